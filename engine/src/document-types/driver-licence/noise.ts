import { overlap } from '../../geometry.ts'
import { pattern } from '../../values/pattern.ts'
import type { FaceLine } from './face.ts'

/**
 * The legend panel of cards from 2022 on repeats every caption, in Portuguese, English and Spanish. One
 * foreign caption on a line tells it; headers (DRIVER LICENSE) are no captions.
 */
const FOREIGN_CAPTION = pattern()`
  \b
  (?:NAME AND|AND SURNAME|SURNAME|APELLIDOS|NOMBRE Y|FIRST DRIVER|PRIMERA LICENCIA|DATE AND PLACE|PLACE OF
    |DATE OF|ISSUING|ISSUE DATE|EXPIRATION|EXPIRY|FECHA|LUGAR|VALID UNTIL|VENCIMIENTO|LICENSE NUMBER
    |NUMERO DE PERMISO|PERMISO DE CONDUCIR|LICENCIA DE CONDUCIR|IDENTITY DOCUMENT|DOCUMENTO DE IDENTIDAD
    |VEHICLE CLASS|CATEGORY|CATEGORIA DE VEHICULOS?|NATIONALITY|NACIONALIDAD|FILIATION|FILIACION|OBSERVATIONS
    |OBSERVACIONES|SIGNATURE|FIRMA DEL|HOLDER|TITULAR)
  \b
`

/** Captions with a foreign twin at their side, as `Local / Place / Lugar`. */
const TWIN = /\p{L} ?\/ ?\p{L}{3}.*\/ ?\p{L}{3}|^\W*[–-] ?\p{L}|(?:^|[–-] )\d{1,2}[a-d]?\. \p{Lu}\p{Ll}/u

/** What the digital CNH prints beside the card: no field stands in it (domain section 1.5). */
const BOILERPLATE = pattern()`
  QR-?CODE|CERTIFICADO DIGITAL|MEDIDA PROVISORIA|ASSINADOR|VALIDADE PODERA|CONFIRMADA POR MEIO
  |ORIENTACOES PARA|VALIDACAO DO DOCUMENTO|DISPONIVEIS EM|HTTPS?:|GOV\.BR|SERPRO|NAO PODE SER UTILIZADO
  |ESTE ARQUIVO|DOCUMENTO DE HABILITACAO
`

/** Prose has far more small letters than a card, whose print is in capitals. */
const PROSE_LENGTH_MIN = 45
const PROSE_SMALL_SHARE = 0.6

/** The lines that may hold captions and values: without legend panel, boilerplate and prose. */
export function withoutNoise(lines: readonly FaceLine[]): FaceLine[] {
  const legend = new Set(lines.filter(({ read }) => FOREIGN_CAPTION.test(read.norm)))
  const twins = lines.filter(({ read }) => TWIN.test(read.line.text))
  // Line by line from the foreign ones on; each line is asked about once for each that was added.
  for (let edge = [...legend]; edge.length > 0; ) {
    const reached = twins.filter((line) => !legend.has(line) && edge.some((other) => isNextTo(line, other)))
    for (const line of reached) legend.add(line)
    edge = reached
  }
  const known = [...legend]
  const wedged = (line: FaceLine) => {
    const next = known.filter((other) => isNextTo(line, other))
    return (
      next.some((other) => other.box.top < line.box.top) && next.some((other) => other.box.top > line.box.top)
    )
  }
  return lines.filter(
    (line) =>
      !legend.has(line) &&
      !wedged(line) &&
      !BOILERPLATE.test(line.read.norm) &&
      !isProse(line.read.line.text),
  )
}

/** On neighbouring lines of one paragraph, in about the same size. */
function isNextTo(a: FaceLine, b: FaceLine): boolean {
  const [small, large] = [a.read.line.height, b.read.line.height].sort((one, two) => one - two)
  if (small === undefined || large === undefined || large > 1.35 * small) return false
  const gap = Math.max(a.box.top, b.box.top) - Math.min(a.box.bottom, b.box.bottom)
  const width = Math.min(a.box.right - a.box.left, b.box.right - b.box.left)
  return gap < 1.2 * large && overlap(a.box.left, a.box.right, b.box.left, b.box.right) > 0.5 * width
}

function isProse(text: string): boolean {
  if (text.length < PROSE_LENGTH_MIN) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.replace(/\p{Lu}/gu, '').length > PROSE_SMALL_SHARE * letters.length
}
