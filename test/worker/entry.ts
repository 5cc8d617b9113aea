/** The API, the reader and the inspector behind one door. */
export { default } from '../../worker/src/index.ts'
export { Inspector } from '../../worker/src/inspector.ts'
export { Reader } from '../../worker/src/reader.ts'
