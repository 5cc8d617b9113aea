import { test } from 'vitest'
import { useOneChromium } from './browser.ts'
import { reviewByKeyboard } from './review-by-keyboard.ts'

const browser = useOneChromium()

test('a hundred and eighteen documents by keyboard alone: in Portuguese, light, 1440 px', () =>
  reviewByKeyboard(browser(), {
    locale: 'pt-BR',
    colorScheme: 'light',
    width: 1440,
    open: 'Conferir',
    wrong: 'Não confere',
    confirmed: 'Confirmado',
  }))
