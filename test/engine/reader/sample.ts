import { readFileSync } from 'node:fs'
import { readerSample } from '../../contract/reader-sample.ts'

const path = new URL('../../../models/samples/reader.json', import.meta.url)

export const SAMPLE = readerSample.parse(JSON.parse(readFileSync(path, 'utf8')))
