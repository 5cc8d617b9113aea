import { DOCUMENT_TYPES, describeUnreadable, LIMITS, type PartReport } from '@ficha/engine'
import type { DocumentFiles } from '../gather/document-files.ts'
import { type DocumentReport, numberOf, type Question, readDocument } from './read-document.ts'

/** A file's documents as one report: the first of them, and the others with it where each has one. */
export async function readReport(document: DocumentFiles, question: Question): Promise<DocumentReport> {
  if (!question.split) return readDocument(document, question)
  const [first, ...others] = await readParts(document, question)
  if (!first) throw new TypeError('a file without a report')
  return others.length === 0 ? first : { ...first, others }
}

/**
 * Every document of one file, in the order of their pages; one report where it holds one. A document of another type than the
 * one asked for is reported and not read.
 *
 * @throws what is neither the document's nor the file system's fault
 */
async function readParts(document: DocumentFiles, question: Question): Promise<DocumentReport[]> {
  const first = await readWhole(document, question)
  const parts = first.result?.parts ?? []
  if (parts.length === 0) return [first]
  const reports: DocumentReport[] = []
  for (const part of parts) {
    const own = part.isRead ? first : await readPart(document, question, part, first.sha256)
    reports.push({ ...withPagesOf(part, own), file: `${document.name} (pages ${part.pages})` })
  }
  return reports
}

/** A document's own pages alone; the issue that the file holds others is left out, because each of them has a row. */
function withPagesOf({ from, to }: PartReport, report: DocumentReport): DocumentReport {
  if (!report.result) return report
  const text = report.result.text
    .filter(({ page }) => page >= from && page <= to)
    .map((page) => ({ ...page, issues: page.issues.filter(({ code }) => code !== 'several_documents') }))
  return { ...report, result: { ...report.result, text, pageCount: text.length } }
}

/** All pages, not the first ones alone. */
async function readWhole(document: DocumentFiles, question: Question): Promise<DocumentReport> {
  const first = await readDocument(document, question)
  const { pageCount = 0, text = [] } = first.result ?? {}
  if (question.pages !== undefined || pageCount <= text.length) return first
  return readDocument(document, { ...question, pages: `1-${Math.min(pageCount, LIMITS.pagesMax)}` })
}

async function readPart(
  document: DocumentFiles,
  question: Question,
  part: PartReport,
  sha256: DocumentReport['sha256'],
): Promise<DocumentReport> {
  const { type } = question
  const isAsked = part.type !== null && (type === 'auto' || type === part.type)
  if (isAsked) return readDocument(document, { ...question, pages: part.pages })
  const { status, title } = describeUnreadable('wrong_document_type')
  const error = {
    type: 'urn:ficha:problem:wrong_document_type',
    title,
    status,
    detail: `these pages are of ${part.type === null ? 'none of the types that can be read' : `type ${part.type}`}`,
    code: 'wrong_document_type',
    detectedType: DOCUMENT_TYPES.find((known) => known === part.type) ?? null,
  }
  return { file: document.name, sha256, type: numberOf(type), processTime: 0, error }
}
