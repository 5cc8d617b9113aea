/** Points; the height follows from the picture. */
const PAGE_WIDTH = 595

/**
 * A PDF whose pages are pictures and nothing else: no text, no metadata, nothing of the file that they were made of
 * (ISO 32000-1, 7.5 and 8.9.5).
 *
 * @param pictures baseline JPEGs in colour, a page each
 */
export async function pdfOfPictures(pictures: readonly Blob[]): Promise<Blob> {
  const parts: (string | Blob)[] = []
  const offsets: number[] = []
  let at = 0
  const put = (part: string | Blob) => {
    parts.push(part)
    at += typeof part === 'string' ? part.length : part.size
  }
  const object = (head: string, stream?: Blob) => {
    offsets.push(at)
    put(`${offsets.length} 0 obj\n${head}\n`)
    if (stream !== undefined) {
      put('stream\n')
      put(stream)
      put('\nendstream\n')
    }
    put('endobj\n')
  }
  put('%PDF-1.4\n')
  // Objects 1 and 2 are the catalogue and the list of pages; then three for each page.
  const pageOf = (i: number) => 3 + 3 * i
  object('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pictures.map((_, i) => `${pageOf(i)} 0 R`).join(' ')
  object(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`)
  for (const [i, picture] of pictures.entries()) {
    const { width, height } = await sizeOf(picture)
    const pageHeight = Math.round((PAGE_WIDTH * height) / width)
    const drawing = new Blob([`q ${PAGE_WIDTH} 0 0 ${pageHeight} 0 0 cm /Picture Do Q`])
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${pageHeight}] ` +
        `/Contents ${pageOf(i) + 1} 0 R /Resources << /XObject << /Picture ${pageOf(i) + 2} 0 R >> >> >>`,
    )
    object(`<< /Length ${drawing.size} >>`, drawing)
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.size} >>`,
      picture,
    )
  }
  const table = at
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`)
  put(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

async function sizeOf(picture: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
