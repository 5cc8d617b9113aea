import { isCaptionLine } from '../../fields/captions.ts'
import type { Candidate } from '../../fields/choose.ts'
import { flowOf } from '../../fields/flow.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import { overlap } from '../../geometry.ts'
import { findCnpjs } from '../../values/cnpj.ts'
import { findCpfs } from '../../values/cpf.ts'
import { pattern } from '../../values/pattern.ts'

/** Tax ids of the agencies themselves (docs/domain.md 2.7); never the licensee's. */
export const AGENCY_CNPJS = new Set([
  '03659166000102',
  '43776491000170',
  '10598957000135',
  '68596162000178',
  '93859817000109',
  '83256545000190',
  '25455858000171',
  '06052204000152',
  '02386443000198',
])

/** Log-odds that a tax id after the word, in `normalise` spelling, is the licensee's. */
type Role = readonly [pattern: RegExp, weight: number]

/** Words that say whose tax id follows. */
const ROLES: readonly Role[] = [
  // Whom a representative stands for.
  [/(?:REPRESENTANTE |^)LEGAL D[AEO](?: (?!EMPREEND|INTERESS|REQUER|EMPRESA\b)|$)/g, 1.5],
  [
    /RESPONSAVEL (?:TECNIC|LEGAL|PEL)|TECNICO RESPONSAVEL|CONSULTOR|REPRESENTANTE|PROCURADOR|CREA\b|CRBIO|\bART\b/g,
    -3.5,
  ],
  [
    pattern('g')`
      TRANSPORTADORA? CONTRATAD|CONTADOR|PROPRIETARI[OA] DO (?:IMOVEL|TERRENO)|DESTINADOR|SUBCONTRATAD
      |CONTROLADORA|GRUPO ECONOMICO|INTEGRANTE D|SOCI[OA]\b
    `,
    -2.5,
  ],
  [
    pattern('g')`
      ARRENDADORA?|LOCADORA?\b|CEDENTE|CONTRATANTE|ANTIG[OA] TITULAR|TITULAR ANTERIOR|SUCEDID[OA]
      |ELABORAD[OA] POR|ESTUDO AMBIENTAL|LABORATORIO|LAUDO|ASSINAD[OA] POR|PROJETISTA|FINANCIA|AVALIADOR
      |AUDITORA?\b|EXECUTORA?\b|ENGENHEIR|BIOLOG|GEOLOG
    `,
    -2.5,
  ],
  [
    pattern('g')`
      EMPREENDEDOR|(?:EM NOME|EM FAVOR|A FAVOR) D|REQUERENTE|INTERESSAD[OA]|LICENCIAD[OA]\b|TITULAR|CONCEDE
      |OUTORGA|DETENTOR|BENEFICIARI[OA]
    `,
    2.5,
  ],
  [/ENTIDADE|CONTRIBUINTE|CONCEDID[AO] [AO]|EXPEDE|AUTORIZA\b|RESOLVE/g, 1.8],
  [/EMPREENDIMENTO|ESTABELECIMENTO|UNIDADE/g, 0.6],
]
/** Captions of any company or person; they speak only where no role is named above them. */
const NAMES: readonly Role[] = [[/RAZAO SOCIAL|NOME\/RAZAO|\bEMPRESA\b|PESSOA JURIDICA|\bNOME\b/g, 1.8]]
/** Lines read upwards from a tax id in search of such a word. */
const ROLE_LINES_MAX = 9
/** Letterheads and footers: shares of the page's height. */
const HEADER_SHARE = 0.1
const FOOTER_SHARE = 0.93
const LETTERHEAD_LINES = 5

