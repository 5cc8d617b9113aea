import { blockOf } from './places.ts'
import type { Block, PageReading, ReadLine } from './reading.ts'

/** The lines of one label: those before it that end, and those after it that begin, inside a phrase. */
export function wrappedLabel(page: PageReading, line: ReadLine): Block {
  const block = withOpenLineAbove(page, blockOf(page, line))
  const at = block.indexOf(line)
  let from = at
  let to = at
  // Where all captions are set in small letters, these do not say that one goes on.
  const isMixed = /^\P{Ll}/u.test(block[0]?.line.text ?? '')
  while (from > 0 && goesOn(block[from - 1], block[from], isMixed)) from -= 1
  while (to + 1 < block.length && goesOn(block[to], block[to + 1], isMixed)) to += 1
  return block.slice(from, to + 1)
}

/** Accents make the lines of one caption of unequal height in pixels, so that they are no block. */
function withOpenLineAbove(page: PageReading, block: Block): Block {
  const [first] = block
  if (first?.line.source !== 'ocr') return block
  const above = page.rows.flat().findLast((other) => {
    const gap = first.box.top - other.box.bottom
    const isAligned = Math.abs(other.box.left - first.box.left) < 0.5 * first.line.height
    return isAligned && other.box.top < first.box.top && gap < 0.9 * first.line.height
  })
  return above && OPEN_END.test(above.norm) ? [above, ...block] : block
}

const OPEN_END = /\b(?:A|AS|O|OS|D[EAO]S?|E|OU|EM|N[AO]S?|PARA|POR|COM)$|[/,-]$/

/** `A PROMOVER A OPERAÇÃO RELATIVA À` + `ATIVIDADE DE:`; `Nome do(a)` + `requerente`. */
function goesOn(line: ReadLine | undefined, next: ReadLine | undefined, isMixed: boolean): boolean {
  if (!line || !next || COMPLETE.test(line.norm)) return false
  return OPEN_END.test(line.norm) || (isMixed && /^\p{Ll}/u.test(next.line.text))
}

/** `Emitido em`, `Válida até`, `Concedida a`: a caption that ends so is whole. */
const COMPLETE = /[DT][AO] (?:EM|A|POR|ATE)$/
