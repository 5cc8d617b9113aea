import { expect, test } from 'vitest'
import { imageFixture } from '../../fixtures/images/fixture.ts'
import { difference, readPage, readPages } from './read-image.ts'

test.each([
  ['lossless', 0.6],
  ['lossy', 5],
])('%s is the drawing that a PNG shows', async (kind, mean) => {
  const { raster, width, height, issues } = await readPage(imageFixture(`${kind}.webp`))
  expect([width, height, raster.width, raster.height, issues]).toEqual([96, 64, 96, 64, []])
  expect(difference(raster, (await readPage(imageFixture('rgb-8.png'))).raster.data).mean).toBeLessThan(mean)
})

test('a transparent one is over white', async () => {
  const { raster } = await readPage(imageFixture('transparent.webp'))
  expect(difference(raster, (await readPage(imageFixture('rgba-8.png'))).raster.data).mean).toBeLessThan(5)
})

test('a broken one is an issue of its page, and the next is read', async () => {
  const good = imageFixture('lossy.webp')
  const broken = good.slice().fill(0xff, 40)
  const [first, second] = await readPages([broken, good])
  expect(first?.issues.map(({ code }) => code)).toEqual(['page_unreadable'])
  expect(second?.raster).toEqual((await readPage(good)).raster)
})
