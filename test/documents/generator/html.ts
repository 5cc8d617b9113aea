/** Markup that is already escaped. */
export interface Html {
  readonly markup: string
}

type Part = string | number | Html | null | undefined | readonly Part[]

/** Template tag: text is escaped, markup is kept, lists are joined, null prints nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.reduce((all, text, index) => all + text + render(parts[index]), '') }
}

/** Markup from a plain string, e.g. style sheets. */
export function raw(markup: string): Html {
  return { markup }
}

function render(part: Part): string {
  if (part === null || part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part))
  return 'markup' in part ? part.markup : part.map(render).join('')
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}

export interface Sheet {
  readonly font: string
  readonly sizePt: number
  readonly css?: string
  /** CSS margins of the A4 page. */
  readonly margin?: string
  /** What stands in the margin of every page: `position: fixed` against the edges of the paper. */
  readonly stamp?: Html
}

/** A whole A4 document. */
export function sheet({ font, sizePt, css = '', margin = '16mm 18mm', stamp }: Sheet, body: Html): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>
@page { size: A4; margin: ${stamp ? '0' : margin} }
.paper { padding: ${margin}; box-decoration-break: clone }
* { box-sizing: border-box }
body { margin: 0; font: ${sizePt}pt/1.32 '${font}'; color: #111 }
table { border-collapse: collapse; width: 100% }
p { margin: 0 0 .6em }
.c { text-align: center } .r { text-align: right } .j { text-align: justify } .b { font-weight: bold } .s { font-size: .82em }
.break { break-before: page }
${css}
</style></head><body>${stamp ? `${stamp.markup}<div class="paper">${body.markup}</div>` : body.markup}</body></html>`
}

/** A round coat of arms: drawn, not a picture of a real one. */
export function crest(sizeMm = 16, colour = '#2f5d3a'): Html {
  return raw(`<svg width="${sizeMm}mm" height="${sizeMm}mm" viewBox="0 0 100 100"><g fill="none" stroke="${colour}" stroke-width="3">
<path d="M20 12h60v42c0 18-14 28-30 36C34 82 20 72 20 54z" fill="#f3efd8"/><path d="M20 40h60M50 12v78"/><circle cx="50" cy="44" r="13" fill="#d9c36a"/>
<path d="M8 60c6 18 18 28 34 34M92 60c-6 18-18 28-34 34"/></g></svg>`)
}

/** Squares that look like a QR code and decode to nothing. */
export function blindQr(seed: number, sizeMm = 22): Html {
  let state = seed
  const cells: string[] = []
  for (let y = 0; y < 21; y++)
    for (let x = 0; x < 21; x++) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      const finder = (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)
      if (!finder && (state >>> 16) % 2) cells.push(`M${x} ${y}h1v1h-1z`)
    }
  const corner = (x: number, y: number): string =>
    `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`
  const path = cells.join('') + corner(0, 0) + corner(14, 0) + corner(0, 14)
  return raw(
    `<svg width="${sizeMm}mm" height="${sizeMm}mm" viewBox="0 0 21 21"><path fill-rule="evenodd" d="${path}"/></svg>`,
  )
}
