import { expect, test } from 'vitest'
import { imageFixture } from '../../fixtures/images/fixture.ts'
import { difference, readPage, readPages } from './read-image.ts'

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0))
const le32 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]

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

test('of an animation the first frame is read', async () => {
  const still = imageFixture('lossy.webp')
  const frame = (data: Uint8Array) => [
    ...ascii('ANMF'),
    ...le32(16 + data.length),
    ...new Array(16).fill(0),
    ...data,
  ]
  const body = [
    ...[...ascii('VP8X'), ...le32(10), 2, 0, 0, 0, 95, 0, 0, 63, 0, 0],
    ...[...ascii('ANIM'), ...le32(6), 0, 0, 0, 0, 0, 0],
    ...frame(still.subarray(12)),
    ...frame(imageFixture('lossless.webp').subarray(12)),
  ]
  const { raster, issues } = await readPage(
    Uint8Array.from([...ascii('RIFF'), ...le32(body.length + 4), ...ascii('WEBP'), ...body]),
  )
  expect(issues).toEqual([])
  expect(raster).toEqual((await readPage(still)).raster)
})

test('a broken one is an issue of its page, and the next is read', async () => {
  const good = imageFixture('lossy.webp')
  const broken = good.slice().fill(0xff, 40)
  const [first, second] = await readPages([broken, good])
  expect(first?.issues.map(({ code }) => code)).toEqual(['page_unreadable'])
  expect(second?.raster).toEqual((await readPage(good)).raster)
})
