/** What is loaded together, after the page is drawn and before the first text is read. */
export { FindBar } from './find-bar.tsx'
export { SaveTexts } from './save-texts.tsx'
export { textMarks } from './text-marks.ts'
export { TextSide } from './text-side.tsx'
