import { findKinships, isRelativeOfChild } from './kinship.ts'
import { anyOf } from './pattern.ts'

const OFFICE = anyOf('GUARDA|TUTELA|CURATELA|TUTOR*|CURADOR*', 'g')
/** `a guarda será exercida pela `, `a tutela dos menores à `. */
const GIVEN_TO = /\b(?:GUARDA|TUTELA)\b[^.;]*\b(?:PEL[AO]|AO?|COM [AO]|FAVOR D[AO]) $/

/** Whether a sentence gives an office to the relative whose kinship follows, by what it tells before. */
export function givesOffice(before: string): boolean {
  return GIVEN_TO.test(before)
}

/** The people whom a sentence gives to somebody are named so soon behind the office. */
const REACH = 200

/**
 * People over whom a text gives an office in a list of two or more that tells nothing else of each, as `a guarda das netas Ana e Eva Lima`
 * does, and who is named in full behind it in its sentence.
 *
 * @param text in capitals without accents, as the names are
 * @param people names of everybody of whom the text may tell; a list may have the given names alone
 */
export function findGivenOver(text: string, people: readonly string[]): Set<string> {
  const names = people.filter((name) => givenOf(name) !== '')
  if (names.length < 2) return new Set()
  const words = names.flatMap((name) => name.split(' ')).filter((word) => /^[\w'-]+$/.test(word))
  const list = new RegExp(
    `^[A-Z]*((?: [A-Z]+)?? D[AEO]S?(?: [A-Z]+){0,2}?) ((?:${names.map(givenOf).join('|')})` +
      `(?:,? (?:E|D[AEO]S?|${words.join('|')})(?![A-Z]))+)`,
  )
  const found = [...text.matchAll(OFFICE)].flatMap(({ 0: office, index }) => {
    const behind = text.slice(index + office.length).slice(0, REACH)
    const [whole = '', lead = '', given = ''] = list.exec(behind) ?? []
    // `Sob a guarda dos tios Ana e Davi`: they have it.
    if (findKinships(lead).some(({ value }) => isRelativeOfChild(value))) return []
    const said = given.split(/,? /)
    const listed = names.filter((name) => said.includes(givenOf(name)))
    const [rest = ''] = behind.slice(whole.length).split(/[.;] /)
    const isList = listed.length > 1 && said.includes('E')
    return isList ? [...listed, ...names.filter((name) => rest.includes(name))] : []
  })
  return new Set(found)
}

function givenOf(name: string): string {
  return /^[\w'-]+/.exec(name)?.[0] ?? ''
}
