import type { Plugin } from 'vite'
import { calledOfPdfium } from '../../scripts/called-of-pdfium.mjs'

/** What libraries fall back to where no compiled module is given. The engine gives its own, whose memory is capped. */
const FALLBACKS = [
  { files: /@embedpdf\/pdfium\/dist\//, address: "new URL('pdfium.wasm', import.meta.url).href" },
  { files: /@jsquash\/webp\/codec\/dec\//, address: 'new URL("webp_dec.wasm",import.meta.url).href' },
]

/** Keeps the libraries' own PDFium (4.6 MB) and libwebp out of the page. */
export function ownModules(): Plugin {
  return {
    name: 'ficha-own-modules',
    enforce: 'pre',
    transform: {
      filter: { id: FALLBACKS.map(({ files }) => files) },
      handler(code, id) {
        const address = FALLBACKS.find(({ files }) => files.test(id))?.address ?? ''
        // Files beside the one that finds the module have no address.
        if (!code.includes('.wasm')) return null
        if (!code.includes(address)) throw new Error(`${id} finds its WASM in a new way`)
        return calledOfPdfium(code.replace(address, "''"))
      },
    },
  }
}
