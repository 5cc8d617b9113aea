import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What libraries fall back to where no compiled module is given. The engine gives its own, whose memory is capped. */
const FALLBACKS = [
  { files: /@embedpdf\/pdfium\/dist\//, address: "new URL('pdfium.wasm', import.meta.url).href" },
  { files: /@jsquash\/webp\/codec\/dec\//, address: 'new URL("webp_dec.wasm",import.meta.url).href' },
]

const DECODE = join(import.meta.dirname, '../../engine/src/decode')
/** Where PDFium's wrapper names one of its 600 functions. */
const NAME = String.raw`((?:E?FPDF|EPDF|FORM|FSDK|PDFiumExt)\w*_\w+)`
const NAMING = new RegExp(
  String.raw`^(?: {4}${NAME}: \[\[.*\],|Module\['_${NAME}'\] = .*;)\n|"_${NAME}",`,
  'gm',
)

/** A wrapper without the functions that the engine never calls: five in six. */
function calledOnly(code: string): string {
  const files = readdirSync(DECODE).filter((name) => name.endsWith('.ts'))
  const engine = files.map((name) => readFileSync(join(DECODE, name), 'utf8')).join('')
  return code.replace(NAMING, (named: string, ...[a, b, c]: (string | undefined)[]) =>
    engine.includes(a ?? b ?? c ?? '') ? named : '',
  )
}

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
        return calledOnly(code.replace(address, "''"))
      },
    },
  }
}
