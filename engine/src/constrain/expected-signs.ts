import type { TextLine } from '../types.ts'
import { replaceStretch } from './replace-stretch.ts'
import { stepsOfStretch } from './stretch-steps.ts'
import { logProbabilityOf } from './text-probability.ts'

/** A place where something certain must be printed, whatever was read. */
interface Expectation {
  readonly pattern: RegExp
  /** What may stand there instead of the match. */
  readonly text: (match: RegExpExecArray) => string
  /** Its least odds, whatever was seen: some signs leave no trace on pixels. */
  readonly oddsMin: number
}

/** Log-odds before any pixel is seen, where there is no other way to print it but by mistake: one in a hundred and fifty. */
const PRIOR = 5
/** Odds where the words around leave no other reading: a path all of whose words are those of a known one. */
const KNOWN = 12
/** Signs beside a stretch that are weighed with it: a sign may have been lost at its end. */
const CONTEXT = 2

/** Pages to check documents, of many offices and courts: their words are known, their signs are thin. */
const PATHS = [
  'ConsultaDocumento/listView.seam',
  'pastadigital/pg/abrirConferenciaDocumento.do',
  'externo_controlador.php?acao=consulta_autenticidade_documentos',
  'controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0',
]

/** Words of the paths under which public bodies keep what can be verified. */
const PATH_WORDS =
  'licenciamento licencas licenca ambiental consultar consultas consulta autenticidade validar validacao valida verificar verificacao ' +
  'conferir conferencia documentos documento publico publica portal sistemas servicos certificados certificado processos processo ' +
  'externo simlam acesso emissao transparencia assinatura digital pages index validade publicacao arquivos'
const ONE_OF_PATH = PATH_WORDS.replaceAll(' ', '|')

/** What the recogniser confuses, and the places where the text itself decides: a row for each confusion. */
const EXPECTATIONS: readonly Expectation[] = [
  // `projudi.tigo.jus.br`: the host of a state's court.
  { pattern: /(?<=[/.@])t[ilI1|!](?=(?:dft|[a-z]{2})\.jus\.br)/gu, text: () => 'tj', oddsMin: 0 },
  // `Moura ‘Barros`: a quote that nothing closes is a speck, or the swing of a pen.
  { pattern: /(?<![^ ])[‘'](\p{L})(?=[^'’]*$)/gu, text: ([, letter = '']) => letter, oddsMin: 0 },
  // `/publicolverificar`: a stroke between two words of a path.
  {
    pattern: new RegExp(`(?<=\\.br/\\S*(?:${ONE_OF_PATH}))[lIi1|!](?=${ONE_OF_PATH})`, 'giu'),
    text: () => '/',
    oddsMin: 0,
  },
  ...PATHS.map((path) => ({ pattern: looselyLike(path), text: () => path, oddsMin: KNOWN })),
]

/**
 * A line of pixels with the signs that its own print makes expected. Each is weighed by what the recogniser saw, and the likelier text
 * stands. Text layers stay as they are.
 */
export function withExpectedSigns(line: TextLine): TextLine {
  return EXPECTATIONS.reduce((read, expectation) => {
    // From the end, so that offsets before a change stay.
    const matches = [...read.text.matchAll(expectation.pattern)].reverse()
    return matches.reduce((whole, match) => withLikelier(whole, match, expectation), read)
  }, line)
}

function withLikelier(line: TextLine, match: RegExpExecArray, { text, oddsMin }: Expectation): TextLine {
  const { recognition } = line
  if (recognition?.characters.length !== line.text.length) return line
  const [start, end] = [match.index, match.index + match[0].length]
  const [from, to] = [Math.max(0, start - CONTEXT), Math.min(line.text.length, end + CONTEXT)]
  const steps = stepsOfStretch(recognition, line.text, from, to)
  const expected = text(match)
  const asRead = logProbabilityOf(line.text.slice(from, to), steps)
  const other = logProbabilityOf(line.text.slice(from, start) + expected + line.text.slice(end, to), steps)
  const odds = Math.max(Math.exp(other + PRIOR - asRead), oddsMin)
  const isOther = odds > 1 && asRead > -Infinity && expected !== match[0]
  return isOther ? replaceStretch(line, start, end, { text: expected, probability: odds / (1 + odds) }) : line
}

/**
 * A path whose signs between letters may be lost or misread. Its last word may be missing; where a part of that word is printed, the
 * link goes on in the next line, and nothing matches.
 */
function looselyLike(path: string): RegExp {
  const words = path.split(/[^A-Za-z\d]+/)
  const last = words.pop() ?? ''
  const goesOn = `[A-Za-z\\d]|[^A-Za-z\\d\\s]{1,2}${last[0]}`
  return new RegExp(`${words.join('[^A-Za-z\\d]{0,2}')}(?:[^A-Za-z\\d]{0,2}${last})?(?!${goesOn})`, 'giu')
}
