import { type Html, raw } from './html.ts'
import type { Random } from './random.ts'

/** What is drawn on a card beside its words: invented, after the description in docs/domain.md 1.11. */

/** Fine waves over the whole panel, and a rosette or two, as security printing has them. */
export function guilloche(
  random: Random,
  widthMm: number,
  heightMm: number,
  colours: readonly [string, string, string],
  strength = 0.55,
): Html {
  const waves: string[] = []
  const count = 34
  const [phase, bend] = [random.int(0, 628) / 100, random.int(8, 16) / 10]
  for (let i = -6; i < count + 6; i++) {
    const points: string[] = []
    for (let x = -1; x <= widthMm + 1; x += 2.5) {
      const y =
        (i / count) * heightMm +
        bend * Math.sin(x / 6.5 + i / 2.3 + phase) +
        2.2 * Math.sin(x / 21 - i / 5 + phase) +
        0.7 * Math.sin(x / 2.1 + i)
      points.push(`${x.toFixed(1)} ${y.toFixed(2)}`)
    }
    waves.push(`<polyline points="${points.join(' ')}" stroke="${colours[((i % 3) + 3) % 3]}"/>`)
  }
  const rosettes = [
    rosette(widthMm * 0.68, heightMm * 0.5, heightMm * 0.3, random),
    rosette(widthMm * 0.2, heightMm * 0.8, heightMm * 0.2, random),
  ]
  return raw(
    `<svg style="position:absolute;inset:0" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}"><g fill="none" stroke-width=".14" opacity="${strength}">${waves.join('')}<g stroke="${colours[0]}">${rosettes.join('')}</g></g></svg>`,
  )
}

function rosette(cx: number, cy: number, radius: number, random: Random): string {
  const petals = random.int(9, 17)
  return [0.55, 0.75, 1]
    .map((size) => {
      const points = Array.from({ length: 121 }, (_, i) => {
        const angle = (i / 120) * 2 * Math.PI
        const r = radius * size * (0.72 + 0.28 * Math.cos(petals * angle))
        return `${(cx + r * Math.cos(angle)).toFixed(2)} ${(cy + r * Math.sin(angle)).toFixed(2)}`
      })
      return `<polyline points="${points.join(' ')}"/>`
    })
    .join('')
}

/** A face nobody has, in front of a plain wall. */
export function portrait(random: Random, style: string, grey = false): Html {
  const skin = random.pick(['#e3b796', '#c98f68', '#a66d49', '#7d4e33', '#f0cdb0'])
  const hair = random.pick(['#1d1713', '#3b2a1e', '#5a4030', '#7a7672'])
  const shirt = random.pick(['#2d3b55', '#5b1f26', '#3f4a3c', '#222', '#7d8796'])
  const long = random.chance(0.5)
  const mouth = random.int(-2, 3)
  const beard =
    !long && random.chance(0.35)
      ? `<path d="M66 112c2 30 18 42 34 42s32-12 34-42c-8 18-14 20-34 20s-26-2-34-20z" fill="${hair}" opacity=".8"/>`
      : ''
  const behind = long
    ? `<path d="M52 90c-6-50 20-72 48-72s54 22 48 72c2 40 8 70-4 92H56c-12-22-6-52-4-92z" fill="${hair}"/>`
    : ''
  const fringe = `<path d="M60 84c-4-36 16-58 40-58s44 22 40 58c-6-20-18-30-40-31-22 1-34 11-40 31z" fill="${hair}"/>`
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="93" rx="6.5" ry="3.6" fill="#f6f2ec"/><circle cx="${x}" cy="93" r="3.2" fill="#2a1c12"/><path d="M${x - 9} 84q9-6 18 0" stroke="${hair}" stroke-width="3" fill="none"/>`
  return raw(
    `<svg style="${style}${grey ? ';filter:grayscale(1)' : ''}" viewBox="0 0 200 260" preserveAspectRatio="xMidYMax slice"><rect width="200" height="260" fill="${random.pick(['#dfe3e6', '#e9e9e4', '#cdd6dc'])}"/>${behind}<path d="M82 140h36v34c0 14-36 14-36 0z" fill="${skin}"/><path d="M20 260c2-54 36-74 62-82 10 16 26 16 36 0 26 8 60 28 62 82z" fill="${shirt}"/><path d="M63 88c0-34 14-52 37-52s37 18 37 52c0 40-17 66-37 66s-37-26-37-66z" fill="${skin}"/>${fringe}${eye(85)}${eye(115)}<path d="M100 95l-5 20q5 4 10 0" fill="none" stroke="#00000055" stroke-width="2.4"/><path d="M86 ${129 - mouth}q14 ${5 + mouth} 28 0" fill="none" stroke="#7a3b36" stroke-width="3.4"/>${beard}<path d="M64 100c3 33 19 54 36 54-16-10-24-30-27-54z" fill="#000" opacity=".08"/></svg>`,
  )
}

/** The outline of a country, brown, at the edge of the card. */
export function map(style: string, colour = '#8a6a3e'): Html {
  return raw(
    `<svg style="${style}" viewBox="0 0 100 100"><path d="M34 4l10 6 8-4 4 10 14 6 20 8 8 10-6 12-8 6-2 16-12 6-8 14-8 12-8-4 2-12-8-12-2-12-10-8-16-8-8-12 6-12 10-4 4-10z" fill="${colour}" opacity=".55"/></svg>`,
  )
}

/** A signature-like seal of shiny foil, as a pattern of fine rays. */
export function hologram(style: string): Html {
  const rays = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI
    return `M50 50L${(50 + 48 * Math.cos(angle)).toFixed(1)} ${(50 + 48 * Math.sin(angle)).toFixed(1)}`
  })
  return raw(
    `<svg style="${style}" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#b9cfd6" opacity=".35"/><path d="${rays.join('')}" stroke="#7fa3ad" stroke-width=".8" opacity=".5"/></svg>`,
  )
}
