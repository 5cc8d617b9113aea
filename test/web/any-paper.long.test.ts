import { read } from '@ficha/engine/node'
import { afterAll, test } from 'vitest'
import { useOneChromium } from './browser.ts'
import { readAsText } from './letter.ts'

const browser = useOneChromium()
afterAll(() => read.close())

test('what is refused as a document is a text at one press: in English, dark, 375 px', () =>
  readAsText(browser(), {
    locale: 'en-GB',
    colorScheme: 'dark',
    width: 375,
    text: 'Read its text',
    pdf: 'Searchable PDF',
    two: '2 of 2',
  }))

test('what is refused as a document is a text at one press: in Portuguese, light, 1440 px', () =>
  readAsText(browser(), {
    locale: 'pt-BR',
    colorScheme: 'light',
    width: 1440,
    text: 'Ler só o texto',
    pdf: 'PDF pesquisável',
    two: '2 de 2',
  }))
