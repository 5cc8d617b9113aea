import { readFile, writeFile } from 'node:fs/promises'
import { type TextReading, toHocr, toMarkdown, toPlainText } from '@ficha/engine'
import { pictures } from '@ficha/engine/node'
import { say } from '../../print.ts'
import type { DocumentFiles } from '../gather/document-files.ts'
import { searchablePdf } from '../text/searchable-pdf.ts'
import type { Output } from './output.ts'

/** Ending → what a document's text is written as. */
const FORMS: Readonly<
  Record<string, (reading: TextReading, document: DocumentFiles) => string | Promise<Uint8Array>>
> = {
  '.txt': (reading) => `${toPlainText(reading)}\n`,
  '.md': toMarkdown,
  '.hocr': toHocr,
  '.pdf': async (reading, { paths }) =>
    searchablePdf(await Promise.all(paths.map((path) => readFile(path))), reading, pictures),
}

export const TEXT_ENDINGS = Object.keys(FORMS)

/** The text of one document as a file of its own. */
export function textOutput(path: string, ending: string, document: DocumentFiles): Output {
  return {
    before: [],
    async open() {},
    async add({ report: { file, reading, error } }) {
      if (reading === undefined)
        return say(`${file}: ${error ? `${error.code}: ${error.detail}` : 'not read'}`)
      sayUnread(reading)
      const content = await FORMS[ending]?.(reading, document)
      if (content !== undefined) await writeFile(path, content)
    },
    async finish() {},
  }
}

/** Who asks for the text of a book must know that the first pages were read. */
export function sayUnread({ pages, pageCount }: TextReading): void {
  if (pages.length >= pageCount) return
  say(`${pages.length} of ${pageCount} pages were read; --pages 1-${pageCount} reads all`)
}
