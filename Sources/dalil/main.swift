import CommandLineInterface

await CommandLineTool.main(CommandLine.arguments)
