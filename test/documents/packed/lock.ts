import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedFile } from './archive.ts'

/** What the archives hold, by hashes: an archive's own, and one of each set's files as they are unpacked. */
const LOCK = join(import.meta.dirname, 'lock.json')

/** What is locked of an archive. */
export interface Locked {
  readonly sha256: string
  /** Of its `captures.json`, which is in no set. */
  readonly captures: string
  readonly sets: Readonly<Record<string, LockedSet>>
}

interface LockedSet {
  readonly documents: number
  /** With their truths, words and sheets. */
  readonly files: number
  readonly sha256: string
}

export function readLock(): Readonly<Record<string, Locked>> {
  return existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {}
}

export function lockOf(archive: string): Locked | undefined {
  return readLock()[archive]
}

export function writeLock(archive: string, locked: Locked): void {
  const all = Object.entries({ ...readLock(), [archive]: locked }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(LOCK, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

/** By the names of files alone: what one hand drew at one time, `blind-ad`, or what was there first. */
export function setOf(name: string): string {
  return /\/\d\d-(blind-[a-z]+|new)-/.exec(name)?.[1] ?? 'first'
}

/** A hash for each set, of the lines that `sha256sum` writes of its files in the order of their names. */
export function setsOf(files: Iterable<PackedFile>): Locked['sets'] {
  const lines = new Map<string, string[]>()
  for (const { name, bytes } of files) {
    const own = lines.get(setOf(name)) ?? []
    own.push(`${sha256(bytes)}  ${name}\n`)
    lines.set(setOf(name), own)
  }
  const sets = [...lines].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    sets.map(([set, own]) => {
      const sorted = own.toSorted((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
      const documents = own.filter((line) => /documents\/.*\.json$/m.test(line)).length
      return [set, { documents, files: own.length, sha256: sha256(Buffer.from(sorted.join(''))) }]
    }),
  )
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
