extension PreviewSymbols {
  /// Signs and lists.
  static let signs = """
    plus: |M12 4v16M4 12h16
    minus: |M4 12h16
    multiply: |m5 5 14 14m0-14L5 19
    divide: |M4 12h16M12 6.5v.2M12 17.5v.2
    equal: |M5 9.5h14M5 14.5h14
    xmark: |m5.5 5.5 13 13m0-13-13 13
    checkmark: |m4.5 12.8 5 5.7L19.5 5.5
    info: |M12 10.5V19M9.5 10.5H12M9.5 19h5M12 5.5v.3
    questionmark: |M8 8.2a4 4 0 1 1 6.2 3.3c-1.6 1-2.2 1.8-2.2 3.5M12 19v.3
    exclamationmark: |M12 4v10.5M12 19.3v.3
    exclamationmark.triangle: M12 3.5 22 20.5H2z|M12 9.5v5M12 17.6v.2
    exclamationmark.octagon: M8 3h8l5 5v8l-5 5H8l-5-5V8z|M12 7.5V13M12 16.3v.2
    number: |M9.5 4 7.5 20M16.5 4l-2 16M4.5 9H20M4 15h15.5
    at: O12 12 3.8^M15.8 8.5v5a2.7 2.7 0 0 0 5 .3A9.2 9.2 0 1 0 17 19.6
    percent: O7 7 2.8;O17 17 2.8^M18 5 6 19
    ellipsis: O5 12 1.2;O12 12 1.2;O19 12 1.2
    list.bullet: O4.5 6 .9;O4.5 12 .9;O4.5 18 .9^M9 6h11.5M9 12h11.5M9 18h11.5
    list.dash: |M3.5 6h2M3.5 12h2M3.5 18h2M9 6h11.5M9 12h11.5M9 18h11.5
    list.number: |M4 4.5 5.2 4v4M3.8 11h2l-2 3h2M3.8 16.5h2l-1.3 1.6a1.2 1.2 0 1 1-.9 2M9.5 6h11M9.5 12h11M9.5 18h11
    list.star: M5 3.5l.8 1.7 1.8.2-1.3 1.3.3 1.8L5 7.6l-1.6.9.3-1.8-1.3-1.3 1.8-.2z^M10 6h10.5M4 12h16.5M4 18h16.5
    list.bullet.rectangle: R2.5 4 19 16 3.5|M6.5 8.5h.1M6.5 12h.1M6.5 15.5h.1M10 8.5h8M10 12h8M10 15.5h8
    checklist: |m3 6 1.5 1.5L7.5 4M3 13l1.5 1.5 3-3.5M11 6h9.5M11 13h9.5M11 19.5h9.5M4.5 19.5h1
    line.3.horizontal: |M3.5 6.5h17M3.5 12h17M3.5 17.5h17
    line.3.horizontal.decrease: |M3 7h18M6.5 12h11M10 17h4
    slider.horizontal.3: O9 6 2;O15 12 2;O8 18 2^M3 6h4M11 6h10M3 12h10M17 12h4M3 18h3M10 18h11
    slider.vertical.3: O6 9 2;O12 15 2;O18 8 2^M6 3v4M6 11v10M12 3v10M12 17v4M18 3v3M18 10v11
    text.alignleft: |M4 5.5h16M4 10h10M4 14.5h16M4 19h10
    text.aligncenter: |M4 5.5h16M7 10h10M4 14.5h16M7 19h10
    text.alignright: |M4 5.5h16M10 10h10M4 14.5h16M10 19h10
    text.justify: |M4 5.5h16M4 10h16M4 14.5h16M4 19h16
    textformat: |m2.5 18 5-12 5 12M4.3 14h6.4M21 11v7M21 14.5a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0z
    bold: |M7 4.5h6a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7a3.8 3.8 0 0 1 0 7.6H7z
    italic: |M10 4.5h7M7 19.5h7M14 4.5l-4 15
    underline: |M7 4v7a5 5 0 0 0 10 0V4M6 20.5h12
    curlybraces: |M9 4C4.5 4 8 11 4.5 12 8 13 4.5 20 9 20M15 4c4.5 0 1 7 4.5 8-3.5 1 0 8-4.5 8
    chevron.left.forwardslash.chevron.right: |m7 7-5 5 5 5M17 7l5 5-5 5M14 5l-4 14
    terminal: R2.5 4 19 16 3.5|m6.5 9 3 3-3 3M12 15.5h5
    command: |M9 9V6.5A2.5 2.5 0 1 0 6.5 9h11A2.5 2.5 0 1 0 15 6.5v11a2.5 2.5 0 1 0 2.5-2.5h-11A2.5 2.5 0 1 0 9 17.5z
    dollarsign: |M16.5 7.5C16 5.8 14.3 5 12 5c-2.7 0-4.5 1.3-4.5 3.3 0 4.8 9.3 2.3 9.3 7.2 0 2.2-2 3.5-4.8 3.5-2.6 0-4.4-1-4.9-3M12 2.5v19
    eurosign: |M18 6.5a7 7 0 1 0 0 11M3.5 10h9.5M3.5 14h9
    hand.thumbsup: M3 11h4v9.5H3zM7 12l4-8.5c2 0 3 1.2 2.6 3L13 9.5h5.5c1.6 0 2.6 1.4 2.2 3l-1.5 6c-.3 1.2-1.2 2-2.4 2H7z
    hand.thumbsdown: M3 4h4v9.5H3zM7 12.5 11 21c2 0 3-1.2 2.6-3l-.6-3h5.5c1.6 0 2.6-1.4 2.2-3l-1.5-6c-.3-1.2-1.2-2-2.4-2H7z
    hand.raised: M7 13V6.5a1.4 1.4 0 0 1 2.8 0V11 4.5a1.4 1.4 0 0 1 2.8 0V11 5.5a1.4 1.4 0 0 1 2.8 0V12 8.5a1.4 1.4 0 0 1 2.8 0V15c0 4-2.5 6.5-6 6.5-3 0-4.5-1.3-6-4l-2.5-4.2c-.8-1.5 1-2.5 2-1.3z
    hand.tap: M9 13V6a1.5 1.5 0 0 1 3 0v5l5 1c1.2.2 2 1 2 2.3l-.7 4.7c-.2 1.5-1 2.5-2.5 2.5h-4c-1.3 0-2-.5-2.7-1.5L5.5 15c-.8-1.3 1-2.5 2-1.3z|M5.5 7a5 5 0 0 1 10 0
    """
}
