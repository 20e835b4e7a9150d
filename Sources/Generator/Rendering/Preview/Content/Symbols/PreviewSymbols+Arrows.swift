extension PreviewSymbols {
  /// Chevrons and arrows.
  static let arrows = """
    chevron.left: |M15.5 4 7.5 12l8 8
    chevron.right: |m8.5 4 8 8-8 8
    chevron.backward: |M15.5 4 7.5 12l8 8
    chevron.forward: |m8.5 4 8 8-8 8
    chevron.up: |m4 15.5 8-8 8 8
    chevron.down: |m4 8.5 8 8 8-8
    chevron.compact.down: |m4 10 8 4 8-4
    chevron.compact.up: |m4 14 8-4 8 4
    chevron.up.chevron.down: |m7 9 5-5 5 5M7 15l5 5 5-5
    arrow.left: |M20.5 12h-17m7-7-7 7 7 7
    arrow.right: |M3.5 12h17m-7-7 7 7-7 7
    arrow.backward: |M20.5 12h-17m7-7-7 7 7 7
    arrow.forward: |M3.5 12h17m-7-7 7 7-7 7
    arrow.up: |M12 20.5v-17m-7 7 7-7 7 7
    arrow.down: |M12 3.5v17m-7-7 7 7 7-7
    arrow.up.right: |M6 18 18 6M8.5 6H18v9.5
    arrow.up.left: |M18 18 6 6M15.5 6H6v9.5
    arrow.up.forward: |M6 18 18 6M8.5 6H18v9.5
    arrow.down.right: |m6 6 12 12M8.5 18H18V8.5
    arrow.up.arrow.down: |M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4
    arrow.left.arrow.right: |M20 8H4M8 4 4 8l4 4M4 16h16M16 12l4 4-4 4
    arrow.triangle.2.circlepath: |M4 11a8 8 0 0 1 14-4.5L20.5 9M20.5 4v5h-5M20 13a8 8 0 0 1-14 4.5L3.5 15M3.5 20v-5h5
    arrow.clockwise: |M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 3.5v5h-5
    arrow.counterclockwise: |M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 3.5v5h5
    arrow.uturn.left: |M8 4 3.5 8.5 8 13M4 8.5h10.5a5.5 5.5 0 0 1 0 11H9
    arrow.uturn.right: |m16 4 4.5 4.5L16 13M20 8.5H9.5a5.5 5.5 0 0 0 0 11H15
    arrow.uturn.backward: |M8 4 3.5 8.5 8 13M4 8.5h10.5a5.5 5.5 0 0 1 0 11H9
    arrow.uturn.forward: |m16 4 4.5 4.5L16 13M20 8.5H9.5a5.5 5.5 0 0 0 0 11H15
    arrow.turn.up.right: |m15 4 5 5-5 5M20 9h-8a7 7 0 0 0-7 7v3
    arrow.turn.down.right: |m15 10 5 5-5 5M20 15h-8a7 7 0 0 1-7-7V5
    arrow.branch: |M6 4v16M6 13c0-4 10-2 10-8M12.5 8.5 16 5l3.5 3.5
    arrow.down.doc: M6 2.5h8l5 5v14H6z|M12 9v8M8.5 13.5 12 17l3.5-3.5
    arrow.up.left.and.arrow.down.right: |M4 10V4h6M4 4l6.5 6.5M20 14v6h-6M20 20l-6.5-6.5
    arrow.down.right.and.arrow.up.left: |M4.5 10.5h6v-6M10.5 10.5 4 4M19.5 13.5h-6v6M13.5 13.5 20 20
    arrowshape.turn.up.left: M10 5 3 11.5l7 6.5v-4c5 0 8 1 11 5-.7-6-4-10-11-10z
    arrowshape.turn.up.right: m14 5 7 6.5-7 6.5v-4c-5 0-8 1-11 5 .7-6 4-10 11-10z
    square.and.arrow.up: |M8 9.5H6.5A2 2 0 0 0 4.5 11.5v8a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H16M12 15V2.5M8.3 6 12 2.5 15.7 6
    square.and.arrow.down: |M8 9.5H6.5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H16M12 2.5V15M8.3 11.5 12 15l3.7-3.5
    square.and.pencil: |M12 5H6a2.5 2.5 0 0 0-2.5 2.5v11A2.5 2.5 0 0 0 6 21h11a2.5 2.5 0 0 0 2.5-2.5v-6M10 14l.7-3L19 2.7l2.3 2.3-8.3 8.3z
    rectangle.portrait.and.arrow.right: |M14 7V5.5A2.5 2.5 0 0 0 11.5 3h-6A2.5 2.5 0 0 0 3 5.5v13A2.5 2.5 0 0 0 5.5 21h6a2.5 2.5 0 0 0 2.5-2.5V17M9 12h12.5M18 8.5l3.5 3.5-3.5 3.5
    rectangle.portrait.and.arrow.forward: |M14 7V5.5A2.5 2.5 0 0 0 11.5 3h-6A2.5 2.5 0 0 0 3 5.5v13A2.5 2.5 0 0 0 5.5 21h6a2.5 2.5 0 0 0 2.5-2.5V17M9 12h12.5M18 8.5l3.5 3.5-3.5 3.5
    return: |M20 5v6a3 3 0 0 1-3 3H4.5M9 9l-5 5 5 5
    shuffle: |M3 7h3c5 0 6 10 11 10h3.5M3 17h3c2 0 3.3-1.5 4.3-3.3M13 9.5C14 8 15.3 7 17 7h3.5M18 4l3 3-3 3M18 14l3 3-3 3
    repeat: |M4 11V9.5A3.5 3.5 0 0 1 7.5 6H20M17 3l3 3-3 3M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H4M7 15l-3 3 3 3
    """
}
