import { type Html, html } from '../generator/html.ts'
import type { Random } from '../generator/random.ts'
import { cnj } from './blind-d.ts'

/** What the guardianship papers of this set have in common: case numbers, stamps, signature lines. */

/** A case number of a state's court. @param tr the court, as `13` @param origin the comarca, four digits */
export function caseOf(random: Random, year: number, tr: string, origin: string): string {
  return cnj(`0${random.int(1, 9)}${random.digits(5)}`, year, tr, origin)
}

/** The number PJe gives a document: the second it was signed in, then digits. @param at `YYYY-MM-DDTHH:MM:SS` */
export function pjeDocument(random: Random, at: string): string {
  return `${at.replace(/\D/g, '').slice(2)}${random.digits(17)}`
}

/** `31/12/2024 09:05:07`, as PJe prints a time. @param join what stands between the day and the hour */
export function stampMoment(at: string, join = ' '): string {
  const [day = '', time = ''] = at.split('T')
  return `${day.split('-').reverse().join('/')}${join}${time}`
}

/** Lines to sign on, with what stands beneath each. */
export function signatureLines(people: readonly (readonly string[])[]): Html {
  const one = (lines: readonly string[]): Html =>
    html`<div class="sig">${lines.map((line, i) => html`${i ? html`<br>` : ''}${line}`)}</div>`
  return html`<div class="sigs">${people.map(one)}</div>`
}

export const SIGNATURE_CSS = `
.sigs { display: flex; flex-wrap: wrap; gap: 15mm 10mm; justify-content: space-around; margin-top: 17mm }
.sig { border-top: .25mm solid #111; padding: 1mm 3mm; text-align: center; min-width: 66mm }
`

/** Rows of a caption and its value. */
export function rows(pairs: readonly (readonly [string, string])[]): Html[] {
  return pairs.map(([caption, value]) => html`<tr><th>${caption}</th><td>${value}</td></tr>`)
}
