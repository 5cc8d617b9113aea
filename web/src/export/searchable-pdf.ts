import { type TextReading, UnreadableDocument } from '@ficha/engine'
import type { OpenDocument } from '../state/state.ts'
import { download } from './download.ts'

type Writer = typeof import('./write-searchable-pdf.ts')

let writer: Promise<Writer> | null = null

/** Load what writes PDFs, so that nothing is requested while a document is open. */
export async function prepareSearchablePdf(): Promise<void> {
  await fetched()
}

/** The document under its words, which can be selected and found. @returns why it is not made; null where it is saved */
export async function saveSearchablePdf(
  name: string,
  { shown }: OpenDocument,
  text: TextReading,
): Promise<'encrypted' | 'noPdf' | null> {
  try {
    const { writeSearchablePdf } = await fetched()
    download(name, await writeSearchablePdf(shown, text))
    return null
  } catch (error) {
    return error instanceof UnreadableDocument && error.code === 'password_protected' ? 'encrypted' : 'noPdf'
  }
}

function fetched(): Promise<Writer> {
  writer ??= import('./write-searchable-pdf.ts').catch((error: unknown) => {
    writer = null
    throw error
  })
  return writer
}
