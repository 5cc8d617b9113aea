import { access, constants, stat } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import type { Naming } from '@ficha/engine'
import { UsageError } from '../../command.ts'
import { csvStyleOf } from '../../table/csv.ts'
import type { DocumentFiles } from '../gather/document-files.ts'
import type { Question } from '../reading/read-document.ts'
import { tableForm } from './columns.ts'
import { csvOutput } from './csv-output.ts'
import { jsonOutput } from './json-output.ts'
import type { Judged } from './judged.ts'
import type { Kept, Output } from './output.ts'
import { TEXT_ENDINGS, textOutput } from './text-output.ts'
import { xlsxOutput } from './xlsx-output.ts'

export interface OutputOptions {
  readonly path: string
  readonly type: Question['type']
  readonly naming: Naming
  readonly long: boolean
  readonly text: boolean
  /** Whether accepted documents and those for review go into files of their own. */
  readonly judged: boolean
  readonly locale: string
  readonly documents: readonly DocumentFiles[]
}

/**
 * @throws {UsageError} where the ending says no form, the folder takes no file, or the file is there and nobody asked to
 *   go on with it
 */
export async function openOutput(options: OutputOptions, resume: boolean): Promise<Output> {
  const folder = dirname(options.path)
  // Of what is no folder, the slash makes an error.
  await access(`${folder}/`, constants.W_OK).catch(() => {
    throw new UsageError(`${options.path} cannot be written: ${folder} is no folder that takes files`)
  })
  const paths = options.judged
    ? { accepted: withWord(options.path, 'accepted'), review: withWord(options.path, 'review') }
    : { all: options.path }
  for (const path of Object.values(paths)) {
    if (!resume && (await isThere(path))) {
      throw new UsageError(`${path} is there already; --resume goes on with it`)
    }
  }
  if (paths.accepted === undefined) return formOf(options, paths.all)
  return split(await formOf(options, paths.accepted), await formOf(options, paths.review))
}

async function formOf(options: OutputOptions, path: string): Promise<Output> {
  const ending = extname(path).toLowerCase()
  if (options.long && ending === '.jsonl')
    throw new UsageError('--long makes rows; --out takes .csv or .xlsx then')
  const { type } = options
  if (type === 'text') return textForm(options, path, ending)
  switch (ending) {
    case '.jsonl':
      return jsonOutput(path, options)
    case '.csv':
      return csvOutput(path, tableForm({ ...options, type }), csvStyleOf(options.locale))
    case '.xlsx':
      return xlsxOutput(path, tableForm({ ...options, type }))
    default:
      throw new UsageError('--out takes a name that ends in .jsonl, .csv or .xlsx')
  }
}

/** The text of one document has a form of its own; that of many is JSON Lines. */
async function textForm(options: OutputOptions, path: string, ending: string): Promise<Output> {
  if (ending === '.jsonl') return jsonOutput(path, options)
  if (!TEXT_ENDINGS.includes(ending)) {
    throw new UsageError(`--type text: --out takes a name that ends in ${TEXT_ENDINGS.join(', ')} or .jsonl`)
  }
  const [document, ...more] = options.documents
  if (document === undefined || more.length > 0) {
    throw new UsageError(`--out FILE${ending} takes one document; for several there is .jsonl`)
  }
  return textOutput(path, ending, document)
}

/** `documents.csv` as `documents.review.csv`. */
function withWord(path: string, word: string): string {
  const ending = extname(path)
  return `${path.slice(0, path.length - ending.length)}.${word}${ending}`
}

async function isThere(path: string): Promise<boolean> {
  const found = await Promise.all([path, `${path}.part`].map((one) => stat(one).catch(() => null)))
  return found.some((one) => one !== null)
}

function split(accepted: Output, review: Output): Output {
  const own = (kept: readonly Kept[], before: readonly Kept[]) => kept.filter((one) => before.includes(one))
  return {
    before: [...accepted.before, ...review.before],
    async open(kept) {
      await accepted.open(own(kept, accepted.before))
      await review.open(own(kept, review.before))
    },
    async add(judged: Judged) {
      await (judged.judgement?.decision === 'accepted' ? accepted : review).add(judged)
    },
    async finish() {
      await accepted.finish()
      await review.finish()
    },
  }
}
