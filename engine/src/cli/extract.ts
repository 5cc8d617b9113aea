import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { DOCUMENT_TYPES, type DocumentType, SCHEMAS } from '../document-types/schemas.ts'
import { UnreadableDocument } from '../errors.ts'
import { extract } from '../extract.ts'
import { LIMITS } from '../limits.ts'
import { type PageRange, parsePages } from '../pages.ts'
import { describeUnreadable } from '../problem.ts'
import { nodeRuntime } from '../runtime/node.ts'
import { snakeCase } from '../schema/spelling.ts'
import type { JsonValue } from '../types.ts'
import { type ExtractionResult, type Naming, renderData, toResult } from '../wire.ts'
import { progressBar } from './progress.ts'
import { formatTable, textOf } from './table.ts'

const TYPES = SCHEMAS.map(({ type, label }) => `${type} ${label.en.toLowerCase()}`).join(', ')

const USAGE = `Usage: npm run --silent extract -- --type ${DOCUMENT_TYPES.join('|')} [options] FILE…

Reads files with the engine, here and offline. One file is one document.

  --type     ${TYPES}
  --pages    pages to analyse, as in 1,3-4 (default: the first ${LIMITS.pagesAnalysedByDefault})
  --json     one JSON object per line and file instead of a table
  --text     with the text of the pages
  --naming   names in JSON: camel (default) or snake

Example: npm run --silent extract -- --type 51 licence.pdf
Exit status: 0 when all files were read, 1 when one was not, 2 for wrong usage.
`

interface Options {
  readonly type: DocumentType
  readonly pages?: readonly PageRange[]
  readonly json: boolean
  readonly text: boolean
  readonly naming: Naming
  readonly files: readonly string[]
}

/** One file's line of output. */
interface FileReport {
  readonly file: string
  readonly type: DocumentType
  readonly result?: ExtractionResult
  readonly processTime: number
  readonly error?: JsonValue
}

/**
 * The `extract` command.
 *
 * @param argv arguments after the command's name
 * @param usage what help and mistakes show: the command goes by other names as well
 * @returns the exit status
 */
export async function runExtract(argv: readonly string[], usage = USAGE): Promise<number> {
  let options: Options
  try {
    options = readOptions(argv)
  } catch (error) {
    if (error instanceof HelpAsked) {
      process.stdout.write(usage)
      return 0
    }
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return 2
  }
  const runtime = nodeRuntime()
  const bar = progressBar(options.files.length)
  let failed = false
  for (const file of options.files) {
    bar.show(file)
    const report = await readOne(file, options, runtime)
    bar.clear()
    if (report.error !== undefined) failed = true
    process.stdout.write(
      options.json ? `${JSON.stringify(toLine(report, options))}\n` : formatTable(report, options.text),
    )
    bar.step()
  }
  return failed ? 1 : 0
}

async function readOne(
  file: string,
  options: Options,
  runtime: ReturnType<typeof nodeRuntime>,
): Promise<FileReport> {
  const started = performance.now()
  const base = { file, type: options.type }
  const seconds = () => Math.round(performance.now() - started) / 1000
  try {
    const { size } = await stat(file)
    if (size > LIMITS.uploadBytesMax) {
      throw new UnreadableDocument(
        'file_too_large',
        `the file has ${size} bytes; the limit is ${LIMITS.uploadBytesMax}`,
      )
    }
    const bytes = await readFile(file)
    const extraction = await extract(
      [bytes],
      options.type,
      runtime,
      options.pages ? { pages: options.pages } : {},
    )
    return { ...base, result: toResult(extraction), processTime: seconds() }
  } catch (error) {
    return { ...base, processTime: seconds(), error: toProblem(error) }
  }
}

function toLine(report: FileReport, options: Options): JsonValue {
  const { file, type, processTime, result, error } = report
  if (!result) return { file, type, processTime, error: error ?? null }
  const name = (field: string) => (options.naming === 'snake' ? snakeCase(field) : field)
  return {
    file,
    type,
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

class HelpAsked extends Error {}

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
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) throw new HelpAsked()
  const type = DOCUMENT_TYPES.find((known) => String(known) === values.type)
  if (type === undefined) throw new RangeError(`--type must be one of ${DOCUMENT_TYPES.join(', ')}`)
  if (values.naming !== 'camel' && values.naming !== 'snake')
    throw new RangeError('--naming must be camel or snake')
  if (positionals.length === 0) throw new RangeError('name at least one file')
  return {
    type,
    ...(values.pages === undefined ? {} : { pages: parsePages(values.pages) }),
    json: values.json,
    text: values.text,
    naming: values.naming,
    files: positionals,
  }
}
