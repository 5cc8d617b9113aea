import { encode } from 'fast-png'
import { PDFDocument, type PDFFont, type PDFPage, type RGB, rgb, StandardFonts } from 'pdf-lib'
import { valueNoise } from '../../documents/generator/capture/noise.ts'
import { seededRandom } from '../../documents/generator/random.ts'

/** A line of print on something that is no plain paper. */
export interface Printed {
  readonly text: string
  readonly ground: string
}

const WHITE = rgb(1, 1, 1)
const BLACK = rgb(0, 0, 0)
const BARS = {
  black: rgb(0.05, 0.05, 0.05),
  blue: rgb(0.1, 0.22, 0.5),
  green: rgb(0.18, 0.49, 0.2),
  red: rgb(0.7, 0.12, 0.12),
  orange: rgb(0.9, 0.5, 0.05),
  grey: rgb(0.55, 0.55, 0.55),
}
const WAVES = [rgb(0.3, 0.6, 0.4), rgb(0.75, 0.55, 0.3), rgb(0.4, 0.5, 0.75)]
const FIRST = ['Mata', 'Serra', 'Vale', 'Pedra', 'Lagoa', 'Campo', 'Ponte', 'Porto', 'Cedro', 'Morro']
const SECOND = ['verde', 'Clara', 'DO SUL', 'nova', 'GRANDE', 'das Flores', 'antiga', 'Bonita', 'DO RIO']

/** White captions on bars, print over waves of security printing, dark and white print over a picture. */
export async function colouredSheet(): Promise<{ pdf: Uint8Array; printed: readonly Printed[] }> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const printed: Printed[] = []
  const put = (ground: string, x: number, y: number, size: number, font: PDFFont, color: RGB) => {
    const text = invented(printed.length)
    page.drawText(text, { x, y, size, font, color })
    printed.push({ text, ground })
  }
  for (let i = 0; i < 6; i++) {
    const text = `${i + 1}. Manter limpa a faixa de proteção do rio durante toda a obra e depois dela.`
    page.drawText(text, { x: 50, y: 800 - i * 14, size: 10, font: plain })
  }
  for (const [row, [name, color]] of Object.entries(BARS).entries()) {
    for (const [column, size] of [6, 8, 11].entries()) {
      const [x, y] = [50 + column * 168, 690 - row * 26]
      page.drawRectangle({ x, y: y - 4, width: 160, height: size + 6, color })
      put(`${name} bar`, x + 4, y, size, size === 8 ? plain : bold, WHITE)
    }
  }
  drawWaves(page, 520)
  for (let row = 0; row < 4; row++) {
    for (const [column, size] of [7, 9, 11].entries())
      put('waves', 56 + column * 166, 502 - row * 28, size, row % 2 ? bold : plain, BLACK)
  }
  const picture = await pdf.embedPng(lightAndDark())
  page.drawImage(picture, { x: 50, y: 200, width: 495, height: 140 })
  for (let row = 0; row < 4; row++) {
    for (const [column, size] of [7, 9].entries()) {
      put('light picture', 56 + column * 118, 310 - row * 30, size, bold, BLACK)
      put('dark picture', 310 + column * 118, 310 - row * 30, size, bold, WHITE)
    }
  }
  return { pdf: await pdf.save(), printed }
}

/** No two alike, so that a line cannot be taken for another. */
function invented(n: number): string {
  const number = String((n * 7919 + 1234) % 9973).padStart(4, '0')
  const text = `${FIRST[n % 10]} ${SECOND[(n * 7 + Math.floor(n / 10)) % 9]} ${number}`
  return n % 3 === 0 ? text.toUpperCase() : text
}

function drawWaves(page: PDFPage, top: number): void {
  for (let i = 0; i < 34; i++) {
    const points = Array.from({ length: 100 }, (_, at) => {
      const x = at * 5
      const y =
        i * 4 + 3 * Math.sin(x / 18 + i / 2.3) + 6 * Math.sin(x / 60 - i / 5) + 2 * Math.sin(x / 6 + i)
      return `${x} ${y.toFixed(2)}`
    })
    const borderColor = WAVES[i % WAVES.length] ?? BLACK
    page.drawSvgPath(`M${points.join('L')}`, {
      x: 50,
      y: top,
      borderColor,
      borderWidth: 0.6,
      borderOpacity: 0.8,
    })
  }
}

/** Clouds: light ones at the left, dark ones at the right. */
function lightAndDark(): Uint8Array {
  const noise = valueNoise(seededRandom('clouds'))
  const [width, height] = [500, 140]
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const shade = 0.7 * noise(x / 60, y / 20) + 0.3 * noise(x / 9, y / 5)
    return x < width / 2 ? 150 + 95 * shade : 20 + 110 * shade
  })
  return encode({ width, height, data, channels: 1, depth: 8 })
}
