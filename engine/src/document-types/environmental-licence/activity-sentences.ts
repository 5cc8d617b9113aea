import type { Candidate } from '../../fields/choose.ts'
import type { Flow } from '../../fields/flow.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { unaccented, unaccentedPattern } from '../../values/unaccented.ts'
import { endInSentence, LENGTH_MAX } from './activity-end.ts'
import {
  activityScore,
  clean,
  ELEMENT_START,
  isActivity,
  namesActivity,
  splitElements,
} from './activity-text.ts'

/** Activities that a sentence names: what is licensed, in words that lead up to it. */
export function spokenActivities(flow: Flow): Candidate[] {
  return [...sentences(flow), ...lists(flow), ...purposes(flow), ...references(flow), ...grants(flow)]
}

/** `para realizar a atividade de …`, `autorizando a operação de …`: the activity inside a sentence. */
const SENTENCE = unaccentedPattern(
  pattern('giu')`
    (?:
      (?:realiza|opera|exerce|executa|desenvolve|desempenha|explora)(?:r|m|ndo)?\s+(?:(?:a|as|sua|suas)\s+)?
        atividades?\s+d[ea]
      |para\s+o\s+empreendimento\s+de(?=\s+(?!propriedade|responsabilidade|interesse|titularidade))
      |(?:relativ|referente|destinad|refere-se)[ao]?s?\s+[àa]s?\s+atividades?\s+d[ea]
      |te(?:m|ndo)\s+(?:por|como)\s+(?:atividade|objeto)(?:\s+principal)?\s+[ao]s?
      |(?:autoriza|licencia|permite)(?:ndo|r|d[ao])?\s+(?:a\s+)?(?:operação|o\s+funcionamento|exercer)
        (?:\s+d[aeo])?(?:\s+(?:a\s+)?atividades?\s+d[ea])?
      |para\s+(?:a\s+)?(?:operação|funcionamento)(?:\s+d[aeo])?(?:\s+atividades?\s+d[ea])?
      |cujas?\s+atividades?\s+(?:principa(?:l|is)\s+)?
        (?:consiste(?:m)?\s+(?:em|n[ao]s?)|(?:é|são)(?:\s+[ao]s?(?=\s))?)
      |como\s+atividades?(?:\s+principa(?:l|is))?\s+(?:a|o|as|os)
      |(?:para|com|d[ae])\s+(?:a|as)\s+atividades?\s+d[ea]
      |(?:autoriza|licencia|permite)[\p{L}-]*(?:,[^,.;]{1,40},)?\s+(?:a|as)\s+atividades?\s+d[ea]
      |(?:refere-se|válida\s+para)\s+(?:[àa]|ao?)\s+(?:operação|funcionamento)\s+d[aeo]
      |autoriza(?:ndo|r|d[ao]s?)?\s+(?:(?:apenas|somente|exclusivamente)\s+)?(?:a|o)
        (?=
          \s+(?!oper|func|exerc|desenv|realiz|execu|transporte\b.{0,20}d[eo]\s+pr)\p{L}{2,}
            (?:ção|mento|agem|cultura)\b
          )
      |autoriza(?:do|da|ndo)\s+a(?=\s+(?!oper|func|exerc|realiz|desenv|execut)\p{L}{3,}[aei]r\b)
      |autoriza(?:do|da|ndo)\s+a\s+(?:operar|exercer|realizar|desenvolver|executar)(?:\s+(?:a|o|as|os))?
        (?=\s+(?!atividade)\p{L}{4,})
      |para\s+(?:a|as)\s+atividades?(?=\s+\p{L}{3,}(?:ção|mento|agem|cultura)\b)
      |(?:visando|objetivando)\s+(?:a|à|ao|o)\s+(?:operação|funcionamento|exercício)\s+d[aeo]
      |cujo\s+objeto\s+é\s+(?:a|o)
      |(?:exercício|desenvolvimento|realização|execução|exploração|prática)\s+d[ao]s?\s+atividades?\s+d[ea]
      |atividades?\s+(?:ora\s+)?(?:licenciad|autorizad|permitid)as?\s+consiste(?:m)?\s+(?:n[ao]s?|em)
      |para\s+atividades?\s+d[ea]|seguintes\s+atividades(?=:[^\S\n]+\S))
    \s*:?(?:[^\S\n]+|[^\S\n]*\n(?!\n))
  `,
)
/** A form's caption, not the rest of the sentence. */
const CAPTION = /^\p{Lu}[^:.;,]{1,45}:(?:\s|$)/u

