import { constrainPages, withoutRecognition } from './constrain/constrain-pages.ts'
import { letterModel } from './constrain/letter-model.ts'
import { hasUnprintedLetters, withUnprintedLetters } from './constrain/unprinted-letters.ts'
import { type DecodedPage, decode, inspect } from './decode/decode.ts'
import { isSignedPdf } from './decode/pdf-signature.ts'
import { MEDIA_TYPES } from './decode/sniff.ts'
import type { DocumentTypeDefinition } from './document-types/definition.ts'
import { DEFINITIONS } from './document-types/document-types.ts'
import { UnreadableDocument } from './errors.ts'
import type { ReadDocument } from './fields/reading.ts'
import { withoutStamps } from './page/stamps.ts'
import { formatPages, type PageRange } from './pages.ts'
import { readPage } from './read-page.ts'
import { choosePart } from './read-parts.ts'
import { withRoles } from './read-with-roles.ts'
import { attachmentsTold, refuseNotice } from './refuse-cover.ts'
import type { Runtime } from './runtime/runtime.ts'
import { partsOf } from './split/parts.ts'
import { withWordsApart } from './text/words-apart.ts'
import type { Part, Quad, ReadPage } from './types.ts'

/** Pages as they were read. */
export interface PagesSeen {
  /** For those who show them. */
  readonly pages: readonly ReadPage[]
  /** Pages in the document, analysed or not. */
  readonly pageCount: number
  /** What each page of the document, analysed or not, is measured in. */
  readonly units: readonly ('point' | 'pixel')[]
}

/** A document whose pages are read: its type and the fields of any type are found without a second reading. */
export interface PagesRead extends PagesSeen {
  /** The same pages as the rules take them; of a file with several documents those of one. */
  readonly reading: ReadDocument
  /** The documents that the file holds, in order; empty where it holds one. */
  readonly parts: readonly Part[]
}

export interface TextOptions extends Pick<PagesOptions, 'onPage' | 'pages' | 'password'> {
  /** Words that a host has memory for; absent: any number. */
  readonly wordsMax?: number | undefined
}

export interface PagesOptions {
  /** Called before each page is read, to show progress: its 0-based index over all files. */
  readonly onPage?: (index: number) => void
  /** 1-based ranges from `parsePages`; absent: the first `LIMITS.pagesAnalysedByDefault` pages. */
  readonly pages?: readonly PageRange[]
  /** Of those files that ask for one. */
  readonly password?: string | undefined
  /** false: values are taken as the recogniser read them first; only to measure what constrained reading gains. */
  readonly constrainedReading?: boolean
  /** The types that fields will be asked of; absent: any that the engine has. */
  readonly definitions?: readonly DocumentTypeDefinition[]
}

/**
 * Read the pages of one document. No network, storage or clock, so a run can be replayed from its bytes.
 *
 * @param files the pages of one document in order (a PDF, or the front and back of a card)
 * @throws {UnreadableDocument} when the document is bad: a result for the caller, never retried
 */
export async function readPages(
  files: readonly Uint8Array[],
  runtime: Runtime,
  options: PagesOptions = {},
): Promise<PagesRead> {
  const definitions = options.definitions ?? DEFINITIONS
  const unreadPlaces = (page: ReadPage) => definitions.flatMap((one) => one.unreadPlaces?.(page) ?? [])
  const seen = await seePages(files, runtime, options, unreadPlaces, (page) => page)
  const { pages } = seen
  if (pages.every((page) => page.lines.length === 0)) throw nothingRead(pages)
  const forRules =
    options.constrainedReading === false
      ? pages.map(withoutRecognition)
      : constrainPages(await withWholeWords(pages, runtime))
  const whole = forRules.map((page) => withoutStamps(withWordsApart(page)))
  // Who sends several files says that they are one document.
  const found = files.length === 1 ? partsOf(whole) : [whole]
  const chosen =
    found.length > 1
      ? await choosePart(found, definitions, DEFINITIONS, runtime)
      : { pages: whole, parts: [], roles: null }
  const about = {
    isSigned: areSigned(files),
    fromStart: chosen.pages[0]?.index === 0 || chosen.parts.length > 0,
  }
  const reading = await withRoles(chosen.pages, about, definitions, runtime, chosen.roles)
  return { ...seen, pages: withPartsIssue(pages, chosen.parts), reading, parts: chosen.parts }
}

/**
 * The text of a document that may be anything; one without any is no fault of it.
 *
 * @throws {UnreadableDocument} as `readPages`, where no page can be read, and where there are more words than `wordsMax`
 */
