import { type ParseArgsConfig, parseArgs } from 'node:util'

type Parsed<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>

/** The arguments of a command. `--help` prints its usage and ends it, as does an option that there is not. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T): Parsed<T> {
  if (process.argv.includes('--help')) {
    process.stdout.write(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    process.stderr.write(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}
