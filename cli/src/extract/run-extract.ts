import { UnreadableDocument } from '@ficha/engine'
import { FAILED, OK } from '../command.ts'
import { say } from '../print.ts'
import { progressBar } from '../progress.ts'
import type { DocumentFiles, Gathered } from './gather/document-files.ts'
import { gather } from './gather/gather.ts'
import { judgeReport } from './judge-report.ts'
import { type ExtractOptions, extractOptions } from './options.ts'
import { doneBefore } from './out/done-before.ts'
import type { Judged } from './out/judged.ts'
import { openOutput } from './out/open-output.ts'
import type { Output } from './out/output.ts'
import { printedOutput } from './out/printed-output.ts'
import { readInLanes } from './reading/lane-pool.ts'
import { lanesOfMachine, memoryOf } from './reading/machine-lanes.ts'
import type { DocumentReport } from './reading/read-document.ts'
import { readReport } from './reading/read-parts.ts'
import { startLane } from './reading/start-lane.ts'
import { INTERRUPTED, untilInterrupted } from './reading/until-interrupted.ts'
import { runProgress } from './run-progress.ts'

/**
 * The `extract` command: files that are named are read one after the other, folders and tables in lanes.
 *
 * @param argv arguments after the command's name
 * @returns the exit status
 * @throws {UsageError} or what `node:util` says of options it does not know
 */
export async function runExtract(argv: readonly string[]): Promise<number> {
  const options = extractOptions(argv)
  const gathered = await gather(options.operands, options.pair)
  const isOne = options.out === null || isOneFile(options, gathered.documents)
  const isPlain = isOne && options.lanes === null && !gathered.fromFolders
  return isPlain ? readInOrder(gathered.documents, options) : readAll(gathered, options)
}

async function readInOrder(documents: readonly DocumentFiles[], options: ExtractOptions): Promise<number> {
  const output = await outputOf(options, documents)
  const bar = progressBar(documents.length)
  let status: number = OK
  for (const document of documents) {
    bar.show(document.name)
    const report = await readReport(document, options.question)
    bar.clear()
    for (const one of eachOf(report)) {
      const isWritten = await write(output, judged(one, options))
      if (!isWritten || one.error !== undefined) status = FAILED
    }
    bar.step()
  }
  return status
}

async function readAll(gathered: Gathered, options: ExtractOptions): Promise<number> {
  const output = await outputOf(options, gathered.documents)
  const { kept, open } = await doneBefore(gathered.documents, output.before)
  await output.open(kept)
  const lanes = Math.min(options.lanes ?? lanesOfMachine(), Math.max(1, open.length))

  const counts = { read: 0, failed: 0, review: 0, files: 0 }
  const progress = runProgress(open.length)
  const tell = async (report: DocumentReport) => {
    const one = judged(report, options)
    progress.clear()
    const isWritten = await write(output, one)
    if (!isWritten || report.error !== undefined) counts.failed += 1
    else counts.read += 1
    if (one.judgement?.decision === 'review') counts.review += 1
  }
  const isInterrupted = await untilInterrupted(async (stop) => {
    sayStart(gathered, gathered.documents.length - open.length, lanes)
    for (const { name, error } of gathered.unreached) {
      await tell({ file: name, sha256: null, type: null, processTime: 0, error })
    }
    const tellRead = async (report: DocumentReport) => {
      for (const one of eachOf(report)) await tell(one)
      counts.files += 1
      progress.step()
    }
    await readInLanes(open, options.question, { lanes, start: startLane }, tellRead, stop)
  })
  progress.clear()
  await output.finish()
  const review = options.thresholds === null ? '' : `, ${counts.review} for review`
  const left = open.length - counts.files
  say(`${counts.read} read, ${counts.failed} failed${review}${left > 0 ? `, ${left} not read yet` : ''}`)
  if (isInterrupted) return INTERRUPTED
  return counts.failed > 0 || kept.some(({ error }) => error !== null) ? FAILED : OK
}

async function outputOf(options: ExtractOptions, documents: readonly DocumentFiles[]): Promise<Output> {
  const { out, question, thresholds, resume, ...form } = options
  if (out === null) return printedOutput(options)
  return openOutput(
    { ...form, path: out, type: question.type, judged: thresholds !== null, documents },
    resume,
  )
}

/** @returns false where a document was read and cannot be written in the form that was asked for */
async function write(output: Output, one: Judged): Promise<boolean> {
  try {
    await output.add(one)
    return true
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    say(`${one.report.file}: ${error.code}: ${error.message}`)
    return false
  }
}

/** Whether the output is the text of one document, which needs no lanes. */
function isOneFile({ out, question }: ExtractOptions, documents: readonly DocumentFiles[]): boolean {
  return question.type === 'text' && documents.length === 1 && !out?.toLowerCase().endsWith('.jsonl')
}

function eachOf({ others = [], ...first }: DocumentReport): DocumentReport[] {
  return [first, ...others]
}

function judged(report: DocumentReport, { thresholds, question }: ExtractOptions) {
  return { report, judgement: thresholds === null ? null : judgeReport(report, thresholds, question) }
}

function sayStart({ documents, leftOut }: Gathered, done: number, lanes: number): void {
  const before = done > 0 ? `, ${done} of them done before` : ''
  say(`${documents.length} documents${before}; ${memoryOf(lanes)}`)
  const others = [...leftOut].map(([ending, count]) => `${count} ${ending}`)
  if (others.length > 0) say(`left out: ${others.join(', ')}`)
}
