import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  DOCUMENT_TYPES,
  LIMITS,
  type Naming,
  type Profile,
  parsePages,
  parseProfile,
  type Thresholds,
} from '@ficha/engine'
import { UsageError, wholeNumber } from '../command.ts'
import { csvStyleOf } from '../table/csv.ts'
import { type SideNames, sideNames } from './gather/pair-sides.ts'
import type { Question } from './reading/read-document.ts'

/** No machine that reads documents has more; each costs its memory. */
export const LANES_MAX = 64

export interface ExtractOptions {
  readonly operands: readonly string[]
  readonly question: Question
  readonly naming: Naming
  readonly json: boolean
  readonly text: boolean
  /** Null: as many as the machine has cores and memory for. */
  readonly lanes: number | null
  readonly out: string | null
  readonly long: boolean
  readonly locale: string
  readonly pair: SideNames | null
  readonly resume: boolean
  readonly thresholds: Thresholds | null
}

/** @throws {UsageError} or what `node:util` says of options it does not know */
export function extractOptions(argv: readonly string[]): ExtractOptions {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      type: { type: 'string' },
      pages: { type: 'string' },
      password: { type: 'string' },
      'password-file': { type: 'string' },
      split: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      text: { type: 'boolean', default: false },
      naming: { type: 'string', default: 'camel' },
      lanes: { type: 'string' },
      out: { type: 'string' },
      long: { type: 'boolean', default: false },
      locale: { type: 'string' },
      pair: { type: 'string' },
      resume: { type: 'boolean', default: false },
      accept: { type: 'string' },
      profile: { type: 'string' },
    },
  })
  const { naming, out = null, long, resume, split } = values
  if (naming !== 'camel' && naming !== 'snake') throw new UsageError('--naming must be camel or snake')
  if (positionals.length === 0) throw new UsageError('name at least one file or folder')
  if (out === null && resume) throw new UsageError('--resume goes on with --out FILE')
  if (values.type === 'text') refuseFieldOptions(values)
  if (out === null && long) throw new UsageError('--long is a form of --out FILE')
  if (split && resume) throw new UsageError('--split and --resume exclude each other')
  return {
    operands: positionals,
    question: {
      ...askedOf(values.type, values.pages),
      ...(values.text && values.type !== 'text' ? { otherwise: 'text' } : {}),
      ...passwordOf(values.password, values['password-file']),
      ...(split ? { split } : {}),
    },
    naming,
    json: values.json,
    text: values.text,
    lanes: values.lanes === undefined ? null : wholeNumber(values.lanes, '--lanes', 1, LANES_MAX),
    out,
    long,
    locale: localeOf(values.locale),
    pair: values.pair === undefined ? null : sideNames(values.pair),
    resume,
    thresholds: thresholdsOf(values.accept, values.profile),
  }
}

/** As `questionOf`, or for text alone. */
function askedOf(type: string | undefined, pages: string | undefined): Question {
  if (type !== 'text') return questionOf(type, pages)
  return { ...questionOf('auto', pages), type }
}

export function questionOf(type: string | undefined, pages: string | undefined): Question {
  const known = [...DOCUMENT_TYPES, 'auto' as const].find((one) => String(one) === type)
  if (known === undefined)
    throw new UsageError(`--type must be one of ${DOCUMENT_TYPES.join(', ')}, auto or text`)
  if (pages === undefined) return { type: known }
  try {
    parsePages(pages)
  } catch (error) {
    throw new UsageError(`--pages: ${error instanceof Error ? error.message : 'not understood'}`)
  }
  return { type: known, pages }
}

/** Text has no fields, of which these speak. */
function refuseFieldOptions(values: Readonly<Record<string, unknown>>): void {
  for (const name of ['long', 'accept', 'profile', 'split']) {
    if (values[name]) throw new UsageError(`--${name} is about fields; --type text has none`)
  }
}

/** @throws {UsageError} whose message never has the password in it */
export function passwordOf(given: string | undefined, path: string | undefined): Pick<Question, 'password'> {
  if (given !== undefined && path !== undefined) {
    throw new UsageError('--password and --password-file exclude each other')
  }
  const password = path === undefined ? given : firstLineOf(path)
  if (password === undefined) return {}
  if (new TextEncoder().encode(password).length > LIMITS.passwordBytesMax) {
    throw new UsageError(`a password has at most ${LIMITS.passwordBytesMax} bytes`)
  }
  return { password }
}

/** Editors end a file with a line break, which is no part of the password. */
function firstLineOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/, 1)[0] ?? ''
  } catch {
    throw new UsageError(`the password file ${path} cannot be read`)
  }
}

/** What the machine is set to, where nobody says. */
export function localeOf(asked: string | undefined): string {
  const locale = asked ?? Intl.DateTimeFormat().resolvedOptions().locale
  try {
    csvStyleOf(locale)
    return locale
  } catch {
    throw new UsageError('--locale takes a language, e.g. pt-BR or en')
  }
}

function thresholdsOf(accept: string | undefined, path: string | undefined): Thresholds | null {
  if (accept !== undefined && path !== undefined) {
    throw new UsageError('--accept and --profile exclude each other: a profile has its own thresholds')
  }
  if (accept !== undefined) {
    const others = Number(accept.replace(',', '.'))
    if (!(others > 0 && others <= 1))
      throw new UsageError('--accept takes a confidence from 0 to 1, e.g. 0.97')
    return { others, byField: {} }
  }
  return path === undefined ? null : readProfile(path)
}

/** @throws {UsageError} where the file is none that `ficha evaluate --profile` wrote */
export function readProfile(path: string): Profile {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new UsageError(`the profile ${path} cannot be read`)
  }
  const profile = parseProfile(parseJson(text))
  if (profile === null) throw new UsageError(`${path} is no profile of ficha evaluate`)
  return profile
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
