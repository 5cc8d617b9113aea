import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Each run starts Node and an engine in each lane. */
export const TIMEOUT_MS = 300_000
export const DOCUMENTS = join(import.meta.dirname, '../../documents/tuning/documents')
export const GOOD = [
  '51-ima-sc-transport',
  '51-ibama-lo-rectified',
  '23-appointed-first-curatela-open',
] as const
export const LATER = ['later-1.pdf', 'later-2.pdf', 'later-3.pdf']

/** A folder for what is written, and in it `papers`: good documents in a folder below, one of them again, and two bad ones. */
export function folderOfPapers(): { readonly folder: string; readonly papers: string } {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-batch-'))
  const papers = join(folder, 'papers')
  mkdirSync(join(papers, 'more'), { recursive: true })
  for (const name of GOOD) copyFileSync(join(DOCUMENTS, `${name}.pdf`), join(papers, 'more', `${name}.pdf`))
  // Of the same content: a document of its own all the same.
  copyFileSync(join(DOCUMENTS, `${GOOD[0]}.pdf`), join(papers, 'again.pdf'))
  // So many that a signal comes before the last, however late it is.
  for (const name of LATER) copyFileSync(join(DOCUMENTS, `${GOOD[2]}.pdf`), join(papers, 'more', name))
  writeFileSync(join(papers, 'bad.pdf'), 'no document')
  writeFileSync(join(papers, 'empty.jpg'), '')
  return { folder, papers }
}
