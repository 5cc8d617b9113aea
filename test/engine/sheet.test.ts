import { read } from '@ficha/engine/node'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'

test('a photographed card says where it lies, and a page that is read as it is has no such place', async () => {
  const photo = await read([await documentFile('54-folded-card-l1-open-photo.jpg')], { type: 54 })
  const [corners = null] = photo.text.map(({ sheet }) => sheet)
  const [[left = 0, top = 0] = [], [right = 0] = [], , [, bottom = 0] = []] = corners ?? []
  expect(corners).toHaveLength(4)
  expect([right - left > 0.3, bottom - top > 0.3]).toEqual([true, true])
  // The lines of the card are on it.
  const places = photo.text.flatMap(({ lines }) => lines.map(({ polygon }) => polygon[0] ?? [0, 0]))
  const xs = (corners ?? []).map(([x]) => x)
  const ys = (corners ?? []).map(([, y]) => y)
  const outside = places.filter(
    ([x, y]) => x < Math.min(...xs) || x > Math.max(...xs) || y < Math.min(...ys) || y > Math.max(...ys),
  )
  expect(places.length).toBeGreaterThan(20)
  expect(outside).toEqual([])

  const digital = await read([await documentFile('54-blind-r-old-card-open-one.pdf')], { type: 54 })
  expect(digital.text.map(({ sheet }) => sheet)).toEqual([null])
})
