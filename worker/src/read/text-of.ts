import { type TextPage, type TextReading, toMarkdown } from '@ficha/engine'

/** `data` of a document of which the text alone is read, as it is stored and answered. */
export interface TextData {
  readonly pages: readonly TextPage[]
  /** The same, headings, paragraphs and tables. */
  readonly markdown: string
}

/** What is kept of a text; its engine and the number of its pages stand beside it. */
export function textOf({ pages, ...rest }: TextReading): TextData {
  return { pages, markdown: toMarkdown({ pages, ...rest }) }
}
