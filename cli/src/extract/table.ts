import { type ExtractionResult, type FieldReport, schemaOf, toPlainText } from '@ficha/engine'
import { printable, printableText } from '../print.ts'
import type { Judged } from './out/judged.ts'
import type { Problem } from './problem.ts'
import type { DocumentReport } from './reading/read-document.ts'

const NAME_WIDTH = 32
const MARKS = { pass: '✓', warn: '!', fail: '✗', not_applicable: '–' } as const

/** One document for people: fields with confidence and page, then the checks that did not pass. */
export function formatTable({ report, judgement }: Judged, withText: boolean): string {
  const { file, result, reading, error, processTime } = report
  if (reading && !error) return `${printableText(toPlainText(reading))}\n`
  if (!result) {
    const lines = reading ? indented(toPlainText(reading)) : []
    return `${[printable(file), `  ${error ? whyNot(error) : 'not read'}`, ...lines].join('\n')}\n\n`
  }
  const lines = Object.entries(result.fields).map(([name, field]) => lineOf(name, field))
  const more = Object.entries(result.more)
  const others = more.map(([name, field]) => lineOf(name, field))
  const failing = result.validations
    .filter((check) => check.outcome === 'fail' || check.outcome === 'warn')
    .map((check) => `  ${MARKS[check.outcome]} ${check.rule}: ${printable(check.message)}`)
  const decision = judgement === null ? [] : [`  → ${[judgement.decision, ...judgement.reasons].join('; ')}`]
  const text = withText ? indented(textOf(result)) : []
  const head = `${printable(file)} (${foundType(report)}${result.pageCount} pages, ${processTime} s)`
  return `${[head, ...lines, ...(others.length > 0 ? ['  more:', ...others] : []), ...failing, ...decision, ...text].join('\n')}\n\n`
}

function lineOf(name: string, field: Pick<FieldReport, 'value' | 'confidence' | 'page'>): string {
  const confidence = `${Math.round(field.confidence * 100)} %`.padStart(5)
  const page = field.page === null ? '      ' : `p. ${field.page}`.padEnd(6)
  return `  ${name.padEnd(NAME_WIDTH)}${confidence}  ${page}${printable(field.value)}`
}

function indented(text: string): string[] {
  return [
    '',
    ...printableText(text)
      .split('\n')
      .map((line) => `  │ ${line}`),
  ]
}

function whyNot({ code, detail }: Problem): string {
  const how = code === 'password_protected' ? ' (--password-file FILE)' : ''
  return `${code}: ${printable(detail)}${how}`
}

/** What was found out; a type that was given is known. */
function foundType({ type, typeConfidence }: DocumentReport): string {
  if (type === null || typeConfidence === undefined) return ''
  return `${type} ${schemaOf(type).label.en.toLowerCase()}, ${Math.round(100 * typeConfidence)} % sure; `
}

/** Page texts joined by a form feed. */
export function textOf(result: ExtractionResult): string {
  return result.text.map((page) => page.lines.map((line) => line.text).join('\n')).join('\f')
}
