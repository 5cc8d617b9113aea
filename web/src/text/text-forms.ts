import { type TextReading, toHocr, toMarkdown, toPlainText } from '@ficha/engine'
import { textFile } from '../export/download.ts'
import type { OpenDocument, TextPhase } from '../state/state.ts'

/** A form in which a text is saved. */
export interface TextForm {
  readonly name: string
  readonly ending: string
  readonly make: (document: OpenDocument, phase: TextPhase) => Blob
}

const form = (
  name: string,
  ending: string,
  type: string,
  write: (text: TextReading) => string,
): TextForm => ({
  name,
  ending,
  make: (_, { text }) => textFile(write(text), type),
})

export const TEXT_FORMS: readonly TextForm[] = [
  form('TXT', 'txt', 'text/plain', (text) => `${toPlainText(text)}\n`),
  form('Markdown', 'md', 'text/markdown', toMarkdown),
  form('hOCR', 'hocr', 'text/html', toHocr),
  {
    name: 'JSON',
    ending: 'json',
    make: (document, phase) =>
      textFile(JSON.stringify(toTextJson(document, phase), null, 2), 'application/json'),
  },
]

/** As the command line writes a text. */
export function toTextJson({ name }: OpenDocument, { text, seconds }: TextPhase): Record<string, unknown> {
  const { type, pages, pageCount, engine } = text
  return {
    file: name,
    type,
    text: toPlainText(text),
    pages,
    pageCount,
    processTime: Math.round(seconds * 1000) / 1000,
    engine,
  }
}
