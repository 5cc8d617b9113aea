import { fold } from '../../values/fold.ts'
import { beginsWithGivenName } from '../../values/given-names.ts'
import { pattern } from '../../values/pattern.ts'
import { findPersonNames } from '../../values/person-name.ts'
import type { Prose } from './prose.ts'

/** A place of the text where a person seems to be named. */
export interface Mention {
  /** As printed, single spaces. */
  readonly name: string
  readonly start: number
  readonly end: number
  /** Same for every spelling of one name. */
  readonly key: string
}

/** Words before a pair of names that promise several people. */
const SEVERAL = pattern()`
  (?:FILH[OA]S?(?:\(A?S?\))? D[EOA]S?|FILIACAO:?|PAIS:?|GENITORES:?|MENORES|CRIANCAS|ADOLESCENTES|TUTORES
    |CURADORES|GUARDIOES|COMPARECERAM|REQUERENTES:?|REQUERIDOS:?|IRMAOS|TUTELADOS|AUTORES:?)
  [^.;]{0,40}$
`
const PARENTS = /(?:FILH|FILIACAO|PAIS|GENITOR)[^.;]{0,40}$/
const ONE_QUALIFIED = /^[\s,(–-]{1,4}(?:BRASILEIR[OA]|SOLTEIR[OA]|CASAD[OA]|VIUV[OA]|DIVORCIAD[OA])(?![A-Z])/
/** Far enough to see the word that promises several people. */
const BEFORE_WINDOW = 60
/** A family's name comes again within a few pages. */
const FAMILY_REACH = 6000

/** Capitals that name registers, laws, offices and places. */
const NO_PERSON = pattern()`
  (?<![A-Z])
  (?:CADASTRO|PESSOAS?|FISICAS?|REGISTRO|GERAL|SECRETARIA|SEGURANCA|PUBLIC[AO]S?|DEFENSORIA|PROCURADORIA
    |MINISTERIO|CONSELHO|TUTELAR|ESTATUTO|ADOLESCENTE|CONSTITUICAO|FEDERATIVA|REPUBLICA|TRIBUNAL|JUSTICA|VARA
    |MISTA|FORUM|COMARCA|CARTORIO|CODIGO|SOCIAL|SEGURO|CERTIDAO|NASCIMENTO|HORARIO|ATENDIMENTO|BENEFICIO
    |UNIDADE|GABINETE|URGENCIA|ANTECEDENTE|ANTECIPADA|EVIDENCIA|CAUTELAR|AUDIENCIAS?|RESOLUCAO|PROVIMENTO
    |CONJUNTA)
  (?![A-Z])
`

/** Every person's name in the order of the text. */
export function findPersonMentions(prose: Prose): Mention[] {
  const mentions: Mention[] = []
  for (const hit of findPersonNames(prose.text)) {
    if (NO_PERSON.test(fold(hit.name))) continue
    const previous = mentions.at(-1)
    const gap = previous ? prose.text.slice(previous.end, hit.start) : ''
    if (previous && /^\s+e\s+$/i.test(gap) && !isSecondPerson(prose, previous, hit)) {
      mentions[mentions.length - 1] = mention(prose.text, previous.start, hit.end)
    } else {
      mentions.push(mention(prose.text, hit.start, hit.end))
    }
  }
  return mentions
}

/** `A e B`: two people when B begins like a person, or when the words before promise several. */
function isSecondPerson(
  prose: Prose,
  previous: Mention,
  { name: second, end }: { readonly name: string; readonly end: number },
): boolean {
  if (beginsWithGivenName(second)) return true
  if (/^\p{Lu}[.*]/u.test(second)) return true
  const before = prose.folded.slice(Math.max(0, previous.start - BEFORE_WINDOW), previous.start)
  if (!SEVERAL.test(before)) return false
  // `ANA DA SERRA E CAMPO BOM, brasileira, …`: one person's qualification, unless parents are named.
  if (!PARENTS.test(before) && ONE_QUALIFIED.test(prose.folded.slice(end, end + 40))) return false
  // The same words after `e` in another name of the document are that family's name.
  const tail = fold(`e ${second}`)
  const near = prose.folded.slice(Math.max(0, previous.start - FAMILY_REACH), previous.start + FAMILY_REACH)
  return near.indexOf(tail) === near.lastIndexOf(tail)
}

/** Offices and courts that are printed in capitals before a name (`Juiz Substituto Ana Reis`, `deste Juizado Ana Reis`). */
const OFFICE_WORDS =
  /^(?:(?:Substitut|Auxiliar|Titular|Direito|Presidente|Designad|Federal|Eleitoral|Juizad|Juíz)[oa]?\s+)+/iu

function mention(text: string, from: number, end: number): Mention {
  const start = from + (OFFICE_WORDS.exec(text.slice(from, end))?.[0].length ?? 0)
  const name = text.slice(start, end).replace(/\s+/g, ' ')
  return { name, start, end, key: fold(name) }
}
