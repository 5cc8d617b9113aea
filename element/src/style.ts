/** A sheet of its own, which a Content-Security-Policy allows where it forbids inline styles. */
export function style(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  return sheet
}

const CSS = `
:host {
  --ink: var(--ficha-ink, light-dark(#1b2430, #ece8df));
  --soft: var(--ficha-soft, light-dark(#57606d, #a4adba));
  --paper: var(--ficha-paper, light-dark(#fffdf8, #1d2229));
  --line: var(--ficha-line, light-dark(#ccd8e4, #34404e));
  --action: var(--ficha-action, light-dark(#1e3a5f, #a9c7ee));
  --action-ink: var(--ficha-action-ink, light-dark(#ffffff, #10202f));
  --doubt: var(--ficha-doubt, light-dark(#7c5200, #edc568));
  --marker: var(--ficha-marker, light-dark(#ffd34d, #d9a514));
  --radius: var(--ficha-radius, 6px);
  display: block;
  color: var(--ink);
  font: var(--ficha-font, 1rem/1.45 system-ui, sans-serif);
}
:host([hidden]), [hidden] { display: none !important; }
* { box-sizing: border-box; margin: 0; }
.intake { display: grid; justify-items: center; gap: .75rem; padding: 1.5rem; text-align: center; background: var(--paper);
  border: 2px dashed var(--line); border-radius: var(--radius); }
.intake.over { border-color: var(--action); }
.row { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: center; align-items: center; }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; color: var(--action-ink); background: var(--action);
  border: 1px solid var(--action); border-radius: var(--radius); cursor: pointer; }
button.second { color: var(--ink); background: transparent; border-color: var(--line); }
button:focus-visible, .scroll:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
.say { min-height: 1.5em; padding-block: .5rem; }
progress { width: 100%; accent-color: var(--action); }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
.scroll { max-height: 34rem; overflow: auto; border: 1px solid var(--line); border-radius: var(--radius); }
.sheet { position: relative; }
.sheet canvas { display: block; width: 100%; height: auto; }
.sheet svg { position: absolute; inset: 0; width: 100%; height: 100%; }
polygon { fill: var(--marker); fill-opacity: .18; stroke: var(--marker); stroke-width: 1.5;
  vector-effect: non-scaling-stroke; cursor: pointer; }
polygon.chosen { fill-opacity: .45; stroke: var(--action); stroke-width: 3; }
ul { padding: 0; list-style: none; }
li { border-bottom: 1px solid var(--line); }
li button { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; width: 100%; text-align: start; color: inherit;
  background: none; border: 0; border-radius: 0; }
li button[aria-expanded='true'] { background: color-mix(in srgb, var(--marker) 18%, transparent); }
.label { color: var(--soft); font-size: .875rem; }
.value { grid-column: 1; overflow-wrap: anywhere; }
.sure { grid-row: 1 / 3; grid-column: 2; align-self: center; color: var(--soft); font-size: .875rem; }
.doubtful .sure { color: var(--doubt); font-weight: 650; }
.printed { padding: 0 1rem .6rem; color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
.camera { display: none; }
@media (any-pointer: coarse) { .camera { display: revert; } }
`
