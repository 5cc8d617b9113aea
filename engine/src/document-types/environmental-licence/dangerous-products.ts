import { answerTo } from '../../fields/answer.ts'
import type { Candidate } from '../../fields/choose.ts'
import { flowOf } from '../../fields/flow.ts'
import type { Reading } from '../../fields/reading.ts'
import { normaliseWithMap } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { isInCondition } from './conditions.ts'

const GOODS =
  '(?:PRODUTOS?|CARGAS?|RESIDUOS?|REJEITOS?|SUBSTANCIAS?)(?:[ ,/]+(?:E|OU|E/OU|RESIDUOS?|PRODUTOS?|' +
  'REJEITOS?|SUBSTANCIAS?|QUIMICOS?|CARGAS?)\\b)*(?: CLASSE I)?(?: ?[-–(,])? ?PERIGOS[OA]S?'
/** docs/domain.md 2.8: transport and dangerous goods at most 8 words apart. */
const TRANSPORT = new RegExp(`TRANSPORT[A-Z]*(?: [^ .;]+){0,8}? ${GOODS}`, 'g')
const TITLE = new RegExp(`AUTORIZACAO .{0,60}TRANSPORTE .{0,30}?${GOODS}`, 'g')
/** CNAE, CONSEMA-SC, CODRAM and DN 217 codes of dangerous-goods transport. */
const CODES = /(?<![\d.])(?:4930-?2\/?03|47\.10\.10|4\.?720[.,]10|4\.?710[.,]10|F-02-01-1)(?!\d)/g
const RISK_CLASSES = /CLASSES? DE RISCO|N ONU|\bUN ?\d{4}\b|NUMEROS? ONU/g
/** Words before or inside a span that take the permission away. */
const NEGATED = pattern()`
  \bNAO (?:\w+ ){0,2}
    (?:AUTORIZA|CONTEMPLA|ABRANGE|INCLUI|PERMITE|COMPREENDE|LICENCIA|HABILITA|DISPENSA|EXIME|SE APLICA
      |ESTA AUTORIZAD|E PERMITID|PERIGOS)
  |VEDAD[OA]|PROIBID[OA]|EXCETO|EXCLUI|SALVO
  |DEVERA(?:O)? (?:SER )?(?:CONTRATA|DESTINA|POSSUI|REALIZA|ENCAMINHA)|CONTRATAR|QUANDO HOUVER|CASO |TERCEIROS
  |EMPRESA(?:S)? (?:\w+ ){0,3}(?:LICENCIAD|HABILITAD|AUTORIZAD)|TRANSPORTADOR(?:A|ES)? (?:\w+ ){0,2}LICENCIAD
  |SEM (?:O )?TRANSPORTE|DEPENDE|DISPENSA
`
/** A form that asks and answers: nothing says it more plainly. */
const ANSWERED = 5
const NOT_DANGEROUS = /NAO[ -]PERIGOS/

/** Whether dangerous-goods transport is authorised; false is the specification's word for nothing found. */
export function dangerousProductsCandidates(reading: Reading): Candidate[] {
  const flow = flowOf(reading)
  const { norm, map } = normaliseWithMap(flow.text)
  const patterns: readonly (readonly [RegExp, number])[] = [
    [TITLE, 4],
    [TRANSPORT, 3.2],
    [CODES, 2.8],
    [RISK_CLASSES, 1.4],
  ]
  return patterns.flatMap(([pattern, weight]) =>
    [...norm.matchAll(pattern)].flatMap((match): Candidate[] => {
      const [start, end] = [match.index, match.index + match[0].length]
      const before = sentenceBefore(norm, start)
      const after = norm.slice(end, end + 40)
      const rawStart = map[start] ?? 0
      const rawEnd = map[end] ?? flow.text.length
      const negated =
        NEGATED.test(before) ||
        /\bNAO (?:[A-Z]+ )?$/.test(before) ||
        NEGATED.test(match[0]) ||
        NOT_DANGEROUS.test(match[0]) ||
        /^[^.;]{0,20}(?:NAO (?:SAO|E|ESTA)\b|VEDAD|PROIBID|DEVER|DEVEM|DEPENDE|SOMENTE|SO PODER)/.test(after)
      if (NOT_DANGEROUS.test(match[0]) && !match[0].replace(/NAO[ -]PERIGOS\w+/g, '').includes('PERIGOS'))
        return []
      const spans = flow.locate(rawStart, rawEnd)
      const last = spans.at(-1)
      const answer = last ? answerTo(last, reading) : null
      if (answer !== null) return [{ value: answer, spans, score: ANSWERED }]
      if (negated) return [{ value: false, spans, score: 1.2 }]
      return [{ value: true, spans, score: weight - (isInCondition(flow.text, rawStart) ? 3.5 : 0) }]
    }),
  )
}

function sentenceBefore(norm: string, at: number): string {
  const window = norm.slice(Math.max(0, at - 140), at)
  return window.slice(window.search(/[^.;]*$/))
}
