import { READER, WORD_COLUMNS } from '../model-facts.ts'
import type { Tensor } from '../runtime/runtime.ts'
import { POINTERS } from './features.ts'

const { words: WORDS, stride: STRIDE } = READER.features.window

/** Some words of a document, which the network sees at once. */
export interface Window {
  readonly from: number
  readonly to: number
}

/** Windows over the words of a document; each but the first begins within the one before. */
export function windowsOf(words: number): Window[] {
  const count = words === 0 ? 0 : 1 + Math.max(0, Math.ceil((words - WORDS) / STRIDE))
  return Array.from({ length: count }, (_, i) => {
    return { from: i * STRIDE, to: Math.min(words, i * STRIDE + WORDS) }
  })
}

/** The rows of a window. Neighbours outside are forgotten; the own segment is a name, and keeps one. */
export function windowRows(rows: Float32Array, { from, to }: Window): Tensor {
  const count = to - from
  const data = rows.slice(from * WORD_COLUMNS, to * WORD_COLUMNS)
  for (let word = 0; word < count; word++) {
    const at = word * WORD_COLUMNS + POINTERS.from
    for (let i = 0; i < POINTERS.count; i++) {
      const pointed = (data[at + i] ?? 0) - from
      const isOutside = pointed < 0 || pointed >= count
      data[at + i] = isOutside ? (i === 0 ? 0 : -1) : pointed
    }
  }
  return { data, shape: [count, WORD_COLUMNS] }
}
