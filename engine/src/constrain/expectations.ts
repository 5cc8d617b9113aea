import { gluedGivenName } from '../values/given-names.ts'
import { accentedName } from '../values/name-accents.ts'
import { isUf, UFS } from '../values/uf.ts'

/** A place where something certain must be printed, whatever was read. */
export interface Expectation {
  readonly pattern: RegExp
  /** What may stand there instead of the match. */
  readonly texts: (match: RegExpExecArray) => readonly string[]
  /** Log-odds of each of them against what was read, before any pixel is seen; ALWAYS where it has none of its own. */
  readonly prior?: number
  /** Their least odds, whatever was seen: some signs leave no trace on pixels. */
  readonly oddsMin?: number
}

/** Nearly always printed so: nineteen in twenty. */
const USUAL = 3
/** There is no other way to print it but by mistake: one in a hundred and fifty. */
export const ALWAYS = 5
/** No name is printed so: one in eight thousand. */
const NEVER_SO = 9
/** Odds that an accent above a capital was lost, where the name is written with one. */
const LOST_ABOVE_CAPITAL = 0.15
/** Odds where the words around leave no other reading: a path all of whose words are those of a known one. */
const KNOWN = 12

/** Words that are the last of many surnames and places, which never follow the other particle. */
const FEMININE =
  'silva|rocha|costa|cruz|luz|paz|conceição|rosa|cunha|mota|motta|fonseca|trindade|assunção|veiga|penha|glória|graça|gama|mata|guia'
const MASCULINE = 'nascimento|carmo|amaral|prado|rosário|campo|sul|norte|oeste|livramento|sacramento'

const OTHER_GENDER: Readonly<Record<string, string>> = { o: 'a', O: 'A', a: 'o', A: 'O' }

/** Words of the paths under which public bodies keep what can be verified. */
const OF_PATH = (
  'licenciamento licencas licenca ambiental consultar consultas consulta autenticidade validar validacao valida verificar verificacao ' +
  'conferir conferencia documentos documento publico publica portal sistemas servicos certificados certificado processos processo ' +
  'externo simlam acesso emissao transparencia assinatura digital pages index validade publicacao arquivos projudi'
).split(' ')
const PATH_WORD = OF_PATH.join('|')

