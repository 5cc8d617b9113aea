import { parseArgs } from 'node:util'
import type { AskedTypeName, FichaClient } from '@ficha/client'
import { openFile } from '@ficha/client/node'
import {
  type Command,
  OK,
  oneOrMore,
  SERVICE_OPTIONS,
  SERVICE_USAGE,
  UsageError,
  wholeNumber,
} from '../command.ts'
import { connect } from '../connect.ts'
import { askedDocumentType, TYPE_CHOICE, TYPE_NAMES, TYPES_EXPLAINED } from '../document-types.ts'
import { forEach } from '../each.ts'
import { passwordOf } from '../extract/options.ts'
import { printJson } from '../print.ts'
import { printDocument } from '../print-document.ts'

const RETENTION_HOURS_MAX = 8760
const TIMEOUT_SECONDS_MAX = 86_400

export const upload: Command = {
  name: 'upload',
  summary: 'send files to the service',
  usage: `Usage: ficha upload --type ${TYPE_CHOICE}|auto|text [options] FILE…

Sends files to the service and prints the ids of their documents. One file is one document.

  --type             ${TYPES_EXPLAINED}; auto finds out; text reads the text of any page
  --together         the files are the pages of one document, in this order
  --wait             wait for the reading and print what was read
  --timeout          seconds to wait for each (600)
  --pages            pages to analyse, e.g. 1,3-4
  --split            each document of a file with several becomes one of its own
  --password-file    a file whose first line is the password of PDFs that ask for one
  --external-id      your own reference, for one document
  --retention-hours  how long the service keeps the file after reading
${SERVICE_USAGE}

Examples:
  ficha upload --type 51 licence.pdf
  ficha upload --type 54 --together --wait front.jpg back.jpg
  ficha upload --type text --wait letter.jpg
  ficha upload --type 51 --wait --json licences/*.pdf > licences.jsonl
`,
  async run(argv) {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...SERVICE_OPTIONS,
        type: { type: 'string' },
        together: { type: 'boolean', default: false },
        wait: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '600' },
        pages: { type: 'string' },
        split: { type: 'boolean', default: false },
        'password-file': { type: 'string' },
        'external-id': { type: 'string' },
        'retention-hours': { type: 'string' },
      },
    })
    const files = oneOrMore([...new Set(positionals)], 'file')
    const documents = values.together ? [files] : files.map((file) => [file])
    const { 'external-id': externalId, 'retention-hours': hours, json, wait } = values
    if (values.type === undefined)
      throw new UsageError(`--type is needed: ${TYPE_NAMES.join(', ')}, auto, text`)
    if (values.split && values.type === 'text') {
      throw new UsageError('--split makes documents of types; --type text has none')
    }
    if (externalId !== undefined && documents.length > 1) {
      throw new UsageError('--external-id names one document; send the files one by one, or --together')
    }
    const settings = {
      type: askedDocumentType(values.type, '--type'),
      pages: values.pages,
      ...(values.split ? { split: true } : {}),
      ...passwordOf(undefined, values['password-file']),
      externalId,
      retentionHours:
        hours === undefined ? undefined : wholeNumber(hours, '--retention-hours', 0, RETENTION_HOURS_MAX),
    }
    const timeoutMs = wholeNumber(values.timeout, '--timeout', 1, TIMEOUT_SECONDS_MAX) * 1000
    const ficha = connect(values)

    const ids = new Map<string, string>()
    const sent = await forEach(documents.map(nameOf), { name: 'file', json }, async (name, bar) => {
      const paths = documents.find((document) => nameOf(document) === name) ?? []
      const document = await send(ficha, paths, settings)
      ids.set(name, document.id)
      bar.clear()
      if (!wait && json) printJson({ file: name, ...document })
      else if (!wait) process.stdout.write(`${document.id}\n`)
      return OK
    })
    if (!wait) return sent
    // All are sent before the first is waited for: the service reads several at once.
    const read = await forEach([...ids.keys()], { name: 'file', json }, async (name, bar) => {
      const document = await ficha.waitFor(ids.get(name) ?? '', { timeoutMs })
      bar.clear()
      return printDocument(document, { file: name }, json)
    })
    return Math.max(sent, read)
  },
}

function nameOf(files: readonly string[]): string {
  return files.join(' + ')
}

async function send(
  ficha: FichaClient,
  paths: readonly string[],
  settings: {
    type: AskedTypeName
    pages: string | undefined
    split?: boolean
    password?: string | undefined
    externalId: string | undefined
    retentionHours: number | undefined
  },
) {
  return ficha.upload({ files: await Promise.all(paths.map(openFile)), ...settings })
}
