import { type Browser, chromium } from 'playwright-core'

/** Chromium as the real systems use it: HTML in, PDF with a text layer out. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

export async function printPdf(browser: Browser, html: string, letterhead?: string): Promise<Uint8Array> {
  const page = await browser.newPage()
  try {
    const source = letterhead ? html.replace('{{letterhead}}', await pixels(browser, letterhead)) : html
    await page.setContent(source)
    return withoutClock(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false }))
  } finally {
    await page.close()
  }
}

/** A letterhead as a picture: its words are in no text layer. */
async function pixels(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 190 } })
  try {
    await page.setContent(html)
    return `data:image/jpeg;base64,${(await page.screenshot({ type: 'jpeg', quality: 60 })).toString('base64')}`
  } finally {
    await page.close()
  }
}

/** The time of printing would make every run differ: a fixed time of the same length takes its place. */
function withoutClock(pdf: Buffer): Uint8Array {
  const text = pdf.toString('latin1')
  const fixed = text.replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000')
  return Buffer.from(fixed, 'latin1')
}