export async function readText(
  files: readonly Uint8Array[],
  runtime: Runtime,
  options: TextOptions = {},
): Promise<PagesSeen> {
  const { wordsMax = Number.POSITIVE_INFINITY } = options
  let words = 0
  // Nothing of a text is read again: what that would need is let go page by page.
  const keep = (page: ReadPage): ReadPage => {
    words += page.lines.reduce((sum, line) => sum + line.words.length, 0)
    if (words > wordsMax) throw tooManyWords(page, wordsMax)
    return withoutRecognition(page)
  }
  const seen = await seePages(files, runtime, options, () => [], keep)
  if (seen.pages.every(({ issues }) => issues.some(({ code }) => code === 'page_unreadable'))) {
    throw nothingRead(seen.pages)
  }
  return seen
}

async function seePages(
  files: readonly Uint8Array[],
  runtime: Runtime,
  options: TextOptions,
  unreadPlaces: (page: ReadPage) => readonly Quad[],
  keep: (page: ReadPage) => ReadPage,
): Promise<PagesSeen> {
  const { password } = options
  const { pageCount, ...inspection } = await inspect(files, runtime, options.pages, password)
  const pages: ReadPage[] = []
  const decoded = decode(files, { pageCount, ...inspection }, runtime, options.pages, password)
  for await (const page of decoded) {
    options.onPage?.(page.index)
    const read = () => readPage(page, runtime, unreadPlaces)
    pages.push(keep(await runtime.memory.whileHolding(pixelsOf(page), read)))
  }
  refuseNotice(pages)
  const units = inspection.files.flatMap((file) =>
    Array<'point' | 'pixel'>(file.pageCount).fill(file.mediaType === MEDIA_TYPES.pdf ? 'point' : 'pixel'),
  )
  return { pages, pageCount, units }
}

/** The letters of words are loaded for those documents alone that need them: a text layer seldom does. */
async function withWholeWords(pages: readonly ReadPage[], runtime: Runtime): Promise<readonly ReadPage[]> {
  if (!pages.some(hasUnprintedLetters)) return pages
  const letters = letterModel(await runtime.letters())
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => withUnprintedLetters(line, letters)),
  }))
}

function tooManyWords({ index }: ReadPage, wordsMax: number): UnreadableDocument {
  return new UnreadableDocument(
    'unreadable_document',
    `up to page ${index + 1} there are more than the ${wordsMax} words of one reading; name fewer pages`,
  )
}

/** The first page of what is read says which others the file holds. */
function withPartsIssue(pages: readonly ReadPage[], parts: readonly Part[]): readonly ReadPage[] {
  const own = parts.find(({ isRead }) => isRead)
  if (!own) return pages
  const range = (part: Part) => formatPages(part.pages.map((index) => index + 1))
  const others = parts
    .filter((part) => part !== own)
    .map((part) => `${range(part)}${part.type === null ? '' : ` (type ${part.type})`}`)
  const told = `read was the one of pages ${range(own)}, not those of pages ${others.join(', ')}`
  const message = `the file holds ${parts.length} documents; ${told}`
  return pages.map((page) =>
    page.index === own.first
      ? { ...page, issues: [...page.issues, { code: 'several_documents' as const, message }] }
      : page,
  )
}

function pixelsOf({ raster, regions }: DecodedPage): number {
  return [raster, ...regions.map((region) => region.raster)].reduce(
    (sum, one) => sum + (one?.data.length ?? 0),
    0,
  )
}

function areSigned(files: readonly Uint8Array[]): boolean | null {
  const signed = files.map(isSignedPdf).filter((one) => one !== null)
  return signed.length === 0 ? null : signed.every((one) => one)
}

const REASONS_MAX = 3

/** What is said of pages on which nothing was found. */
export function nothingRead(pages: readonly ReadPage[]): UnreadableDocument {
  const broken = pages.flatMap((page) => page.issues).filter((issue) => issue.code === 'page_unreadable')
  if (broken.length > 0 && broken.length === pages.length) {
    const reasons = [...new Set(broken.map(({ message }) => message))].slice(0, REASONS_MAX).join('; ')
    return new UnreadableDocument(
      'unreadable_document',
      `none of the ${pages.length} pages can be read: ${reasons}; save the document again as PDF, JPEG or PNG and send that`,
    )
  }
  return new UnreadableDocument(
    'no_text_found',
    `no text of a document on ${pages.length} page(s)${attachmentsTold(pages)}`,
  )
}
