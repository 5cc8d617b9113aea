/** The page's whole look: one column of text, one of addresses; light and dark as the reader's system is. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b2430; --soft: #5b6777; --line: #e3e7ec; --paper: #fff;
  --tint: #f6f8fa; --get: #0b6e4f; --post: #1f4fbf; --patch: #8a5a00; --delete: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --soft: #9aa6b5; --line: #2b3442;
  --paper: #12171e; --tint: #1a212b; --get: #4cc38a; --post: #82a8ff; --patch: #e0b050; --delete: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  display: grid; grid-template-columns: 19.5rem minmax(0, 52rem); gap: 3rem; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 2rem 1.5rem;
  border-right: 1px solid var(--line); background: var(--tint); font-size: .875rem; }
nav a { display: block; padding: .15rem 0; color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
nav a:has(.method) { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr); align-items: baseline; }
nav a:hover, nav a:focus { text-decoration: underline; }
nav h2 { margin: 1.25rem 0 .25rem; font-size: .75rem; letter-spacing: .06em; text-transform: uppercase;
  color: var(--soft); border: 0; padding: 0; }
main { padding: 3rem 1.5rem 6rem 0; }
h1 { margin: 0; font-size: 2.25rem; letter-spacing: -.02em; }
h2 { margin: 3.5rem 0 .5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); font-size: 1.5rem; }
h3 { margin: 2.5rem 0 .25rem; font-size: 1.0625rem; }
h4 { margin: 1.25rem 0 .25rem; font-size: .8125rem; color: var(--soft); }
p { margin: .5rem 0; }
.soft { color: var(--soft); }
code, pre { font: .875em/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { padding: 1rem 1.25rem; overflow-x: auto; background: var(--tint); border: 1px solid var(--line);
  border-radius: .5rem; }
.address { display: flex; gap: .75rem; align-items: baseline; }
.method { font: 600 .75rem/1 ui-monospace, Menlo, Consolas, monospace; text-transform: uppercase; }
.get { color: var(--get); } .post { color: var(--post); } .patch { color: var(--patch); }
.delete { color: var(--delete); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); }
a { color: var(--post); }
@media (max-width: 56rem) { body { display: block; } main { padding: 1.5rem; }
  nav { position: static; height: auto; max-height: 45vh; border: 0; border-bottom: 1px solid var(--line); } }
`
