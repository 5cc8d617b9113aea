import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { FichaClient } from '@ficha/client'
import {
  type Command,
  OK,
  oneOf,
  oneOrMore,
  SERVICE_OPTIONS,
  SERVICE_USAGE,
  UsageError,
  wholeNumber,
} from '../command.ts'
import { connect } from '../connect.ts'
import { forEach } from '../each.ts'
import { printableText, say } from '../print.ts'
import { printDocument } from '../print-document.ts'

const TIMEOUT_SECONDS_MAX = 86_400
const FORMATS = ['text', 'markdown', 'hocr'] as const

export const get: Command = {
  name: 'get',
  summary: 'fetch documents and what was read in them',
  usage: `Usage: ficha get [options] ID…

Fetches documents. One that the service could not read makes the exit status 1.

  --wait      wait for the end of the reading
  --timeout   seconds to wait for each (600)
  --fields    with confidence and page of each field, and failed checks
  --text      the recognised text instead of the data
  --format    of a document that was sent as text: text, markdown or hocr
  --file      save the file as uploaded at this path (- for standard output)
  --number    which of several files, from 1
${SERVICE_USAGE}

Examples:
  ficha get 01a1fd30-d6e5-73b1-a6de-940c2e83fac9
  ficha get --wait --fields 01a1fd30-d6e5-73b1-a6de-940c2e83fac9
  ficha get --format hocr 01a1fd30-d6e5-73b1-a6de-940c2e83fac9 > scan.hocr
  ficha get --file licence.pdf 01a1fd30-d6e5-73b1-a6de-940c2e83fac9
`,
  async run(argv) {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...SERVICE_OPTIONS,
        wait: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '600' },
        fields: { type: 'boolean', default: false },
        text: { type: 'boolean', default: false },
        format: { type: 'string' },
        file: { type: 'string' },
        number: { type: 'string', default: '1' },
      },
    })
    const ids = oneOrMore(positionals, 'id')
    const { json, wait, fields, text, file } = values
    const format = values.format === undefined ? undefined : oneOf(values.format, '--format', FORMATS)
    if ([fields, text, file !== undefined, format !== undefined].filter(Boolean).length > 1) {
      throw new UsageError('--fields, --text, --format and --file exclude each other')
    }
    if (format !== undefined && json) throw new UsageError('--format and --json exclude each other')
    if (file !== undefined && ids.length > 1) throw new UsageError('--file takes one id')
    const timeoutMs = wholeNumber(values.timeout, '--timeout', 1, TIMEOUT_SECONDS_MAX) * 1000
    const number = wholeNumber(values.number, '--number', 1, 999)
    const ficha = connect(values)
    return forEach(ids, { name: 'id', json }, async (id, bar) => {
      if (file !== undefined) return save(ficha, id, number, file)
      if (wait) await ficha.waitFor(id, { timeoutMs })
      if (format !== undefined) return write(await ficha.textAs(id, format))
      const document = fields ? await ficha.fields(id) : text ? await ficha.text(id) : await ficha.get(id)
      bar.clear()
      return printDocument(document, {}, json)
    })
  },
}

function write(text: string): number {
  const shown = printableText(text)
  process.stdout.write(shown.endsWith('\n') ? shown : `${shown}\n`)
  return OK
}

async function save(ficha: FichaClient, id: string, number: number, path: string): Promise<number> {
  const { blob, count } = await ficha.file(id, { number })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  if (path === '-') process.stdout.write(bytes)
  else await writeFile(path, bytes)
  if (count > 1) say(`file ${number} of ${count}`)
  return OK
}
