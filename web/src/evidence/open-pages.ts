import type { PageSize } from '@ficha/element/parts'
import { openImage } from './image-pages.ts'
import type { Drawing, Pages } from './pages.ts'
import { openPdf } from './pdf-pages.ts'

/**
 * Pages over all files, in their order. A file that the browser cannot show has one page that is never drawn.
 *
 * @param password of those PDFs that ask for one
 */
export async function openPages(files: readonly File[], password?: string): Promise<Pages> {
  const parts = await Promise.all(files.map((file) => openFile(file, password)))
  const index = parts.flatMap((part) => part.sizes.map((_, i) => ({ part, page: i + 1 })))
  return {
    sizes: parts.flatMap((part) => part.sizes),
    isLocked: parts.some((part) => part.isLocked),
    draw(page, canvas, pixelWidth) {
      const at = index[page - 1]
      return at ? at.part.draw(at.page, canvas, pixelWidth) : NOTHING_DRAWN
    },
    close() {
      for (const part of parts) part.close()
    },
  }
}

const NOTHING_DRAWN: Drawing = { done: Promise.resolve(false), cancel() {} }

/** `%PDF` may stand behind other bytes within the first KB. */
const PDF_HEAD_BYTES = 1024
const A4: PageSize = { width: 595, height: 842 }

async function openFile(file: File, password: string | undefined): Promise<Pages> {
  try {
    const head = await file.slice(0, PDF_HEAD_BYTES).text()
    return head.includes('%PDF-') ? await openPdf(file, password) : await openImage(file)
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { sizes: [A4], isLocked, draw: () => NOTHING_DRAWN, close() {} }
  }
}