function sentences(flow: Flow): Candidate[] {
  return [...unaccented(flow.text).matchAll(SENTENCE)].flatMap((match) => {
    const start = match.index + match[0].length
    const isList = /atividades[\s:]/i.test(match[0])
    const end = start + endInSentence(flow.text.slice(start), isList)
    const text = flow.text.slice(start, end).replace(LEAD, '')
    const elements = isList ? splitElements(text) : [clean(text)]
    if (!elements.every(isActivity) || CAPTION.test(elements[0] ?? '')) return []
    const late = flow.text.slice(0, start).includes('\f') ? -2 : 0
    const named = /atividade/i.test(match[0]) ? 0.8 : 0
    const score = 2.4 + named + late + activityScore(elements)
    return [{ value: elements, spans: flow.locate(start, end), score }]
  })
}

/** `uma unidade de …`, `um empreendimento destinado à reciclagem de …`: what the activity itself follows. */
const LEAD = pattern('iu')`
  ^(?:uma?\s+)?
  (?:
    (?:empreendimento|estabelecimento|unidade|instala(?:ção|ções))\s+(?:industria(?:l|is)\s+)?
      (?:destinad|voltad|dedicad)[ao]s?\s+(?:[àa]s?|aos?|para\s+(?:[ao]s?\s)?)\s+
    )?
`

const LIST_INTRODUCTION = unaccentedPattern(
  pattern('giu')`
    (?:seguintes?\s+atividades?|atividade(?:s|\(s\))?\s+(?:abaixo|a\s+seguir)(?:\s+\p{L}+){0,2}
      |(?:licen[çc]|autoriz|conced|outorg|permit)\p{L}*[^.;:\n]{0,80}\b
        (?:exerc[ií]cio|opera[çc][ãa]o|funcionamento|desenvolvimento|realiza[çc][ãa]o)
        (?:\s+d[ae]s?(?:\s+atividades?)?(?:\s+d[ae])?)?
      )
    \s*:\s*\n+
  `,
)
/** `O empreendedor deverá executar as seguintes atividades:`. */
const DUTY = /\b(?:DEVE\w*|OBRIGA\w*|CABE\w*|INCUMB\w*|COMPROMETE\w*)\b/

/** `exercer as seguintes atividades:` and a list, each item ended by a semicolon or a full stop. */
function lists(flow: Flow): Candidate[] {
  return [...unaccented(flow.text).matchAll(LIST_INTRODUCTION)].flatMap((match) => {
    const start = match.index + match[0].length
    if (DUTY.test(lastSentence(normalise(flow.text.slice(0, match.index))))) return []
    let end = start
    for (const line of flow.text.slice(start, start + LENGTH_MAX * 3).split('\n')) {
      const open = end > start && !/[;.]\s*$/.test(flow.text.slice(start, end))
      if (line.trim() === '' || !(ELEMENT_START.test(line) || open)) break
      end += line.length + 1
    }
    if (end === start) return oneActivity(flow, start)
    const elements = splitElements(flow.text.slice(start, end))
    if (!elements.every(isActivity)) return []
    return [{ value: elements, spans: flow.locate(start, end), score: 3.4 }]
  })
}

/** `a seguinte atividade:` and a paragraph that names it. */
function oneActivity(flow: Flow, start: number): Candidate[] {
  const [text = ''] = flow.text.slice(start, start + LENGTH_MAX).split('\n\n')
  const value = clean(text)
  return namesActivity(value)
    ? [{ value: [value], spans: flow.locate(start, start + text.length), score: 2.4 }]
    : []
}

