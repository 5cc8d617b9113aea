/** Of the report: the reader's own light or dark, and paper. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem }
dd { margin: 0; font-weight: 600 }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8884; vertical-align: top; overflow-wrap: anywhere }
img { display: block; max-width: 26rem; height: auto; border: 1px solid #8884 }
.bin { display: grid; grid-template-columns: 6rem minmax(8rem, 24rem) max-content; gap: 1rem; align-items: center }
.bar { position: relative; height: .8rem; background: #8883 }
.bar i { position: absolute; inset: 0 auto 0 0; background: #2a7f62 }
.bar b { position: absolute; top: -.2rem; width: 2px; height: 1.2rem; background: currentColor }
@media print { main { margin: 0; max-width: none } h3, tr { break-inside: avoid } }
`
