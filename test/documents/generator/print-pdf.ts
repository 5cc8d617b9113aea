import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../../chromium-options.ts'
import { encodeJpeg } from './capture/jpeg.ts'
import { rasterise } from './capture/rasterise.ts'

/** Chromium as the real systems use it: HTML in, PDF with a text layer out. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_ARGS,
  })
}

/** @param pictures HTML documents whose pixels stand for `{{picture-0}}`, `{{picture-1}}`, … in the page */
export async function printPdf(
  browser: Browser,
  html: string,
  pictures: readonly string[] = [],
): Promise<Uint8Array> {
  let source = html
  for (const [i, picture] of pictures.entries()) {
    source = source.replace(`{{picture-${i}}}`, await pixelsOfPage(browser, picture))
  }
  const page = await browser.newPage()
  try {
    await page.setContent(source)
    return withoutClock(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false }))
  } finally {
    await page.close()
  }
}

/** The page with its letterhead as a picture: its words are in no text layer. */
export async function withLetterhead(browser: Browser, html: string, letterhead?: string): Promise<string> {
  if (letterhead === undefined) return html
  const page = await browser.newPage({ viewport: { width: 1000, height: 190 } })
  try {
    await page.setContent(letterhead)
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 60 })
    return html.replace('{{letterhead}}', dataUri(jpeg))
  } finally {
    await page.close()
  }
}

/** The licences in exports are pictures of about this resolution. */
const PICTURE_DPI = 250
const PICTURE_QUALITY = 50

async function pixelsOfPage(browser: Browser, html: string): Promise<string> {
  const [page] = await rasterise(await printPdf(browser, html), PICTURE_DPI, 3)
  if (!page) throw new RangeError('a picture without a page')
  return dataUri(Buffer.from(encodeJpeg(page, PICTURE_QUALITY)))
}

function dataUri(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** The time of printing would make every run differ: a fixed time of the same length takes its place. */
function withoutClock(pdf: Buffer): Uint8Array {
  const text = pdf.toString('latin1')
  const fixed = text.replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000')
  return Buffer.from(fixed, 'latin1')
}
