import type { Naming } from '@ficha/engine'
import { formatTable } from '../table.ts'
import { toLine } from './json-line.ts'
import type { Output } from './output.ts'
import { sayUnread } from './text-output.ts'

/** Standard output: a line of JSON a document, or tables for people. */
export function printedOutput(form: {
  readonly json: boolean
  readonly text: boolean
  readonly naming: Naming
}): Output {
  return {
    before: [],
    async open() {},
    async add(judged) {
      if (judged.report.reading) sayUnread(judged.report.reading)
      process.stdout.write(
        form.json ? `${JSON.stringify(toLine(judged, form))}\n` : formatTable(judged, form.text),
      )
    },
    async finish() {},
  }
}
