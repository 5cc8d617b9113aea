import { createGate } from '../gate.ts'

/** One document at a time: the reader's isolate holds one PDFium, not two. */
export const takeReadingTurn = createGate(1)
