import { createHash } from 'node:crypto'
import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef } from 'pdf-lib'

/** Objects of a PDF that say the same, e.g. the same background on many pages, become one. */
export function shareEqualObjects(pdf: PDFDocument): void {
  // Objects become equal once what they refer to has become one.
  for (let again = true; again; ) again = shareOnce(pdf)
}

/** @returns whether anything was shared */
function shareOnce(pdf: PDFDocument): boolean {
  const kept = new Map<string, PDFRef>()
  const replaced = new Map<PDFRef, PDFRef>()
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (isPlace(object)) continue
    const key = keyOf(object)
    const same = kept.get(key)
    if (same) replaced.set(ref, same)
    else kept.set(key, ref)
  }
  for (const ref of replaced.keys()) pdf.context.delete(ref)
  for (const [, object] of pdf.context.enumerateIndirectObjects()) redirect(object, replaced)
  return replaced.size > 0
}

/** Pages and what holds them stay apart, also where two say the same. */
function isPlace(object: PDFObject): boolean {
  return (
    object instanceof PDFDict &&
    ['/Page', '/Pages', '/Catalog'].includes(String(object.get(PDFName.of('Type'))))
  )
}

function keyOf(object: PDFObject): string {
  if (!(object instanceof PDFRawStream)) return String(object)
  return `${object.dict} ${createHash('sha256').update(object.contents).digest('hex')}`
}

function redirect(object: PDFObject, replaced: ReadonlyMap<PDFRef, PDFRef>): void {
  if (object instanceof PDFRawStream) redirect(object.dict, replaced)
  if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const other = value instanceof PDFRef ? replaced.get(value) : undefined
      if (other) object.set(key, other)
      else redirect(value, replaced)
    }
  }
  if (object instanceof PDFArray) {
    for (const [i, value] of object.asArray().entries()) {
      const other = value instanceof PDFRef ? replaced.get(value) : undefined
      if (other) object.set(i, other)
      else redirect(value, replaced)
    }
  }
}
