import type { TextWords } from './text-pt.ts'

export const TEXT_EN: TextWords = {
  type: 'Text only',
  hint: 'Of any paper',
  readIt: 'Read its text',
  none: 'No text was found on this page.',
  doubtful: 'Dotted words may have been read wrongly.',
  table: 'Table',
  lines: 'The text, line by line',
  save: 'Save the text',
  copy: 'Copy',
  copied: 'Copied.',
  pdf: 'Searchable PDF',
  encrypted: 'An encrypted PDF is read, but not copied.',
  noPdf: 'The PDF could not be made.',
  find: 'Search the text',
  next: 'Next place',
  previous: 'Previous place',
  words: (count) => (count === 1 ? '1 word' : `${count} words`),
  found: (at, of) => (of === 0 ? 'not in the text' : `${at} of ${of}`),
  all: (count) => (count === 1 ? 'Save the text:' : `Save the ${count} texts:`),
}
