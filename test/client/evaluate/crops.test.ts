import { rasters } from '@ficha/engine/node'
import { PDFDocument, rgb } from 'pdf-lib'
import { expect, test } from 'vitest'

/** Three pages, each of one grey: 0.2, 0.4, 0.6. */
async function threePages(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (const grey of [0.2, 0.4, 0.6]) {
    const page = pdf.addPage([100, 100])
    page.drawRectangle({ x: 0, y: 0, width: 100, height: 100, color: rgb(grey, grey, grey) })
  }
  return pdf.save()
}

const greyAt = (raster: { readonly data: Uint8Array | Uint8ClampedArray } | null) =>
  raster === null ? null : Math.round(((raster.data[raster.data.length >> 1] ?? 0) / 255) * 10) / 10

test('of a file only the pages that somebody wants are drawn, one after another', async () => {
  const asked: number[] = []
  const isWanted = (page: number) => {
    asked.push(page)
    return page !== 2
  }
  const greys: (number | null)[] = []
  for await (const raster of rasters(await threePages(), { isWanted })) {
    greys.push(greyAt(raster))
    expect(asked, 'no page is drawn ahead').toHaveLength(greys.length)
  }
  expect(greys).toEqual([0.2, null, 0.6])
})

test('who stops after a page can ask again', async () => {
  const pdf = await threePages()
  for (let i = 0; i < 3; i++) {
    for await (const raster of rasters(pdf)) {
      expect(greyAt(raster)).toBe(0.2)
      break
    }
  }
})
