import type { SendWords } from './send-pt.ts'

export const SEND_EN: SendWords = { open: 'Send to the service', heading: 'Before it is sent' }
