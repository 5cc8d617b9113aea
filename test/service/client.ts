import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Service } from './service.ts'

/** Where a service answers, and a key to it. */
type Reached = Pick<Service, 'base' | 'key'>

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

export async function get(service: Reached, path: string, key = service.key): Promise<Answer> {
  const response = await fetch(service.base + path, { headers: { 'SERVICE-API-KEY': key } })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/**
 * The local simulator's own answer, in place of the service's: its proxy lost a connection that it had kept, and asks to send
 * once more. It says so of every lost POST, restarted or not. A Worker of five lines shows it as well, with 25 uploads of 20 MB.
 */
const SIMULATOR_LOST = 'Your worker restarted mid-request'

/** As often as it is asked to be sent again, three times at most. */
export async function upload(service: Reached, file: Uint8Array, type: string): Promise<Answer> {
  for (let left = 3; ; left--) {
    const { status, text } = await uploadOnce(service, file, type)
    if (left === 0 || !text.startsWith(SIMULATOR_LOST)) return { status, body: JSON.parse(text) }
  }
}

/** The very first answer, whoever gave it. */
export async function uploadOnce(service: Reached, file: Uint8Array, type: string) {
  const form = new FormData()
  form.set('files', new Blob([new Uint8Array(file)]), 'licence.pdf')
  form.set('type', type)
  const headers = { 'SERVICE-API-KEY': service.key }
  const response = await fetch(`${service.base}/documents/upload`, { method: 'POST', body: form, headers })
  return { status: response.status, text: await response.text() }
}

/** Ask until the document has ended; `wait` makes the service hold each question. */
export async function fetchEnded(service: Reached, id: unknown, secondsMax: number): Promise<Answer> {
  const deadline = Date.now() + secondsMax * 1000
  for (;;) {
    const answer = await get(service, `/documents/${id}?wait=25`)
    if (answer.body.status !== 0) return answer
    if (Date.now() > deadline) throw new Error(`document ${id} did not end within ${secondsMax} s`)
  }
}

const HEAD = [
  'LICENÇA DE OPERAÇÃO',
  'Nº 29004512',
  'Validade até 01/04/2031',
  'CNPJ 11.222.333/0001-81',
  'CETESB - Companhia Ambiental do Estado de São Paulo',
]

/** A PDF of some pages, so that reading it takes a moment. */
export async function makePdf(text: string, pageCount: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let page = 0; page < pageCount; page++) {
    const sheet = document.addPage([595, 842])
    // Of no type at all it would be refused.
    for (const [at, line] of HEAD.entries()) sheet.drawText(line, { x: 40, y: 815 - at * 14, size: 11, font })
    for (let line = HEAD.length; line < 50; line++)
      sheet.drawText(`${text} ${page} ${line}`, { x: 40, y: 800 - line * 15, size: 10, font })
  }
  return document.save()
}
