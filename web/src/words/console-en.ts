import type { ConsoleWords } from './console-pt.ts'

export const CONSOLE_EN: ConsoleWords = { heading: 'Service' }
