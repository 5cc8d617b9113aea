import { type Progress, type Read, UnreadableDocument } from '@ficha/engine'
import { expect, expectTypeOf, test } from 'vitest'
import type { ContractCase } from './engine-contract.ts'

/** A photo takes two seconds; a machine that does much else may need a minute. */
const SLOW_MS = 180_000

/** What `read` promises in every host, to those who use it right and to those who do not. */
export function readContract(read: Read<Uint8Array<ArrayBuffer>>, cases: readonly ContractCase[]): void {
  const digital = caseOf(cases, 51)
  const card = caseOf(cases, 54)

  test('read gives the same typed result, and tells how far it is', { timeout: SLOW_MS }, async () => {
    const heard: Progress[] = []
    const result = await read(card.file, { type: 54, onProgress: (progress) => heard.push(progress) })
    expect(JSON.stringify(result)).toBe(card.expected)
    expectTypeOf(result.data.name).toEqualTypeOf<string | null>()
    expectTypeOf(result.fields.name.evidence[0]?.page).toEqualTypeOf<number | undefined>()
    // @ts-expect-error: a driver licence has no wards
    expect(result.data.wards).toBeUndefined()
    const stages = new Set(heard.map(({ stage }) => stage))
    for (const stage of ['open', 'understand', 'find', 'read'] as const) expect(stages).toContain(stage)
    const shares = heard.filter(({ stage }) => stage !== 'load').map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(heard.at(-1)).toMatchObject({ page: 1, pageCount: 1 })
  })

  test('auto finds the type, and the type tells apart what was read', { timeout: SLOW_MS }, async () => {
    const { type, typeConfidence, ...result } = await read(digital.file, { type: 'auto' })
    expect(type).toBe(51)
    expect(typeConfidence).toBeGreaterThan(0.5)
    expect(JSON.stringify(result)).toBe(digital.expected)
    type Found = Extract<Awaited<ReturnType<typeof read<'auto'>>>, { readonly type: 54 }>
    expectTypeOf<Found['data']['name']>().toEqualTypeOf<string | null>()
  })

  test('the text alone has the same lines, in blocks', { timeout: SLOW_MS }, async () => {
    const { pages, type } = await read(digital.file, { type: 'text' })
    expectTypeOf(type).toEqualTypeOf<'text'>()
    const expected: { text: { lines: { text: string }[] }[] } = JSON.parse(digital.expected)
    const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).sort()
    expect(pages.map(({ lines }) => texts(lines))).toEqual(expected.text.map(({ lines }) => texts(lines)))
    for (const { lines, blocks } of pages) {
      expect(blocks.flatMap((block) => block.lines)).toEqual([...lines.keys()])
    }
  })

  test('readings asked for together run one after the other', { timeout: SLOW_MS }, async () => {
    const heard: string[] = []
    const one = async (name: string) =>
      JSON.stringify(await read([digital.file], { type: 51, onProgress: () => heard.push(name) }))
    expect(await Promise.all([one('first'), one('second')])).toEqual([digital.expected, digital.expected])
    expect(new Set(heard).size).toBe(2)
    expect(heard.lastIndexOf('first')).toBeLessThan(heard.indexOf('second'))
  })

  test('one that is aborted ends at once, and the next is read', { timeout: SLOW_MS }, async () => {
    const running = new AbortController()
    const waiting = new AbortController()
    const first = read([card.file], {
      type: 54,
      signal: running.signal,
      onProgress: ({ stage }) => stage === 'find' && running.abort(),
    })
    const second = read([card.file], { type: 54, signal: waiting.signal })
    waiting.abort(new Error('changed my mind'))
    await expect(second).rejects.toThrow('changed my mind')
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    const already = read([digital.file], { type: 51, signal: AbortSignal.abort() })
    await expect(already).rejects.toMatchObject({ name: 'AbortError' })
    expect(JSON.stringify(await read([digital.file], { type: 51 }))).toBe(digital.expected)
  })

  test('close ends what runs and what waits, and the next reading starts afresh', {
    timeout: SLOW_MS,
  }, async () => {
    const open = [read([digital.file], { type: 51 }), read([digital.file], { type: 51 })]
    const ends = open.map((one) => expect(one).rejects.toThrow('read.close() ended this reading'))
    read.close()
    await Promise.all(ends)
    expect(JSON.stringify(await read([digital.file], { type: 51 }))).toBe(digital.expected)
  })

  test('wrong use is told what is wrong', async () => {
    await expect(read([], { type: 54 })).rejects.toThrow('read() was given no files')
    // @ts-expect-error: there is no such type
    await expect(read([card.file], { type: 99 })).rejects.toThrow(
      'document type 99; there are 51, 54, 23, auto and text',
    )
    // @ts-expect-error: what is read must be said
    await expect(read([card.file])).rejects.toThrow('document type undefined')
    // @ts-expect-error: a number is no file
    await expect(read([card.file, 7], { type: 54 })).rejects.toThrow(/read\(\) takes .*; file 2 is number/)
    await expect(read([card.file], { type: 54, pages: '0' })).rejects.toThrow('pages are counted from 1')
    const noDocument = new TextEncoder().encode('plain text')
    const refused = read([noDocument], { type: 54 })
    await expect(refused).rejects.toBeInstanceOf(UnreadableDocument)
    await expect(refused).rejects.toMatchObject({ code: 'unsupported_media_type', detectedType: null })
  })
}

function caseOf(
  cases: readonly ContractCase[],
  type: number,
): Omit<ContractCase, 'file'> & {
  readonly file: Uint8Array<ArrayBuffer>
} {
  const found = cases.find((one) => one.type === type)
  if (found === undefined) throw new RangeError(`the contract needs a case of type ${type}`)
  return { ...found, file: new Uint8Array(found.file) }
}
