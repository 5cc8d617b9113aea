import { parseArgs } from 'node:util'
import {
  DOCUMENT_TYPES,
  type DocumentType,
  describeUnreadable,
  type ExtractionResult,
  type JsonValue,
  type Naming,
  parsePages,
  renderData,
  snakeCase,
  UnreadableDocument,
} from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { FAILED, OK, UsageError } from '../command.ts'
import { progressBar } from '../progress.ts'
import { formatTable, textOf } from './table.ts'

interface Options {
  readonly type: DocumentType | 'auto'
  readonly pages?: string
  readonly json: boolean
  readonly text: boolean
  readonly naming: Naming
  readonly files: readonly string[]
}

/** One file's line of output. */
interface FileReport {
  readonly file: string
  /** Null where it was to be found and was not. */
  readonly type: DocumentType | null
  /** Probability that `type` is right, where it was found. */
  readonly typeConfidence?: number
  readonly result?: ExtractionResult
  readonly processTime: number
  readonly error?: JsonValue
}

/**
 * The `extract` command: files are read one after the other.
 *
 * @param argv arguments after the command's name
 * @returns the exit status
 * @throws {UsageError} or what `node:util` says of options it does not know
 */
export async function runExtract(argv: readonly string[]): Promise<number> {
  const options = readOptions(argv)
  const bar = progressBar(options.files.length)
  let status: number = OK
  for (const file of options.files) {
    bar.show(file)
    const report = await readOne(file, options)
    bar.clear()
    if (report.error !== undefined) status = FAILED
    process.stdout.write(
      options.json ? `${JSON.stringify(toLine(report, options))}\n` : formatTable(report, options.text),
    )
    bar.step()
  }
  return status
}

async function readOne(file: string, { type, pages }: Options): Promise<FileReport> {
  const started = performance.now()
  const base = { file, type: type === 'auto' ? null : type }
  const seconds = () => Math.round(performance.now() - started) / 1000
  try {
    if (type !== 'auto') {
      const result = await read(file, { type, pages })
      return { ...base, result, processTime: seconds() }
    }
    const { type: found, typeConfidence, ...result } = await read(file, { type, pages })
    return { file, type: found, typeConfidence, result, processTime: seconds() }
  } catch (error) {
    return { ...base, processTime: seconds(), error: toProblem(error) }
  }
}

function toLine(report: FileReport, options: Options): JsonValue {
  const { file, type, typeConfidence, processTime, result, error } = report
  if (!result) return { file, type, processTime, error: error ?? null }
  const name = (field: string) => (options.naming === 'snake' ? snakeCase(field) : field)
  return {
    file,
    type,
    ...(typeConfidence === undefined ? {} : { typeConfidence }),
    data: renderData(result.data, options.naming, 'json'),
    confidence: Object.fromEntries(
      Object.entries(result.fields).map(([field, { confidence }]) => [name(field), confidence]),
    ),
    processTime,
    pages: result.pageCount,
    ...(options.text ? { text: textOf(result) } : {}),
  }
}

function toProblem(error: unknown): JsonValue {
  if (error instanceof UnreadableDocument) {
    const { status, title } = describeUnreadable(error.code)
    const detected = error.code === 'wrong_document_type' ? { detectedType: error.detectedType } : {}
    return {
      type: `urn:ficha:problem:${error.code}`,
      title,
      status,
      detail: error.message,
      code: error.code,
      ...detected,
    }
  }
  // A file that cannot be opened is the caller's to mend; anything else is ours and must not pass for his.
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return {
      type: 'urn:ficha:problem:file_not_read',
      title: 'The file cannot be opened',
      status: 422,
      detail: error.code,
      code: 'file_not_read',
    }
  }
  throw error
}

function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      type: { type: 'string' },
      pages: { type: 'string' },
      json: { type: 'boolean', default: false },
      text: { type: 'boolean', default: false },
      naming: { type: 'string', default: 'camel' },
    },
  })
  const type = [...DOCUMENT_TYPES, 'auto' as const].find((known) => String(known) === values.type)
  if (type === undefined) throw new UsageError(`--type must be one of ${DOCUMENT_TYPES.join(', ')} or auto`)
  if (values.naming !== 'camel' && values.naming !== 'snake')
    throw new UsageError('--naming must be camel or snake')
  if (positionals.length === 0) throw new UsageError('name at least one file')
  return {
    type,
    ...(values.pages === undefined ? {} : { pages: checkedPages(values.pages) }),
    json: values.json,
    text: values.text,
    naming: values.naming,
    files: positionals,
  }
}

function checkedPages(pages: string): string {
  try {
    parsePages(pages)
  } catch (error) {
    throw new UsageError(`--pages: ${error instanceof Error ? error.message : 'not understood'}`)
  }
  return pages
}
