import { distance } from 'fastest-levenshtein'
import { groupBy, median } from '../../cli/src/evaluate/score/metrics.ts'
import { tableMarkdown } from './markdown-table.ts'
import { type OcrEngine, ocrEngines } from './ocr-engines.ts'
import { type Agreement, agreement, barewords, orderFreeError } from './order-free.ts'
import { loadFolder, type TruePicture } from './picture-folder.ts'

interface Reading {
  readonly picture: TruePicture
  readonly ms: number
  readonly words: Agreement
  readonly zone: { readonly edits: number; readonly characters: number }
}

/**
 * Order-free word error on pictures of a folder, by group, of Ficha and of those of its peers that are installed;
 * of pictures with a machine-readable zone only, character error of its lines.
 *
 * @param rivals where npm packages of peers are looked for
 */
export async function evaluateFolder(folder: string, rivals: string, only: string): Promise<void> {
  const pictures = (await loadFolder(folder)).filter(({ id }) => id.includes(only))
  const [first] = pictures
  if (!first) throw new RangeError(`no picture of ${folder} matches '${only}'`)
  const engines = await ocrEngines(rivals)
  const readings = new Map<string, Reading[]>(engines.map(({ name }) => [name, []]))
  // What is loaded once is not timed.
  for (const engine of engines) await engine.read(first.file, first.lang)
  // One after the other on each picture: whatever else the machine does, it does to all of them.
  for (const picture of pictures) {
    for (const engine of engines) readings.get(engine.name)?.push(await reading(engine, picture))
  }
  for (const engine of engines) await engine.close?.()
  const names = [...readings.keys()]
  const row = (label: string, keep: (reading: Reading) => boolean) => {
    const of = (name: string) => (readings.get(name) ?? []).filter(keep)
    const own = of('Ficha')
    const times = names.slice(1).map((name) => {
      const peer = of(name)
      return median(own.map(({ ms }, i) => ms / Math.max(1, peer[i]?.ms ?? 1))).toFixed(2)
    })
    return [label, String(own.length), ...names.map((name) => errorOf(of(name))), ...times]
  }
  const rows = [...groupBy(pictures, ({ group }) => group).keys()].map((group) =>
    row(group, ({ picture }) => picture.group === group),
  )
  const languages = [...groupBy(pictures, ({ lang }) => lang).keys()].map((lang) =>
    row(`all ${lang}`, ({ picture }) => picture.lang === lang && !picture.zoneOnly),
  )
  const head = ['group', 'pictures', ...names, ...names.slice(1).map((name) => `time, Ficha / ${name}`)]
  console.log(tableMarkdown(head, [...rows, ...languages, row('all', ({ picture }) => !picture.zoneOnly)]))
}

async function reading(engine: OcrEngine, picture: TruePicture): Promise<Reading> {
  const start = performance.now()
  const text = await engine.read(picture.file, picture.lang)
  const ms = performance.now() - start
  const of = (content: string) => barewords(content, picture.foldCase)
  const words = picture.zoneOnly ? { both: 0, printed: 0, read: 0 } : agreement(of(picture.text), of(text))
  return {
    picture,
    ms,
    words,
    zone: picture.zoneOnly ? zoneError(picture.text, text) : { edits: 0, characters: 0 },
  }
}

/** Each true line of the zone against the nearest line that was read, or two in a row. */
function zoneError(printed: string, read: string): { edits: number; characters: number } {
  const lines = read.split('\n').map((line) => line.replace(/\s/g, ''))
  const pool = [...lines, ...lines.map((line, i) => line + (lines[i + 1] ?? ''))]
  const wanted = printed.split(/\s+/).filter((line) => line !== '')
  const edits = wanted.map((line) => Math.min(line.length, ...pool.map((other) => distance(line, other))))
  return {
    edits: edits.reduce((sum, one) => sum + one, 0),
    characters: wanted.reduce((sum, { length }) => sum + length, 0),
  }
}

function errorOf(own: readonly Reading[]): string {
  const characters = own.reduce((sum, { zone }) => sum + zone.characters, 0)
  if (characters > 0)
    return `${percent(own.reduce((sum, { zone }) => sum + zone.edits, 0) / characters)} of characters`
  return percent(orderFreeError(own.map(({ words }) => words)))
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
