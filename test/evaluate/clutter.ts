import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { type Case, summarise } from '../../cli/src/evaluate/score/metrics.ts'
import { definitionOf } from '../../engine/src/document-types/document-types.ts'
import { loadDocuments } from './documents.ts'
import { percent, tableMarkdown } from './markdown-table.ts'
import { run } from './run.ts'

/**
 * What offices and desks put on papers must change no field: fields right of digital tuning documents of other authors as they are,
 * and with each of these below the text of their first page. `npx tsx test/evaluate/clutter.ts [--layouts '^blind-[pqr]-']`.
 */
const { values: options } = parseArgs({ options: { layouts: { type: 'string', default: '^blind-' } } })

const CLUTTER: Readonly<Record<string, readonly string[]>> = {
  nothing: [],
  'stamp on a copy': [
    '2º TABELIONATO DE NOTAS E PROTESTO',
    'AUTENTICAÇÃO',
    'Confere com o original que me foi apresentado. Dou fé.',
    'Ubatã, 19 de junho de 2023',
    'Selo digital DBX41877-6GQW - Consulte: selo.tjxx.jus.br',
  ],
  'stamp on a signature': [
    '2º TABELIONATO DE NOTAS',
    'Reconheço por semelhança a firma de ROSANA BRUM TELES. Dou fé.',
    'Ubatã, 19 de junho de 2023. Selo DBX41877-6GQW',
  ],
  receipt: ['PROTOCOLO GERAL', 'Nº 2024/0017734', 'RECEBIDO EM 04 DEZ. 2024', 'Por: J. Alves Brum'],
  'line of a fax': ['04/12/2019 09:26   6934211337   COMERCIAL BRUM LTDA   PAG. 01'],
  'foot of a mail': [
    '12/03/2025, 10:22',
    'https://mail.google.com/mail/u/0/?ik=3f9a1c77de&view=pt&search=all&permmsgid=msg-f:17412',
  ],
}
const [SIZE, LEADING, LEFT] = [9, 14, 50]

/** A document's files with lines on a strip below the first page. */
async function withLines(
  files: readonly Uint8Array[],
  lines: readonly string[],
): Promise<readonly Uint8Array[]> {
  const [pdf, ...others] = files
  if (!pdf || lines.length === 0) return files
  const document = await PDFDocument.load(pdf)
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.getPage(0)
  const { x, y, width, height } = page.getMediaBox()
  const strip = (lines.length + 3) * LEADING
  page.setMediaBox(x, y - strip, width, height + strip)
  page.setCropBox(x, y - strip, width, height + strip)
  lines.forEach((text, i) => {
    page.drawText(text, { x: x + LEFT, y: y - (i + 2) * LEADING, size: SIZE, font })
  })
  return [await document.save(), ...others]
}

const wanted = new RegExp(options.layouts)
const documents = (await loadDocuments('tuning')).filter(
  ({ layout, source }) => source === 'digital' && wanted.test(layout),
)
if (documents.length === 0) throw new RangeError('no layout matches')
const runtime = nodeRuntime()
const rows: string[][] = []
for (const [name, lines] of Object.entries(CLUTTER)) {
  const cases: Case[] = []
  for (const one of documents) {
    const outcome = await run(one, runtime, {}, definitionOf(one.type), (files) => withLines(files, lines))
    cases.push(...outcome.cases)
  }
  rows.push([name, percent(summarise(cases).all)])
}
console.log(`${documents.length} digital documents, fields right`)
console.log(tableMarkdown(['added', 'right'], rows))
