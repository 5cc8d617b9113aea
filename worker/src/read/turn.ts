import { createGate } from '../gate.ts'

/** One document at a time: the reader's isolate has memory for one reading, not two. */
export const takeReadingTurn = createGate(1)
