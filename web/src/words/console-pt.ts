export interface ConsoleWords {
  readonly heading: string
}

export const CONSOLE_PT: ConsoleWords = { heading: 'Serviço' }
