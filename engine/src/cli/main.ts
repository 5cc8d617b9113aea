import { runExtract } from './extract.ts'

process.exitCode = await runExtract(process.argv.slice(2))