/** CPF or CNPJ of the licensee: digits (and letters) only. */
export function licenseeCandidates(reading: Reading): Candidate[] {
  const indexes = new Map(reading.lines.map((line, index) => [line, index]))
  const flow = flowOf(reading)
  // A number may break over a line end after its hyphen; block ends are two characters and never joined.
  const text = flow.text.replace(/\n/g, ' ')
  const cnpjs = findCnpjs(text)
  const cpfs = findCpfs(text).filter((cpf) =>
    cnpjs.every((cnpj) => cpf.end <= cnpj.start || cpf.start >= cnpj.end),
  )
  const found = [...cnpjs, ...cpfs]
    .filter((id) => id.masked || id.valid)
    .flatMap((id) => {
      const spans = flow.locate(id.start, id.end)
      const [first] = spans
      return first
        ? [{ ...id, spans, line: first.line, start: first.start, index: indexes.get(first.line) ?? 0 }]
        : []
    })
    .sort((a, b) => a.index - b.index || a.start - b.start)
  return found.map((id, order) => ({
    value: id.value,
    spans: id.spans,
    score:
      0.8 +
      (id.valid ? 0.8 : -1.2) +
      (id.masked ? 0.4 : -0.8) +
      (AGENCY_CNPJS.has(id.value) ? -8 : 0) +
      situation(reading, id) -
      // The licensee comes before the people who work for him.
      0.25 * Math.min(order, 6),
  }))
}

/** What the words around a tax id and its place on the page say. */
function situation(
  reading: Reading,
  { line, index, start }: { readonly line: ReadLine; readonly index: number; readonly start: number },
): number {
  const role = roleScore(reading, line, index, start)
  return role + placeScore(reading, line, index) * (role > 1 ? NAMED_FACTOR : 1)
}

/** A word that says whose tax id it is speaks louder than the place. */
const NAMED_FACTOR = 0.5

/** The nearest role word before the tax id in its column. */
function roleScore(reading: Reading, line: ReadLine, index: number, start: number): number {
  const before = line.norm.slice(
    0,
    line.map.findIndex((offset) => offset >= start),
  )
  const above = linesAbove(reading, line, index)
  const nearest = (roles: readonly Role[]): number | null => {
    const own = lastRole(before, roles)
    if (own !== null) return own
    for (const [steps, candidate] of above.entries()) {
      const role = lastRole(candidate.norm, roles)
      if (role !== null) return role * (1 - 0.06 * (steps + 1))
    }
    return null
  }
  return nearest(ROLES) ?? nearest(NAMES) ?? 0
}

/** Lines before `line` that can speak of it, the nearest first. */
function linesAbove(reading: Reading, line: ReadLine, index: number): ReadLine[] {
  const found: ReadLine[] = []
  for (let i = index - 1; i >= 0 && found.length < ROLE_LINES_MAX; i--) {
    const above = reading.lines[i]
    if (!above || above.page !== line.page) break
    // What stands right of it, or only brushes its row, belongs to another column.
    const shared = overlap(above.box.top, above.box.bottom, line.box.top, line.box.bottom)
    const sameRow = shared >= 0.5 * line.line.height && above.box.right <= line.box.left + line.line.height
    const sameColumn = overlap(above.box.left, above.box.right, line.box.left, line.box.right) > 0
    // In a form the captions stand left of the values, in a column of their own.
    const captionLeft = isCaptionLine(above) && above.box.right <= line.box.left
    if (sameRow || sameColumn || captionLeft) found.push(above)
  }
  return found
}

/** The role word that ends last in `text` decides. */
function lastRole(text: string, roles: readonly Role[]): number | null {
  let decided: { readonly at: number; readonly weight: number } | null = null
  for (const [pattern, weight] of roles) {
    for (const match of text.matchAll(pattern)) {
      if (!decided || match.index > decided.at) decided = { at: match.index, weight }
    }
  }
  return decided?.weight ?? null
}

/** A tax id in a letterhead or a footer address is the agency's. */
function placeScore(reading: Reading, line: ReadLine, index: number): number {
  const top = line.box.top / line.page.height
  if (top > FOOTER_SHARE) return -3.5
  if (line.page.index > 0) return 0
  // What stands below the title is no letterhead, however high on the page.
  if (reading.lines.slice(0, index).some(isTitle)) return 0
  if (top < HEADER_SHARE) return -3.5
  // Where the letterhead is an image, the licensee's box stands first among the lines.
  return index < LETTERHEAD_LINES ? -2 : 0
}

function isTitle({ norm }: ReadLine): boolean {
  return /^\W*(?:RENOVACAO D[AE] )?(?:LICENCA|CERTIFICADO D[AE]|AUTORIZACAO|ALVARA|PORTARIA)\b/.test(norm)
}
