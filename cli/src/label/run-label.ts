import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { OK, UsageError } from '../command.ts'
import { TABLES } from '../evaluate/truth/find-truth.ts'
import { gather } from '../extract/gather/gather.ts'
import { say } from '../print.ts'
import { startLabelServer } from './label-server.ts'
import { openAddress } from './open-address.ts'
import { labelOptions } from './options.ts'
import { pageFiles } from './page-files.ts'
import { truthPaths, whatIsAt } from './truth-file.ts'

const TOKEN_BYTES = 24

/**
 * The `label` command: the page, with the files of a folder, on this machine alone.
 *
 * @param argv arguments after the command's name
 * @returns the exit status, once it was ended
 * @throws {UsageError} or what `node:util` says of options it does not know
 */
export async function runLabel(argv: readonly string[]): Promise<number> {
  const options = labelOptions(argv)
  const { folder } = options
  const { documents: all, unreached } = await gather([folder], options.pair)
  const [bad] = unreached
  if (bad !== undefined) throw new UsageError(`${bad.name} cannot be opened: ${bad.error.detail}`)
  await refuseTable(folder)
  const found = await Promise.all(
    [...truthPaths(all)].map(async ([document, truth]) => ({ document, truth, is: await whatIsAt(truth) })),
  )
  const documents = found.filter(({ is }) => options.again || is !== 'truth')
  const done = found.length - documents.length
  if (documents.length === 0) {
    say(
      done === 0 ? `no files in ${folder}` : `all ${done} documents have a truth; --again for those as well`,
    )
    return OK
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const labelled = new Set<unknown>()
  const { server, port } = await startLabelServer(
    {
      folder,
      type: options.type,
      documents,
      page: await pageFiles(),
      token,
      onLabelled: (document) => labelled.add(document),
    },
    options.port,
  )
  const address = `http://127.0.0.1:${port}/#/label/${token}`
  say(`${documents.length} documents to label${done > 0 ? `, ${done} have a truth` : ''}; Ctrl-C ends`)
  process.stdout.write(`${address}\n`)
  if (options.opens) openAddress(address)
  await untilEnded()
  server.close()
  server.closeAllConnections()
  say(`${labelled.size} labelled: ficha evaluate ${folder}`)
  return OK
}

/** A table goes before the files beside. */
async function refuseTable(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const table = names.find((name) => TABLES.includes(name))
  if (table !== undefined)
    throw new UsageError(`${folder} has ${table}, which evaluate takes for the truth; move it away first`)
}

function untilEnded(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
