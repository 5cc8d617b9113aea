import { test } from 'vitest'
import { useOneChromium } from './browser.ts'
import { reviewByKeyboard } from './review-by-keyboard.ts'

const browser = useOneChromium()

test.each([
  {
    in: 'Portuguese',
    locale: 'pt-BR',
    colorScheme: 'light',
    width: 1440,
    open: 'Conferir',
    wrong: 'Não confere',
    confirmed: 'Confirmado',
  },
  {
    in: 'English',
    locale: 'en-GB',
    colorScheme: 'dark',
    width: 375,
    open: 'To check',
    wrong: 'Inconsistent',
    confirmed: 'Confirmed',
  },
] as const)('a hundred and eighteen documents by keyboard alone: in $in, $colorScheme, $width px', (person) =>
  reviewByKeyboard(browser(), person),
)
