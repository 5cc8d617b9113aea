import type { Random } from './random.ts'

/** What hands leave on a printed page. Places are millimetres from the top-left corner of the first page. */
export type Mark =
  | {
      readonly kind: 'stamp'
      readonly x: number
      readonly y: number
      readonly text: readonly string[]
      readonly colour?: string
    }
  | {
      readonly kind: 'round-stamp'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly colour?: string
    }
  | { readonly kind: 'signature'; readonly x: number; readonly y: number; readonly widthMm: number }
  | { readonly kind: 'note'; readonly x: number; readonly y: number; readonly text: string }

const INK = '#2a3f8f'

/** The page with stamps, signatures and notes over its text. */
export function marked(page: string, marks: readonly Mark[], random: Random): string {
  if (marks.length === 0) return page
  return page.replace('<body>', `<body>${marks.map((mark) => drawn(mark, random)).join('')}`)
}

function drawn(mark: Mark, random: Random): string {
  const turn = random.int(-110, 110) / 10
  const place = `position:absolute;left:${mark.x}mm;top:${mark.y}mm;z-index:9;`
  switch (mark.kind) {
    case 'stamp':
      return `<div style="${place}transform:rotate(${turn}deg);border:.5mm solid ${mark.colour ?? INK};color:${mark.colour ?? INK};opacity:.72;padding:1mm 3mm;font:bold 10pt/1.2 'Liberation Sans Narrow','Liberation Sans';text-align:center;background:none">${mark.text.join('<br>')}</div>`
    case 'round-stamp':
      return `<svg style="${place}transform:rotate(${turn * 3}deg);opacity:.6" width="34mm" height="34mm" viewBox="0 0 100 100"><g fill="none" stroke="${mark.colour ?? INK}" stroke-width="2"><circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="31"/><path id="ring" d="M50 88a38 38 0 1 1 .1 0" stroke="none"/><path d="M38 62V44l12-10 12 10v18zM44 62V50h12v12"/></g><text font-size="9" fill="${mark.colour ?? INK}" letter-spacing="1.2"><textPath href="#ring">${mark.text}</textPath></text></svg>`
    case 'signature':
      return `<svg style="${place}transform:rotate(${turn / 3}deg)" width="${mark.widthMm}mm" height="${mark.widthMm / 3}mm" viewBox="0 0 300 100">${scrawl(random)}</svg>`
    case 'note':
      return `<div style="${place}transform:rotate(${turn / 3}deg);color:#1b2f86;font:italic 13pt 'Z003','URW Chancery L','Liberation Serif'">${mark.text}</div>`
  }
}

/** A signature: loops that run from left to right and a stroke beneath, in ballpoint blue or black. */
export function scrawl(random: Random): string {
  const loops = random.int(5, 9)
  let [x, path] = [random.int(10, 30), `M${random.int(5, 25)} ${random.int(50, 80)}`]
  for (let i = 0; i < loops; i++) {
    const [wide, high] = [random.int(18, 42), random.int(20, i === 0 ? 60 : 42)]
    path += ` C${x + wide} ${60 - high} ${x - wide / 3} ${55 - high} ${x + random.int(2, 8)} ${55 + random.int(0, 18)}`
    x += random.int(22, 36)
    path += ` S${x} ${60 - random.int(5, 25)} ${x} ${55 + random.int(-4, 10)}`
  }
  const under = `M${random.int(20, 60)} ${random.int(72, 82)} Q150 ${random.int(58, 92)} ${random.int(240, 290)} ${random.int(55, 76)}`
  return `<g fill="none" stroke="${random.pick(['#1d2c7a', '#16205c', '#15171c'])}" stroke-width="2.2" stroke-linecap="round"><path d="${path}"/><path d="${under}"/></g>`
}
