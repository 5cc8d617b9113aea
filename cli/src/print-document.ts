import type { Document, DocumentFields, DocumentText, FieldReport } from '@ficha/client'
import { describeDoubt } from '@ficha/engine'
import { FAILED, OK } from './command.ts'
import { printable, printJson, printRecord } from './print.ts'

const NAME_WIDTH = 32

interface PageLines {
  readonly page: number
  readonly lines: readonly { readonly text: string }[]
}

/**
 * A document with whatever is known of it.
 *
 * @param item what it was asked for by, e.g. its file
 * @returns the exit status: a document that could not be read is a failure
 */
export function printDocument(
  document: Document | DocumentFields | DocumentText,
  item: Readonly<Record<string, string>>,
  json: boolean,
): number {
  if (json) printJson({ ...item, ...document })
  else if (document.status !== 1) printRecord({ ...item, ...document })
  else {
    const { externalId, createdAt, processTime } = document
    const name = [...Object.values(item), document.id, ...(externalId === undefined ? [] : [externalId])]
    const head = `${name.join(' ')} (type ${document.type}, ${createdAt.toISOString()}, ${processTime} s)`
    process.stdout.write(`${printable(head)}\n${bodyOf(document).join('\n')}\n\n`)
  }
  return document.status === 2 ? FAILED : OK
}

function bodyOf(document: Extract<Document | DocumentFields | DocumentText, { status: 1 }>): string[] {
  if ('pages' in document) return linesOf(document.pages)
  if ('data' in document) {
    if (document.type === 'text') return linesOf(document.data.pages)
    const parts = (document.parts ?? []).map(
      ({ id, type, pages, statusDesc }) =>
        `  part, pages ${pages}: ${id} (type ${type ?? '?'}, ${statusDesc})`,
    )
    const values = Object.entries(document.data).map(
      ([name, value]) => `  ${name.padEnd(NAME_WIDTH)}${printable(value)}`,
    )
    return [...values, ...parts]
  }
  if (document.type === 'text') return ['  a text has no fields']
  const fields = Object.entries(document.fields).map(lineOf)
  const more = Object.entries(document.more).map(lineOf)
  const failing = document.validations
    .filter(({ outcome }) => outcome === 'fail' || outcome === 'warn')
    .map(({ outcome, rule, message }) => `  ${outcome === 'fail' ? '✗' : '!'} ${rule}: ${printable(message)}`)
  const { judgement } = document
  const judged =
    judgement === null
      ? []
      : [`  ${[judgement.decision, ...judgement.reasons.map(describeDoubt)].join('; ')}`]
  return [...fields, ...(more.length > 0 ? ['  more:', ...more] : []), ...failing, ...judged]
}

function linesOf(pages: readonly PageLines[]): string[] {
  return pages.flatMap(({ page, lines }) => [
    `  ── page ${page}`,
    ...lines.map(({ text }) => `  ${printable(text)}`),
  ])
}

function lineOf([name, field]: readonly [
  string,
  Pick<FieldReport<unknown>, 'value' | 'confidence' | 'page'>,
]): string {
  const confidence = `${Math.round(field.confidence * 100)} %`.padStart(5)
  const page = (field.page === null ? '' : `p. ${field.page}`).padEnd(6)
  return `  ${name.padEnd(NAME_WIDTH)}${confidence}  ${page}${printable(field.value)}`
}
