import { UnreadableDocument } from './errors.ts'
import type { PageIssue, ReadPage } from './types.ts'

/** What Adobe writes on the page of a form that other programs cannot show, in the languages that its users send. */
const WAITS = [
  /if this message is not eventually replaced/i,
  /se esta mensagem n.o for .{0,16}substitu/i,
  /si este mensaje no (?:se|es) .{0,16}(?:reemplaza|sustitu)/i,
]
/** Of such a page, and more than it ever has. */
const CHARACTERS_MAX = 2000

/**
 * Refuse a page that stands for a document that it does not show: the notice of a dynamic form, printed or kept.
 *
 * @throws {UnreadableDocument} with what to do
 */
export function refuseNotice(pages: readonly ReadPage[]): void {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  if (text.length > CHARACTERS_MAX || !WAITS.some((notice) => notice.test(text))) return
  throw new UnreadableDocument(
    'unsupported_media_type',
    'the file shows only that one shall wait, as dynamic XFA forms do outside Adobe Reader; print the form to a PDF there and send that',
  )
}

/** Where a file has others attached to it and holds no such document itself: that it may be one of them. */
export function attachmentsTold(pages: readonly ReadPage[]): string {
  return told(
    pages,
    'attachments_not_read',
    'files are attached to it: if the document is one of them, take it out and send that',
  )
}

/** Where what was read of a file says nothing of it: what else may be done. */
export function hintsTold(pages: readonly ReadPage[]): string {
  const isPoor = told(
    pages,
    'blurred',
    'its print is hard to make out: is the picture in focus, and not mirrored?',
  )
  return attachmentsTold(pages) + isPoor
}

function told(pages: readonly ReadPage[], code: PageIssue['code'], hint: string): string {
  return pages.some(({ issues }) => issues.some((issue) => issue.code === code)) ? `; ${hint}` : ''
}
