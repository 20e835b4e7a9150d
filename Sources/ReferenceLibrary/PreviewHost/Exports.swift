// What a host answers with is written in these values: one import is enough for a test.
@_exported public import PreviewRecording
