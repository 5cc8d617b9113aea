import { type Candidate, choose } from '../../fields/choose.ts'
import { absentFieldsAtMost } from '../../fields/field.ts'
import { flowOf } from '../../fields/flow.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Fields } from '../../types.ts'
import { caseNumberParts } from '../../values/case-number.ts'
import { findUfs, parseUf, stateCourt } from '../../values/uf.ts'

const COURT_NAME = /(?:TRIBUNAL DE JUSTICA|PODER JUDICIARIO|JUSTICA)(?: D[OA])?(?: ESTADO)?(?: D[OEA]S?)?\s/g
const STATE_OF = /(?<![A-Z])ESTADO D[OEA]S?\s/g
/** `TJSP`, and hosts of courts. */
const COURT_CODE = /(?<![A-Z])TJ(DFT|[A-Z]{2})(?![A-Z])|(?:\.|@|\/\/)TJ(DFT|[A-Z]{2})\.JUS/g
/** A state's name right after the words; further on it may be another state's. */
const NAME_REACH = 24
/** Letters of a letterhead. */
const HEAD_LENGTH = 500
/** Log-odds that the court is the one so named: in the letterhead, below it, in an address, by the number. */
const SCORES = { court: [3, 1.5], state: [2.2, 0.8], host: 2, code: 1.2, number: 2 } as const
/** Terms nearly always name their court: nothing found means that its name was not understood. */
const REALLY_ABSENT = 0.4

/** The state's court: by its name, its addresses, and the number of the case, which every court counts in its own series. */
export function courtOf(reading: Reading, caseNumber: string | null): Fields {
  const flow = flowOf(reading)
  const court: Candidate[] = []
  const state: Candidate[] = []
  const add = (uf: string, name: string, start: number, end: number, score: number): void => {
    const spans = flow.locate(start, end)
    court.push({ value: name, spans, score })
    state.push({ value: uf, spans, score })
  }
  const names = findUfs(flow.text).filter(({ form }) => form === 'name')
  for (const [pattern, [inHead, below]] of [
    [COURT_NAME, SCORES.court],
    [STATE_OF, SCORES.state],
  ] as const) {
    for (const match of flow.folded.matchAll(pattern)) {
      const from = match.index + match[0].length
      const hit = names.find(({ start }) => start >= from - 1 && start < from + NAME_REACH)
      if (!hit || /[\n,;:]/.test(flow.text.slice(from, hit.start))) continue
      add(hit.uf, stateCourt(hit.uf), match.index, hit.end, match.index < HEAD_LENGTH ? inHead : below)
    }
  }
  for (const { 0: words, 1: short, 2: host, index } of flow.folded.matchAll(COURT_CODE)) {
    const code = short ?? host ?? ''
    const uf = code === 'DFT' ? 'DF' : parseUf(code)
    if (uf && uf !== 'EX')
      add(uf, stateCourt(uf), index, index + words.length, host ? SCORES.host : SCORES.code)
  }
  const numbered = caseNumber ? caseNumberParts(caseNumber) : null
  const at = caseNumber ? flow.text.indexOf(caseNumber) : -1
  if (caseNumber && numbered?.court && numbered.uf && at >= 0)
    add(numbered.uf, numbered.court, at, at + caseNumber.length, SCORES.number)
  return absentFieldsAtMost({ court: choose(court), state: choose(state) }, () => REALLY_ABSENT)
}
