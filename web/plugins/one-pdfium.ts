import type { Plugin } from 'vite'

/** What @embedpdf/pdfium falls back to where no compiled module is given. We give one. */
const OWN_ADDRESS = "new URL('pdfium.wasm', import.meta.url).href"

/** Keeps the library's own, uncapped PDFium (4.6 MB) out of the page: the engine brings its module. */
export function onePdfium(): Plugin {
  return {
    name: 'ficha-one-pdfium',
    enforce: 'pre',
    transform: {
      filter: { id: /@embedpdf\/pdfium\/dist\// },
      handler(code) {
        if (!code.includes(OWN_ADDRESS)) throw new Error('@embedpdf/pdfium finds its WASM in a new way')
        return code.replace(OWN_ADDRESS, "''")
      },
    },
  }
}
