import type { ExtractionResult, Point } from '@ficha/engine'
import { make, makeSvg } from './dom.ts'
import { outlineOf, type PageSize } from './outline.ts'
import type { Words } from './words.ts'

/** More would only be scaled down again. */
const PIXEL_WIDTH_MAX = 1600

/** The pages of a document, with what was read marked on them. */
export interface Sheets {
  readonly element: HTMLElement
  /** Shows where a field was read, and takes the page there; null: none is chosen. */
  choose(field: string | null): void
}

/** @param pictures a page each, in the order of the document; one that cannot be shown is left out */
export async function drawSheets(
  pictures: readonly Blob[],
  { fields }: ExtractionResult,
  words: Words,
  labelOf: (field: string) => string,
  chosen: (field: string) => void,
): Promise<Sheets> {
  const marks = new Map<string, SVGElement[]>()
  const sheets = pictures.map(async (picture, i) => {
    const canvas = await drawPicture(picture)
    if (canvas === null) return ''
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', words.page(i + 1, pictures.length))
    // The list beside it says the same to a keyboard and a screen reader.
    const svg = makeSvg('svg', { viewBox: '0 0 1 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' })
    for (const [name, { evidence }] of Object.entries(fields)) {
      for (const { page, polygon } of evidence) {
        if (page !== i + 1) continue
        const mark = drawMark(polygon, canvas, labelOf(name))
        mark.dataset.field = name
        mark.addEventListener('click', () => chosen(name))
        marks.set(name, [...(marks.get(name) ?? []), mark])
        svg.append(mark)
      }
    }
    return make('div', { class: 'sheet' }, canvas, svg)
  })
  const element = make('section', { class: 'scroll', tabindex: '0', 'aria-label': words.pages })
  element.append(...(await Promise.all(sheets)))
  return {
    element,
    choose(field) {
      for (const [name, own] of marks) for (const mark of own) mark.classList.toggle('chosen', name === field)
      const [first] = marks.get(field ?? '') ?? []
      first?.parentNode?.append(...(marks.get(field ?? '') ?? []))
      first?.scrollIntoView({ block: 'center' })
    },
  }
}

function drawMark(polygon: readonly Point[], size: PageSize, label: string): SVGElement {
  const mark = makeSvg('polygon', { points: outlineOf(polygon, size).join(' ') })
  const title = makeSvg('title', {})
  title.textContent = label
  mark.append(title)
  return mark
}

async function drawPicture(picture: Blob): Promise<HTMLCanvasElement | null> {
  // Without the type that its name claims.
  const bitmap = await createImageBitmap(new Blob([picture])).catch(() => null)
  if (bitmap === null) return null
  const scale = Math.min(1, PIXEL_WIDTH_MAX / bitmap.width)
  const canvas = make('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}
