import type { Point } from '../types.ts'
import type { ReadTextLine, TextBlock, TextPage, TextReading } from './text-reading.ts'

/** Boxes of hOCR are whole numbers: points of a PDF are told at this resolution. */
const PDF_DPI = 300
const POINTS_PER_INCH = 72

/**
 * hOCR 1.2: pages, blocks, paragraphs, lines and words with boxes and confidence.
 *
 * @see https://kba.github.io/hocr-spec/1.2/
 */
export function toHocr({ pages, engine }: Pick<TextReading, 'pages' | 'engine'>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="pt">
<head>
<title></title>
<meta http-equiv="Content-Type" content="text/html;charset=utf-8"/>
<meta name="ocr-system" content="ficha ${engine.version}"/>
<meta name="ocr-capabilities" content="ocr_page ocr_carea ocr_par ocr_line ocrx_word ocr_header ocr_table ocrp_wconf"/>
</head>
<body>
${pages.map(pageOf).join('\n')}
</body>
</html>
`
}

function pageOf(page: TextPage): string {
  const scale = page.unit === 'point' ? PDF_DPI / POINTS_PER_INCH : 1
  const [width, height] = [page.width * scale, page.height * scale]
  const box = (polygon: readonly Point[]) => {
    const xs = polygon.map(([x]) => x * width)
    const ys = polygon.map(([, y]) => y * height)
    const edges = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    return `bbox ${edges.map(Math.round).join(' ')}`
  }
  const id = `page_${page.page}`
  const resolution = page.unit === 'point' ? `; scan_res ${PDF_DPI} ${PDF_DPI}` : ''
  const title = `bbox 0 0 ${Math.round(width)} ${Math.round(height)}; ppageno ${page.page - 1}${resolution}`
  const blocks = page.blocks.map((block, i) => areaOf(block, `${page.page}_${i + 1}`, page, box))
  return `<div class="ocr_page" id="${id}" title="${title}">\n${blocks.join('\n')}\n</div>`
}

type BoxOf = (polygon: readonly Point[]) => string

const CLASSES = { heading: 'ocr_header', paragraph: 'ocr_carea', table: 'ocr_table' } as const

function areaOf(block: TextBlock, id: string, { lines }: TextPage, box: BoxOf): string {
  const title = box(block.polygon)
  const texts = block.lines.flatMap((i) => {
    const line = lines[i]
    return line === undefined ? [] : [lineOf(line, `${id}_${i + 1}`, box)]
  })
  const paragraph = `<p class="ocr_par" id="par_${id}" title="${title}">\n${texts.join('\n')}\n</p>`
  return `<div class="${CLASSES[block.kind]}" id="block_${id}" title="${title}">\n${paragraph}\n</div>`
}

function lineOf({ polygon, words }: ReadTextLine, id: string, box: BoxOf): string {
  const spans = words.map(
    (word, i) =>
      `<span class="ocrx_word" id="word_${id}_${i + 1}" title="${box(word.polygon)}; x_wconf ${Math.round(
        100 * word.confidence,
      )}">${escaped(word.text)}</span>`,
  )
  return `<span class="ocr_line" id="line_${id}" title="${box(polygon)}">${spans.join(' ')}</span>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
