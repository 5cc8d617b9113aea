import { pattern } from './pattern.ts'
import { trimmed } from './trimmed-text.ts'

/** How much of one activity is licensed, before the next: `couro, com capacidade de 1.800 couros/dia, e de estação de tratamento`. */
const MEASURE_BETWEEN = /,?\s+com\s+capacidade\s[^,;]{0,60}?\d[^,;]{0,30},\s+e\s+(?:de\s+|d[oa]s?\s+)?/iu

const NEXT_ACTIVITY = /;\s+(?=\p{Lu}\p{Ll}|\p{L}\)\s|\(?(?:[cC][óÓoO][dD]\S*\s+)?\d[\d.,/-]{2,}\d)|\s[•·|]\s/u

const CODE = String.raw`\p{Lu}?\s?-?\d+[.,/-][\d.,/-]*\d`
const BEHIND = String.raw`\((?:\p{L}+\.?\s)?${CODE}`
/** `Fundição (código B-03-07-7) e serralheria (B-05-10-0)`, `B-03-07-7 Fundição B-05-10-0 Serralheria`. Measures have a unit. */
const NEXT_CODED = new RegExp(
  String.raw`(?<=${BEHIND}\)),?\s+(?:e\s+)?(?=[^()]+${BEHIND})|(?<=^${CODE}\s.*)\s(?=${CODE}\s+(?:[-–]\s+)?\p{Lu}\p{L}{3})`,
  'su',
)

/** A capital or a code after a semicolon begins the next one, and so do a bullet and what follows a code. */
export function activities(text: string): string[] | null {
  const parts = [MEASURE_BETWEEN, NEXT_ACTIVITY, NEXT_CODED].reduce(
    (some, between) => some.flatMap((part) => part.split(between)),
    [text],
  )
  const each = parts.flatMap((one) => activity(one) ?? [])
  return each.length > 0 ? each : null
}

/** `Olaria CNAE: 2342-7/02`: the next cell was glued to it. In `COMÉRCIO E SERVIÇOS: POSTOS DE REVENDA …` much follows the colon. */
const NEXT_CAPTION = /\s\p{Lu}\p{L}+(?:\s\p{L}+)?:\s(?:\S*\d.*|\S+(?:\s\S+){0,3})$/su

/** `para OPERAR usina`, `a realizar a coleta`, `Atividade de transporte`: what is done is the activity, that it is done is not. */
const DOES = /^(?:(?:operar|realizar|exercer|desenvolver|executar)\s+(?:[ao]s?\s+)?|atividade\s+d[aeo]\s+)/iu

/** `(DN COPAM nº 217/2017):` behind the caption: the norm that lists activities. */
const NORM = pattern('u')`
  ^\(?(?:(?:\p{Lu}{2,}|Decreto|Delibera[cç][aã]o|Lei|Normativa|Portaria|Resolu[cç][aã]o|[Nn]\.?[º°o]?)[\s/-]+)*
  \d[\d.]*\/(?:19|20)\d{2}(?:\):?(?:\s|$)|$)
`

/** `com capacidade de 90 m³`, cut from its activity by the text between: how much, and not what. */
const HOW_MUCH = /^com\s/u

function activity(text: string): string | null {
  const value = trimmed(text.replace(NORM, '').replace(DOES, '').replace(NEXT_CAPTION, ''))
  return value !== null &&
    /\p{L}{4}/u.test(value) &&
    !HOW_MUCH.test(value) &&
    !/^(\S+)(?: \1)+$/iu.test(value)
    ? value
    : null
}
