import type { Layout } from '../../generator/layout.ts'
import { motorist } from '../blind-aa.ts'
import { cardValues } from '../blind-aa-cards.ts'
import { numberedBack, numberedCss, numberedFront } from '../blind-aa-numbered.ts'

/** Both sides of a card with numbered fields, copied side above side onto one sheet. */
export const layout: Layout = {
  name: 'blind-aa-numbered-copy',
  type: 54,
  variants: ['one'],
  source: 'none',
  print(random) {
    const m = motorist(random, { categories: ['AD', 'AE', 'C'] })
    const front = numberedFront(random, m, { birthSeparator: ' - ' }).markup
    const back = numberedBack(random, m, 'A, EAR, CETCI').markup
    return {
      html: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0}${numberedCss('Noto Sans', 112)}
.lay{position:absolute}</style></head><body><div class="lay" style="left:46mm;top:31mm;transform:rotate(-.6deg)">${front}</div><div class="lay" style="left:52mm;top:124mm;transform:rotate(.9deg)">${back}</div></body></html>`,
      data: cardValues(m, 'A, EAR, CETCI', { hasCetpp: false }),
    }
  },
}
