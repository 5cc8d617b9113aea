import type { ReadDocument } from '../../fields/reading.ts'
import { roleOf } from '../../reader/role-of.ts'
import type { Fields } from '../../types.ts'
import { isValidCpf } from '../../values/cpf.ts'
import { findRenachs } from '../../values/renach.ts'
import { UFS } from '../../values/uf.ts'
import { chooseOnly } from '../../weigh/choose.ts'
import { type Proposal, proposalOf } from '../../weigh/proposal.ts'
import { locate, rowsAsRun, wordsIn } from '../../weigh/role-runs.ts'

/** `1143030 SSP PI`, `12.345.678-X SSP/SP`, `MG-12.345.678 PC MG`: in one line, or in cells beside each other. */
const IDENTITY = new RegExp(
  '(?<![\\p{L}\\d./-])' +
    '((?:[A-Z]{2}-?)?\\d[\\d.]{3,13}(?:\\s?-\\s?[\\dX]{1,2}|X)?)' +
    '[\\s,–-]{1,3}' +
    '(?!CPF|CNH|DETRAN)(\\p{Lu}{2,8}(?:[/-]\\p{Lu}{2,5})?)' +
    `[\\s/,–-]{1,3}(${UFS.join('|')})(?![\\p{L}\\d])`,
  'dgu',
)
/** A list of people is no paper of one. */
const DOCUMENTS_MAX = 20
/** Roles of numbers that are no field of a driver's data. */
const OTHERS = ['OTHER_NUMBER', 'OTHER_ID'] as const

/** `PI116295198 PICOS, PI`: the RENACH or the security number before the place of issue. */
function isOfCard(number: string): boolean {
  return findRenachs(number).length > 0 || (/^\d{11}$/.test(number) && !isValidCpf(number))
}

/** The holder's identity document: number, who issued it and in which state; nothing where a paper names several. */
export function identityDocument(reading: ReadDocument): Fields {
  const { roles } = reading
  if (!roles) return {}
  const run = rowsAsRun(reading, roles)
  const all = [...run.text.matchAll(IDENTITY)].filter(([, number = '']) => !isOfCard(number))
  if (all.length > DOCUMENTS_MAX) return {}
  const found = all.map((match) => {
    const [, number = '', issuer = '', state = ''] = match
    // `SSP SP`: each part stands where the pattern found it, not where its letters come first.
    const starts = (match.indices ?? []).slice(1).map((range) => range?.[0] ?? match.index)
    const [first = match.index] = starts
    const told = wordsIn(run, first, first + number.length).map(({ row }) =>
      OTHERS.reduce((sum, role) => sum + roleOf(row, roles, role), 0),
    )
    const probability = Math.min(1, ...told)
    const part = (at: number, text: string): Proposal => {
      const start = starts[at] ?? first
      return proposalOf(text, locate(run, start, start + text.length), probability, first)
    }
    return { number: part(0, number), issuer: part(1, issuer), state: part(2, state) }
  })
  const identityNumber = chooseOnly(found.map(({ number }) => number))
  const own = found.filter(({ number }) => number.value === identityNumber.value)
  return {
    identityNumber,
    identityIssuer: chooseOnly(own.map(({ issuer }) => issuer)),
    identityState: chooseOnly(own.map(({ state }) => state)),
  }
}
