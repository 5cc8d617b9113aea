import type { PageArt } from './pdf-art.ts'
import type { Glyph } from './pdf-glyphs.ts'

/** A picture over this share of a page is the page itself: its text layer is not to be trusted alone (docs/domain.md 0.1). */
export const SHEET_COVERAGE = 0.6
/** With less print than this, stamps aside, shapes are likely the content: 120 characters less their spaces. */
const PAGE_GLYPHS_MIN = 100
/** Beside a picture as large as a card: more than any export says about signatures, less than a page of a licence. */
const GLYPHS_BESIDE_CARD_MIN = 500
/** A card on an A4 sheet is a tenth of it. */
const CARD_COVERAGE = 0.08
/** A page with at most this much text and at least this many shapes is print turned into outlines. */
const OUTLINES_MIN = 200

/** Where most of a text layer is not what is printed, little is gained by the rest. */
const DOUBTFUL_SHARE = 0.5

/** A centimetre: no code that a page prints is smaller. */
const CODE_SIDE_MIN = 28
/** A QR code as one path has a segment for each side of each module; letterheads and frames have fewer. */
const CODE_SEGMENTS_MIN = 120
/** A bar code drawn bar by bar. */
const CODE_PATHS_MIN = 30

/**
 * What stamps and exports print beside the content, in content order, without spaces, accents and case.
 * A lost ligature is one unknown character, hence the dots (docs/domain.md 1.5, 2.9 and 3.6).
 */
const BOILERPLATE: readonly RegExp[] = [
  // CNH-e: the card is a picture, the text says how to check the signature.
  /documentoassinado.{0,20}cer.{1,3}ficadodigital.{0,250}serpro\.?/g,
  /asorientacoesparainstalar.{0,250}assinador-?digital\.?/g,
  /qr-?code|serpro\/?senatran|republicafedera.{1,3}vadobrasil|gov\.br/g,
  /minist.riod[oa]s(?:transportes|infraestrutura|cidades)|secretarianacionaldetr.nsito(?:-?senatran)?/g,
  /documentodeiden.{1,3}fica..o|estearquivon.opode.{0,60}habilita..o\.?/g,
  // e-SAJ
  /paraconferiroorigina.{0,250}c.digo[a-z0-9]{6,10}\.?/g,
  /estedocumento.c.piadooriginal.{0,220}..\d\d:\d\d(?::\d\d)?.?/g,
  /fls?\.?\d{1,5}/g,
  // PJe
  /assinadoeletronicamentepor:?.{0,120}?\d\d:\d\d(?::\d\d)?/g,
  /https?:\/\/pje.{0,200}?(?:\?x|\?nd|&x)=\d{10,40}/g,
  /n.merododocumento:?\d{10,40}|num\.\d{5,15}-p.g\.\d{1,5}/g,
  /estedocumentofoigeradopelousu.rio.{0,80}\d\d:\d\d:\d\d/g,
  // eproc and SEI
  /(?:documentoeletr.nico|documento)assinadoeletronicamente.{0,300}?(?:\d\d:\d\d(?::\d\d)?|lei.{0,20}de20\d\d)/g,
  /aauten.{0,3}cidade.{0,250}c.digo(?:crc|verificador).{0,60}?[0-9a-f]{8}\.?/g,
  /c.digoverificador.{0,24}c.digocrc[0-9a-f]{8}|informa..esadicionaisdaassinatura:?.{0,200}/g,
]

/** Whether a page's content is (also) in its pictures or outlines, so that its pixels must be read. */
export function contentInPixels(
  glyphs: readonly Glyph[],
  doubtful: ReadonlySet<Glyph>,
  art: PageArt,
): boolean {
  if (art.coverage > SHEET_COVERAGE || doubtful.size > DOUBTFUL_SHARE * glyphs.length) return true
  const glyphsMin = art.coverage > CARD_COVERAGE ? GLYPHS_BESIDE_CARD_MIN : PAGE_GLYPHS_MIN
  const isDrawn = art.coverage > CARD_COVERAGE || art.paths > OUTLINES_MIN
  return isDrawn && glyphsBesideBoilerplate(glyphs) < glyphsMin
}

/** Whether a page shows something that may be a QR or bar code. */
export function mayHoldCodes(art: PageArt): boolean {
  if (art.segmentsMax >= CODE_SEGMENTS_MIN || art.paths >= CODE_PATHS_MIN) return true
  return art.pictures.some(({ box }) => Math.min(box.right - box.left, box.bottom - box.top) >= CODE_SIDE_MIN)
}

function glyphsBesideBoilerplate(glyphs: readonly Glyph[]): number {
  const text = glyphs
    .map((glyph) => glyph.text)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  return BOILERPLATE.reduce((rest, pattern) => rest.replace(pattern, ''), text).length
}