/** What the recogniser confuses, and the places where the text itself decides: one table, a row for each confusion. */
export const EXPECTATIONS: readonly Expectation[] = [
  // `Rua do Sol n° 12`, `Rua do Sol, no 12`: a house has its number there, and degrees are followed by minutes or a scale.
  { pattern: /(?<=(?<!\p{L})[nN])(?:°|(?<=\p{L}, [nN])o)(?= ?\d)/gu, texts: () => ['º'], oddsMin: KNOWN },
  // `Santos/5P`, `SSP/SO`: a state stands after the stroke; `CPF/MF` names no state.
  {
    pattern: /(?<=\p{L}{2}[/])(?<!(?:CPF|CNPJ|CGC|IC)[/])([\p{Lu}\d]{2}(?![\p{L}\d/-])|\p{Lu}\)(?=\)))/gu,
    texts: statesLike,
    prior: USUAL,
  },
  // `31/12/1983, RIOS DA PRAIA, DE`: a card's line of birth ends with a state.
  { pattern: /(?<=\d{4}, [\p{L}' ]{3,40}, )\p{Lu}{2}$/gu, texts: statesLike, prior: USUAL },
  // `VENDA NOVA DO IMIGRANTEIES`: the stroke between a town and its state, which end a cell.
  { pattern: new RegExp(`(?<=\\p{Lu}{4})[Il1|](?=(?:${UFS.join('|')})$)`, 'gu'), texts: () => ['/'] },
  // `paudosferros.m.gov.br`: a state stands before the end of a town's host.
  {
    pattern: /(?<=[a-z\d-]\.)[a-z\d](?=\.(?:gov|leg|mp)\.br(?![\p{L}\d]))/giu,
    texts: () => UFS.map((uf) => uf.toLowerCase()),
    prior: NEVER_SO,
  },
  // `projudi.tigo.jus.br`: the host of a state's court.
  { pattern: /(?<=[/.@])t[ilI1|!](?=(?:dft|[a-z]{2})\.jus\.br)/gu, texts: () => ['tj'] },
  // `Moura ‘Barros`: a quote that nothing closes is a speck, or the swing of a pen.
  { pattern: /(?<![^ ])[‘'](\p{L})(?=[^'’]*$)/gu, texts: ([, letter = '']) => [letter] },
  // `BEATRIZ'SOARES`: a speck between two words; apostrophes follow a letter or two (`D'ÁVILA`), and `SANT'ANA`.
  { pattern: /(?<=(?<!\p{L})(?!sant['’])\p{L}{3,})['’](?=\p{L}{3})/giu, texts: () => [' '] },
  // `COMARCA DE PATOS –7ª`: a space that narrow print has not.
  { pattern: /(?<=\p{L} )[–—-](?=\d{1,2}[ªº](?!\d))/gu, texts: ([dash]) => [`${dash} `], oddsMin: KNOWN },
  // `INFÂNCIA: E DA JUVENTUDE`, `COMARCA DE-VENDA`, `ANA GOMES. RESENDE`: specks beside words that link, and in names.
  { pattern: /(?<=\p{L}{3})[:;](?= e d[aeo]s? )/giu, texts: () => [''] },
  { pattern: /(?<=\p{Lu}{4})\.(?= (?:D[AEO]S? )?\p{Lu}{4})/gu, texts: () => [''], prior: USUAL },
  { pattern: /(?<=(?<![\p{L}-])d[aeo]s?)-(?=\p{L}{3})/giu, texts: () => [' '], prior: NEVER_SO },
  { pattern: /(?<=(?<!\p{L})E)[Il1](?=OU(?!\p{L}))/giu, texts: () => ['/'] },
  // `F F,`, `L. F e C. F`: initials of people whom the court does not name.
  {
    pattern:
      /(?<![\p{L}\d.'’])[A-DF-Z](?=[ ,;)]|$)(?:(?<=(?<!\p{L})\p{Lu}\.? \p{Lu})|(?= \p{Lu}(?:[ .,;)]|$)))/gu,
    texts: ([initial]) => [`${initial}.`],
  },
  // `DAVIQUEIROZAL`: narrow print of a card has narrow spaces.
  {
    pattern: /(?<![\p{L}'’-])\p{Lu}{8,}(?![\p{L}'’-])/gu,
    texts: ([word]) => {
      const length = gluedGivenName(word)
      return length === 0 ? [] : [`${word.slice(0, length)} ${word.slice(length)}`]
    },
    prior: USUAL,
  },
  // `DO ROCHA`, `do Paz`: in stroke fonts an `a` is a bowl with a thin stem. Names have the gender of the word they are.
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})d)(?:o(?= (?:${FEMININE})(?!\\p{L}))|a(?= (?:${MASCULINE})(?!\\p{L})))`,
      'giu',
    ),
    texts: ([letter]) => [OTHER_GENDER[letter] ?? letter],
  },
  // The dot before a public host's end is thin.
  {
    pattern: /([\p{L}\d])[^\p{L}\d](gov|jus)\W?br(?![\p{L}\d])/gu,
    texts: ([, last = '', kind = '']) => [`${last}.${kind}.br`],
  },
  // `selos.tjmg.jus.be`: the second levels of public bodies stand under one domain.
  {
    pattern: /(?<=[a-z\d]\.(?:gov|jus|leg|mp|def|mil)\.)(?:b[^r\s]|[^b\s]r)(?![\p{L}\d.])/giu,
    texts: () => ['br'],
    prior: NEVER_SO,
  },
  // `/publicolverificar`, `/projudil`: a stroke between two words of a path, or at its end.
  {
    pattern: new RegExp(`(?<=\\.br/\\S*(?:${PATH_WORD}))[lIi1|!](?=${PATH_WORD}|[\\s,;)]|$)`, 'giu'),
    texts: () => ['/'],
  },
  // `/simiam`: a word of a path whose thin letters are alike.
  {
    pattern: /(?<=\.br\/\S*)(?<![\p{L}\d])[a-z1|]{5,}(?![\p{L}\d])/giu,
    texts: ([word]) =>
      OF_PATH.filter((known) => known !== word.toLowerCase() && alike(known) === alike(word)),
  },
  // Pages to check documents, of many offices and courts: their words are known, their signs are thin.
  ...[
    'ConsultaDocumento/listView.seam',
    'pastadigital/pg/abrirConferenciaDocumento.do',
    'externo_controlador.php?acao=consulta_autenticidade_documentos',
    'controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0',
  ].map(
    (path): Expectation => ({
      pattern: looselyLike(path),
      texts: () => [path],
      oddsMin: KNOWN,
    }),
  ),
  // `/pje-igrau/`, `_prod_lgrau`: an instance of a court.
  { pattern: /(?<=\.br\/\S*[/_-])[ilI|!](?=grau)/gu, texts: () => ['1'] },
  // `7F3A.91CO.E48D`: a code of hexadecimal digits has no O.
  {
    pattern:
      /(?<![\p{L}\d.-])(?=(?:[^\s\d]*\d){3})(?=(?:[^\sA-F]*[A-F]){3})[\dA-F.-]{2,}O[\dA-FO.-]+(?![\p{L}\d])/gu,
    texts: ([code]) => [code.replaceAll('O', '0')],
    oddsMin: KNOWN,
  },
  // Given names by their accents; above a capital there is little room for one.
  {
    pattern: /(?<![\p{L}'’-])\p{Lu}\p{L}{3,}(?![\p{L}'’-])/gu,
    texts: ([word]) => [accentedName(word) ?? []].flat().filter((name) => name[0] === word[0]),
    prior: USUAL,
  },
  {
    pattern: /(?<![\p{L}'’-])[AEIOU]\p{L}{3,}(?![\p{L}'’-])/gu,
    texts: ([word]) => [accentedName(word) ?? []].flat().filter((name) => name[0] !== word[0]),
    prior: USUAL,
    oddsMin: LOST_ABOVE_CAPITAL,
  },
]

/** A word with one sign for those of its letters that are thin. */
function alike(word: string): string {
  return word.toLowerCase().replace(/[i1|]/g, 'l')
}

/** The states that two signs may be, where they are none. */
function statesLike([uf = '']: RegExpExecArray): readonly string[] {
  return isUf(uf) ? [] : UFS.filter((other) => uf[0] === other[0] || uf[1] === other[1])
}

/**
 * A path whose signs between letters may be lost or misread, and strokes for one another. Its last word may be missing; where a part of
 * that word is printed, the link goes on in the next line, and nothing matches.
 */
function looselyLike(path: string): RegExp {
  const words = path.split(/[^A-Za-z\d]+/).map((word) => word.replace(/[il]/g, '[il1I|]'))
  const last = words.pop() ?? ''
  const goesOn = `[A-Za-z\\d]|[^A-Za-z\\d\\s]{1,2}${last[0]}`
  return new RegExp(`${words.join('[^A-Za-z\\d]{0,2}')}(?:[^A-Za-z\\d]{0,2}${last})?(?!${goesOn})`, 'giu')
}
