import { FichaError } from '@ficha/client'
import { type Command, FAILED, OK, UsageError, WRONG_USAGE } from './command.ts'
import { deleteDocuments } from './commands/delete.ts'
import { evaluate } from './commands/evaluate.ts'
import { extract } from './commands/extract.ts'
import { get } from './commands/get.ts'
import { keys } from './commands/keys.ts'
import { label } from './commands/label.ts'
import { list } from './commands/list.ts'
import { mcp } from './commands/mcp.ts'
import { settings } from './commands/settings.ts'
import { status } from './commands/status.ts'
import { upload } from './commands/upload.ts'
import { webhooks } from './commands/webhooks.ts'
import { report } from './each.ts'
import { say } from './print.ts'
import { versionOf } from './version.ts'

const COMMANDS: readonly Command[] = [
  extract,
  evaluate,
  label,
  upload,
  get,
  list,
  deleteDocuments,
  keys,
  webhooks,
  settings,
  status,
  mcp,
]

const USAGE = `Usage: ficha <command> [options]

Reads Brazilian documents: environmental licences, driver licences, guardianship terms.

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}
  help      options and examples of a command

Examples:
  ficha extract --type 51 licence.pdf
  ficha upload --type 54 --wait cnh.pdf
  ficha help upload

Exit status: 0 when all went well, 1 when a document or a request failed, 2 for wrong usage.
`

/**
 * The command line.
 *
 * @param argv arguments after the program's name
 * @returns the exit status
 */
export async function run(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined) return refuse('', USAGE)
  if (name === 'help' || name === '--help' || name === '-h') return help(rest[0])
  if (name === '--version') return print(`${versionOf()}\n`)
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) return refuse(`there is no command ${name}`, USAGE)
  if (rest.includes('--help') || rest.includes('-h')) return print(command.usage)
  try {
    return await command.run(rest)
  } catch (error) {
    if (isUsageError(error)) return refuse(error.message, command.usage)
    report(error, {}, rest.includes('--json'))
    if (error instanceof FichaError && error.code === 'network_error') say(NOT_REACHED)
    return FAILED
  }
}

const NOT_REACHED = 'Is it running (npm start), and is this its address (--url, FICHA_URL)?'

function help(name: string | undefined): number {
  if (name === undefined) return print(USAGE)
  const command = COMMANDS.find((known) => known.name === name)
  return command ? print(command.usage) : refuse(`there is no command ${name}`, USAGE)
}

function print(text: string): number {
  process.stdout.write(text)
  return OK
}

function refuse(message: string, usage: string): number {
  say(message === '' ? usage : `${message}\n\n${usage}`)
  return WRONG_USAGE
}

/** Options that `node:util` does not know, or ours that make no sense. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
