export interface SendWords {
  readonly open: string
  readonly heading: string
}

export const SEND_PT: SendWords = { open: 'Enviar ao serviço', heading: 'Antes de enviar' }
