import { test } from 'vitest'
import { readMutants } from './read-mutants.ts'

test(
  'eight broken PDFs are each an answer, and a good file after each reads as before',
  () => readMutants(8),
  180_000,
)
