import { test } from 'vitest'
import { readMutants } from './read-mutants.ts'

test(
  '20 broken PDFs are each an answer, and a good file after each reads as before',
  () => readMutants(20),
  180_000,
)
