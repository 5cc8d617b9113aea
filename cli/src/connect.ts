import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type FichaClient } from '@ficha/client'
import { UsageError } from './command.ts'

const DEFAULT_URL = 'http://localhost:8787'
/** Somebody is looking on: better an answer soon than a try more. */
const RETRIES = 2
/** Where `npm start` keeps the key it made. */
const LOCAL_KEY_FILE = join('.local', 'api-key')

/** @throws {UsageError} where the address is none or no key can be found */
export function connect(options: {
  readonly url?: string | undefined
  readonly 'key-file'?: string | undefined
}): FichaClient {
  const url = options.url ?? process.env.FICHA_URL ?? DEFAULT_URL
  const apiKey = readKey(options['key-file'], url)
  try {
    return createClient({ url, apiKey, retries: RETRIES })
  } catch (error) {
    throw new UsageError(`--url: ${error instanceof Error ? error.message : 'not an address'}`)
  }
}

function readKey(keyFile: string | undefined, url: string): string {
  if (keyFile !== undefined) return readKeyFile(keyFile)
  const { FICHA_API_KEY } = process.env
  if (FICHA_API_KEY) return FICHA_API_KEY.trim()
  // The key of this machine's service is nobody else's business.
  if (/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(url) && existsSync(LOCAL_KEY_FILE)) {
    return readKeyFile(LOCAL_KEY_FILE)
  }
  throw new UsageError('an API key is needed: --key-file FILE, or FICHA_API_KEY in the environment')
}

function readKeyFile(file: string): string {
  try {
    const key = readFileSync(file, 'utf8').trim()
    if (/^\S+$/.test(key)) return key
  } catch {
    throw new UsageError(`the key file ${file} cannot be read`)
  }
  throw new UsageError(`the key file ${file} must hold one API key`)
}
