import { readFile } from 'node:fs/promises'
import { read } from '@ficha/engine/node'
import { encode } from 'fast-png'
import jpeg from 'jpeg-js'
import { PDFDocument } from 'pdf-lib'
import { documentFile } from '../documents/pictures.ts'

/** A card whose halves are two pictures, two pages of a PDF, or one picture that is cut between them. */
interface CardPicture {
  readonly name: string
  readonly files: readonly string[]
  /** Where the fold is, as a share of the picture's height; null where each half has a file or page. */
  readonly foldAt: number | null
}

/** Captures of the tuning part: their halves are upright, and a straight cut parts those on one picture. */
const CARDS: readonly CardPicture[] = [
  cut('blind-aa-green-open-one-glass-colour', 0.376),
  cut('blind-ad-fold-open-one-tall', 0.461),
  cut('blind-r-2017-card-one-colour', 0.35),
  cut('blind-u-2006-open-one-tall', 0.468),
  cut('blind-x-card-2009-open-one-tall', 0.494),
  cut('folded-card-l1-cetpp-glass-open-colour', 0.275),
  cut('folded-card-l1-permit-open-shadow', 0.519),
  cut('folded-card-l1-words-open-glare', 0.552),
  cut('folded-card-l2-glass-both-scan', 0.295),
  cut('folded-card-l2-infra-open-far', 0.498),
  cut('folded-card-l2-rg-x-open-shaken', 0.451),
  two('folded-card-l2-infra-both-blurred'),
  pages('folded-card-l1-permit-glass-each-scans'),
  cut('blind-ad-numbered-glass-one-fine', 0.313),
  cut('blind-r-2022-card-one-phone', 0.34),
  cut('blind-x-card-2025-panels-one-colour', 0.3055),
  cut('numbered-card-plain-glass-all-scan', 0.31),
  pages('numbered-card-cetcp-glass-each-scans'),
  two('numbered-card-cetpp-both-glare'),
  two('numbered-card-plain-both-photos'),
]
/** Front and back of different cards by their places in the list: of one model, the first eight of one state as well. */
const MIXED: readonly Pair[] = [
  ...([
    [3, 6],
    [6, 3],
    [4, 7],
    [7, 4],
    [11, 12],
    [12, 11],
    [17, 19],
    [19, 17],
  ] as const),
  ...([
    [0, 1],
    [1, 2],
    [2, 8],
    [5, 9],
    [8, 10],
    [10, 0],
    [13, 14],
    [14, 15],
    [15, 16],
    [16, 18],
    [18, 13],
  ] as const),
  // Of two models.
  [9, 14],
]

function cut(name: string, foldAt: number): CardPicture {
  return { name, files: [`54-${name}.jpg`], foldAt }
}

function two(name: string): CardPicture {
  return { name, files: [`54-${name}-1.jpg`, `54-${name}-2.jpg`], foldAt: null }
}

function pages(name: string): CardPicture {
  return { name, files: [`54-${name}.pdf`], foldAt: null }
}

/** A front with a back, and what the engine said of them. */
export interface JudgedPair {
  readonly front: string
  readonly back: string
  readonly isOneCard: boolean
  readonly accepted: boolean
  readonly outcome: string
  readonly message: string
}

type Pair = readonly [front: number, back: number]

/** Twenty fronts with their own backs, and twenty with another's. */
export const PAIRS: readonly Pair[] = [...CARDS.map((_, i) => [i, i] as const), ...MIXED]

/** Each pair is read as two files. */
export async function* judgePairs(pairs: readonly Pair[]): AsyncGenerator<JudgedPair> {
  for (const [i, j] of pairs) {
    const [front, back] = [CARDS[i], CARDS[j]]
    if (!front || !back) throw new RangeError(`there is no card ${i} or ${j}`)
    const files = [await halfOf(front, 'front'), await halfOf(back, 'back')]
    const { data, validations } = await read(files, { type: 54 })
    const { outcome = 'absent', message = '' } = validations.find(({ rule }) => rule === 'one_card') ?? {}
    const accepted = data.documentValidation === true
    yield { front: front.name, back: back.name, isOneCard: i === j, accepted, outcome, message }
  }
}

async function halfOf({ files, foldAt }: CardPicture, half: 'front' | 'back'): Promise<Uint8Array> {
  const [first = '', second = first] = files
  const bytes = new Uint8Array(await readFile(await documentFile(half === 'front' ? first : second)))
  if (foldAt === null) return first === second ? pageOf(bytes, half === 'front' ? 0 : 1) : bytes
  const { width, height, data } = jpeg.decode(bytes, { useTArray: true, formatAsRGBA: false })
  const fold = Math.round(foldAt * height)
  const [from, to] = half === 'front' ? [0, fold] : [fold, height]
  return encode({ width, height: to - from, data: data.slice(3 * width * from, 3 * width * to), channels: 3 })
}

async function pageOf(bytes: Uint8Array, index: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const [page] = await pdf.copyPages(await PDFDocument.load(bytes), [index])
  if (page) pdf.addPage(page)
  return pdf.save()
}
