import { readFile } from 'node:fs/promises'
import type { Naming } from '@ficha/engine'
import { z } from 'zod'
import { UsageError } from '../../command.ts'
import { type AppendedFile, beginFile } from './appended-file.ts'
import { toLine } from './json-line.ts'
import type { Kept, Output } from './output.ts'

const line = z.object({
  file: z.string(),
  sha256: z.string().nullable(),
  error: z.object({ code: z.string() }).nullish(),
})

/** JSON Lines: a document a line. */
export async function jsonOutput(
  path: string,
  form: { readonly naming: Naming; readonly text: boolean },
): Promise<Output> {
  const before = await keptOf(path)
  let file: AppendedFile | null = null
  return {
    before,
    async open(kept) {
      file = await beginFile(path, kept.flatMap(({ rows }) => rows.map((row) => `${row}\n`)).join(''))
    },
    async add(judged) {
      await file?.append(`${JSON.stringify(toLine(judged, form))}\n`)
    },
    async finish() {
      await file?.close()
    },
  }
}

/** Whole lines alone: the last one of a run that was cut off may be half. */
async function keptOf(path: string): Promise<Kept[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter((row) => row !== '')
    .map((row, i) => {
      const parsed = line.safeParse(parseJson(row))
      if (!parsed.success) throw new UsageError(`line ${i + 1} of ${path} is not of ficha extract`)
      const { file, sha256, error } = parsed.data
      return { file, sha256, error: error?.code ?? null, rows: [row] }
    })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
