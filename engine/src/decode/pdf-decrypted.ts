import { heap, OutOfPdfiumMemory, type Pdfium, withScratch } from './pdfium.ts'

/** FPDF_REMOVE_SECURITY of fpdf_save.h. */
const REMOVE_SECURITY = 3
/** A copy takes as much again in PDFium's heap; forms and layers are in small files. */
const FILE_BYTES_MAX = 8_000_000

/**
 * The bytes of an encrypted PDF as they are without its encryption, which also hides the dictionaries of its object
 * streams.
 *
 * @returns null where nothing is encrypted, or the file is too large to be copied
 */
export function decrypted(pdfium: Pdfium, document: number, fileBytes: number): Uint8Array | null {
  if (fileBytes > FILE_BYTES_MAX || !pdfium.EPDF_IsEncrypted(document)) return null
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  if (writer === 0) throw new OutOfPdfiumMemory(fileBytes)
  try {
    if (!pdfium.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY)) return null
    const bytes = pdfium.PDFiumExt_GetFileWriterSize(writer)
    return withScratch(pdfium, bytes, (out) => {
      pdfium.PDFiumExt_GetFileWriterData(writer, out, bytes)
      return heap(pdfium).slice(out, out + bytes)
    })
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer)
  }
}
