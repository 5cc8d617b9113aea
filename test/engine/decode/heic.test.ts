import { readFileSync } from 'node:fs'
import { LIMITS, type Raster } from '@ficha/engine'
import { decode, inspect, type Runtime } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, test } from 'vitest'
import { mirror, turn } from '../../../engine/src/raster/turn.ts'
import { type HeicForm, makeHeic } from '../../fixtures/images/make-heic.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/images/${name}`, import.meta.url)))
/** Four quarters of four greys. */
const TILE = fixture('tile.heic')
const SIDE = 256
const [A, B, C, D] = [40, 100, 160, 220]
const grid = (form: Partial<HeicForm> & Pick<HeicForm, 'columns' | 'rows'>) =>
  makeHeic(TILE, {
    tile: SIDE,
    width: form.columns * SIDE,
    height: form.rows * SIDE,
    ...form,
  })

async function pageOf(file: Uint8Array, runtime: Runtime = nodeRuntime()) {
  for await (const page of decode([file], await inspect([file], runtime), runtime)) return page
  throw new RangeError('no page')
}

/** Greys of places given as shares of the page. */
async function greysOf(file: Uint8Array, places: readonly (readonly [number, number])[]) {
  const { raster } = await pageOf(file)
  if (!raster) throw new RangeError('no raster')
  const { width, height, data } = raster
  return {
    size: [width, height],
    greys: places.map(([x, y]) => data[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0),
  }
}

const QUARTERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

/** Clockwise, of quarters counter-clockwise. */
const TURNS = [0, 3, 2, 1] as const

/** Byte by byte, which is too slow for a matcher. */
function expectSame(found: Raster | null, wanted: Raster | null): void {
  expect([found?.width, found?.height]).toEqual([wanted?.width, wanted?.height])
  expect(Buffer.compare(found?.data ?? new Uint8Array(), wanted?.data ?? new Uint8Array([1]))).toBe(0)
}

function expectNear(found: readonly number[], wanted: readonly number[]): void {
  expect(found.map((grey, i) => Math.abs(grey - (wanted[i] ?? -99)) <= 6)).toEqual(wanted.map(() => true))
}

describe('a HEIC is read', () => {
  test('of one piece, and of ten bits', async () => {
    const whole = await greysOf(TILE, QUARTERS)
    expect(whole.size).toEqual([SIDE, SIDE])
    expectNear(whole.greys, [A, B, C, D])
    const deep = await greysOf(fixture('deep.heic'), QUARTERS)
    expect(deep.size).toEqual([128, 96])
    expectNear(deep.greys, [A, B, C, D])
  })

  test('of tiles that overlap its edge', async () => {
    const { size, greys } = await greysOf(grid({ columns: 3, rows: 2, width: 700, height: 400 }), [
      [64 / 700, 64 / 400],
      [(256 + 192) / 700, 64 / 400],
      [(512 + 64) / 700, (256 + 64) / 400],
      [699 / 700, 399 / 400],
    ])
    expect(size).toEqual([700, 400])
    expectNear(greys, [A, B, A, D])
  })

  test.each([
    ['turned by a quarter', { quarterTurns: 1 }, [B, D, A, C]],
    ['on its head', { quarterTurns: 2 }, [D, C, B, A]],
    ['turned by three quarters', { quarterTurns: 3 }, [C, A, D, B]],
    ['mirrored', { mirror: 'left-right' }, [B, A, D, C]],
    ['mirrored and turned', { mirror: 'left-right', quarterTurns: 1 }, [A, C, B, D]],
  ] as const)('%s, once', async (_name, turn, wanted) => {
    const places = [
      [0.125, 0.25],
      [0.375, 0.25],
      [0.125, 0.75],
      [0.375, 0.75],
    ] as const
    const isTurned = 'quarterTurns' in turn && turn.quarterTurns !== 2
    // Two tiles side by side; as people see them one above the other where they are turned.
    const { size, greys } = await greysOf(
      grid({ columns: 2, rows: 1, ...turn }),
      isTurned ? places.map(([x, y]) => [2 * x, y / 2] as const) : places,
    )
    expect(size).toEqual(isTurned ? [SIDE, 2 * SIDE] : [2 * SIDE, SIDE])
    expectNear(greys, wanted)
  })

  test.each([
    [1, null],
    [2, null],
    [3, null],
    [null, 'left-right'],
    [null, 'top-bottom'],
    [1, 'left-right'],
    [3, 'top-bottom'],
  ] as const)(
    'with tiles over its edge and turned by %s quarters, mirrored %s',
    async (quarterTurns, mirrored) => {
      const form = { columns: 3, rows: 2, width: 700, height: 400 }
      const stored = (await pageOf(grid(form))).raster
      if (!stored) throw new RangeError('no raster')
      const turned = grid({
        ...form,
        ...(quarterTurns ? { quarterTurns } : {}),
        ...(mirrored ? { mirror: mirrored } : {}),
      })
      const upside = mirrored === 'top-bottom' ? 2 : 0
      const seen = mirrored ? turn(mirror(stored), upside) : stored
      expectSame((await pageOf(turned)).raster, turn(seen, TURNS[quarterTurns ?? 0]))
    },
  )

  test('of twelve megapixels, in little memory', async () => {
    const runtime = nodeRuntime()
    const file = grid({ columns: 16, rows: 12, width: 4032, height: 3024 })
    const { raster, width, height } = await pageOf(file, runtime)
    expect([width, height]).toEqual([4032, 3024])
    expect((raster?.width ?? 0) * (raster?.height ?? 0)).toBeLessThanOrEqual(LIMITS.rasterPixelsMax)
    // Raster, a row of tiles, and libheif with one tile.
    expect(runtime.memory.peakBytes()).toBeLessThan(20 * 1024 * 1024)
  })
})

describe('a HEIC is refused', () => {
  test('before it is decoded where it is too large', async () => {
    const file = grid({ columns: 30, rows: 30, width: 7680, height: 7600 })
    await expect(inspect([file], nodeRuntime())).rejects.toMatchObject({
      code: 'image_dimensions',
      message: expect.stringContaining('7680 × 7600'),
    })
  })

  test('where its tiles say that they are huge: nothing is held for them', async () => {
    const runtime = nodeRuntime()
    const { raster, issues } = await pageOf(
      grid({ columns: 2, rows: 1, tile: 60_000, width: 4000, height: 3000 }),
      runtime,
    )
    expect(raster).toBeNull()
    expect(issues).toMatchObject([{ code: 'page_unreadable' }])
    expect(runtime.memory.peakBytes()).toBeLessThan(LIMITS.memoryBytesMax)
  })

  test('where its boxes are cut off, or say nothing', async () => {
    const file = grid({ columns: 2, rows: 2 })
    for (const bytes of [file.slice(0, 200), TILE.slice(0, 40), file.slice(0, 24)]) {
      await expect(inspect([bytes], nodeRuntime())).rejects.toMatchObject({
        code: 'corrupt_file',
        message: expect.stringContaining('save it again as JPEG or PNG'),
      })
    }
  })

  test('where its pixels are cut off: the page says so, and the next file is read as before', async () => {
    const file = grid({ columns: 2, rows: 2 })
    const runtime = nodeRuntime()
    const cut = file.slice(0, file.length - 300)
    const outcome = await pageOf(cut, runtime).then(
      ({ raster, issues }) => ({ raster, code: issues[0]?.code }),
      ({ code }: { code: string }) => ({ raster: null, code }),
    )
    expect(outcome.raster).toBeNull()
    expect(['page_unreadable', 'corrupt_file']).toContain(outcome.code)
    const again = await pageOf(file, runtime)
    expectSame(again.raster, (await pageOf(file)).raster)
  })

  test.each(Array.from({ length: 24 }, (_, i) => i))(
    'or read, never more, with broken bytes (%i)',
    async (seed) => {
      const file = grid({ columns: 2, rows: 2 })
      const at = (seed * 7919) % file.length
      file[at] = (file[at] ?? 0) ^ (1 << (seed % 8))
      file[(at * 31) % file.length] = seed * 6
      const outcome = await pageOf(file).then(
        () => 'read',
        (error: Error) => error.name,
      )
      expect(['read', 'UnreadableDocument']).toContain(outcome)
    },
  )
})
