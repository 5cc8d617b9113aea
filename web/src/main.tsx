import { render } from 'preact'
import { startKeeping } from './keeping/keep-work.ts'
import { beginLabelling } from './label/label-folder.ts'
import { beginPreparing } from './reading/read-documents.ts'
import { App } from './shell/app.tsx'
import { takeFilesFromOutside } from './start/files-from-outside.ts'
import { applyPreferences } from './state/preferences.ts'

applyPreferences()
// What is labelled is written beside its file, and kept nowhere else.
if (!beginLabelling()) void startKeeping()
void takeFilesFromOutside()
const root = document.getElementById('app')
if (root === null) throw new TypeError('the page has no #app')
render(<App />, root)
// After the page is drawn: the engine is large, and nobody has chosen a document yet.
addEventListener('load', () => setTimeout(beginPreparing))