const PURPOSE = unaccentedPattern(
  /(?:,|\n\n)\s*para\s+(\p{Ll}{2,}[aeio]r\b)|\s+para\s+(?:a\s+|o\s+|as\s+|os\s+)?(\p{L}\p{Ll}+(?:ção|ções|mento|agem|cultura|porte)\b)/gu,
)
/** `Conceder licença a X, CNPJ …, para fabricar resinas …`: what the act is granted for. */
function purposes(flow: Flow): Candidate[] {
  return [...unaccented(flow.text).matchAll(PURPOSE)].flatMap((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? match[2] ?? '')
    const before = normalise(flow.text.slice(Math.max(0, match.index - 600), match.index))
    if (!/(?:CONCED|OUTORG|AUTORIZ|EXPED)[A-Z]* .{0,590}\b(?:CNPJ|CPF)\b/.test(before)) return []
    const end = start + endInSentence(flow.text.slice(start))
    const value = clean(flow.text.slice(start, end))
    if (
      !isActivity(value) ||
      /^(?:exercer|realizar|desenvolver|executar|desempenhar|operar)\s+(?:a|as)\s+atividade/i.test(value)
    )
      return []
    return [{ value: [value], spans: flow.locate(start, end), score: 1.6 }]
  })
}

/** `à atividade de …`, `ao empreendimento: …`: the noun before the activity. */
const NOUN_BEFORE = /^(?:atividades?\s+d[ea]\s+|empreendimento\s*:?\s*)/i

/** `Referente à operação da linha …` as a paragraph of its own. */
const REFERENCE = unaccentedPattern(
  /(?:^|\n\n|\f)(?:referente|relativ[oa]s?|destinad[oa]s?)\s+(?:[àa]s?|aos?)\s+(?!processos?\b|requerimento|an[áa]lise)(?=\p{L})/giu,
)

function references(flow: Flow): Candidate[] {
  return [...unaccented(flow.text).matchAll(REFERENCE)].flatMap((match) => {
    const start = match.index + match[0].length
    const end = start + endInSentence(flow.text.slice(start))
    const value = clean(flow.text.slice(start, end).replace(NOUN_BEFORE, ''))
    return isActivity(value) ? [{ value: [value], spans: flow.locate(start, end), score: 1.4 }] : []
  })
}

/** `destinada ao funcionamento de lavanderia`, `a operar a central dosadora`: whatever leads up to it in an act that grants. */
const OPERATED = unaccentedPattern(
  /\b(?:operação|funcionamento|exploração|atividades?)\s+d[aeo]s?\s+|\ba\s+(?:operar|explorar|exercer)\s+(?:[ao]s?\s+)?/giu,
)
const GRANTS = /\b(?:CONCED|OUTORG|AUTORIZ|EXPED|EXPID|LICENCIA|DEFER)\w*\b/
/** An act that grants names whom it is granted to. */
const NAMES_LICENSEE = /\b(?:CNPJ|CPF)\b/
/** Less than what captions and known turns of a sentence say. */
const GRANT_SCORE = 0.8

function grants(flow: Flow): Candidate[] {
  return [...unaccented(flow.text).matchAll(OPERATED)].flatMap((match) => {
    const start = match.index + match[0].length
    const before = normalise(flow.text.slice(0, match.index).split('\n\n').at(-1) ?? '')
    if (!GRANTS.test(before) || !NAMES_LICENSEE.test(before)) return []
    const end = start + endInSentence(flow.text.slice(start))
    const value = clean(flow.text.slice(start, end))
    const isLicence = /^(?:A SER|ATIVIDADES?|EMPREENDIMENTO)\b/.test(normalise(value))
    if (isLicence || !isActivity(value) || CAPTION.test(value)) return []
    return [{ value: [value], spans: flow.locate(start, end), score: GRANT_SCORE + activityScore([value]) }]
  })
}

/** What follows the last end of a sentence; a point inside a number ends none. */
function lastSentence(norm: string): string {
  const end = [...norm.matchAll(/[.;](?: |$)|, SENDO /g)].at(-1)
  return end ? norm.slice(end.index + end[0].length) : norm
}
