import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './start-install.mjs'

const DECODE = join(ROOT, 'engine/src/decode')
/** Where PDFium's wrapper names one of its 600 functions. */
const NAME = String.raw`((?:E?FPDF|EPDF|FORM|FSDK|PDFiumExt)\w*_\w+)`
const NAMING = new RegExp(
  String.raw`^(?: {4}${NAME}: \[\[.*\],|Module\['_${NAME}'\] = .*;)\n|"_${NAME}",`,
  'gm',
)

/** PDFium's wrapper without the functions that the engine never calls: five in six. Other code stays as it is. */
export function calledOfPdfium(code) {
  const files = readdirSync(DECODE).filter((name) => name.endsWith('.ts'))
  const engine = files.map((name) => readFileSync(join(DECODE, name), 'utf8')).join('')
  return code.replace(NAMING, (named, ...[a, b, c]) => (engine.includes(a ?? b ?? c ?? '') ? named : ''))
}
