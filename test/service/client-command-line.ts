import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHORT_LIVED } from '../short-lived.ts'
import { makePdf } from './client.ts'
import { LICENCE, NOBODY } from './client-documents.ts'
import { ROOT, type Service } from './service.ts'

/** Each run starts Node; beside other tests that takes seconds. */
const TIMEOUT_MS = 120_000

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** `npx ficha`, without what the machine's own environment says. */
export async function runFicha(args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [SHORT_LIVED, join(ROOT, 'cli/bin/ficha.mjs'), ...args], {
    cwd: tmpdir(),
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const text = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text.stdout += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text.stderr += chunk
  })
  await once(child, 'close')
  return { status: child.exitCode, ...text }
}

/** Every command that talks to the service, as a person or a script would use it. */
export function commandLine(service: () => Service): void {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ficha-cli-'))
    writeFileSync(join(folder, 'front.pdf'), await makePdf('front', 1))
    writeFileSync(join(folder, 'back.pdf'), await makePdf('back', 1))
    writeFileSync(join(folder, 'bad.pdf'), 'no document')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** A command line without quotes: no word of it has a space. */
  async function ficha(line: string): Promise<Ran> {
    const { base, key } = service()
    const ran = await runFicha(line.split(' '), { FICHA_URL: base, FICHA_API_KEY: key })
    for (const secret of [key, key.slice(0, 24)]) expect(ran.stdout + ran.stderr).not.toContain(secret)
    return ran
  }
  async function fichaJson(line: string): Promise<Record<string, unknown>[]> {
    const { stdout } = await ficha(`${line} --json`)
    return stdout
      .trim()
      .split('\n')
      .map((json) => JSON.parse(json))
  }

  test(
    'upload --wait reads the good files and reports the bad one',
    async () => {
      const bad = join(folder, 'bad.pdf')
      const line = `upload --type 51 --wait ${bad} ${LICENCE}`
      const [refused, read] = await fichaJson(line)
      expect(refused).toMatchObject({ file: bad, error: { code: 'unsupported_media_type', status: 415 } })
      expect(read).toMatchObject({ file: LICENCE, status: 1, data: { scope: 'STATE', licensePlate: [] } })
      const people = await ficha(line)
      expect(people.status).toBe(1)
      expect(people.stdout).toMatch(/\n {2}scope +STATE\n/)
      expect(people.stderr).toContain(`${bad}: unsupported_media_type: `)
    },
    TIMEOUT_MS,
  )

  test(
    'two files are one document; get, its text, its fields and its second file',
    async () => {
      const back = join(folder, 'back.pdf')
      const files = `${join(folder, 'front.pdf')} ${back}`
      const sent = await ficha(`upload --type lo --together --external-id cli-1 ${files}`)
      expect(sent).toMatchObject({ status: 0, stderr: '' })
      const id = sent.stdout.trim()
      expect(id).toMatch(/^[0-9a-f-]{36}$/)

      const [document] = await fichaJson(`get --wait ${id}`)
      expect(document).toMatchObject({ id, externalId: 'cli-1', type: 51, status: 1 })
      expect((await ficha(`get --text ${id}`)).stdout).toContain('  back 0 5')
      expect((await ficha(`get --fields ${id}`)).stdout).toMatch(/number +\d+ %/)

      const saved = join(folder, 'saved.pdf')
      const done = await ficha(`get --file ${saved} --number 2 ${id}`)
      expect(done).toMatchObject({ status: 0, stdout: '', stderr: 'file 2 of 2\n' })
      expect(readFileSync(saved)).toEqual(readFileSync(back))

      const listed = await ficha('list --external-id cli-1')
      expect(listed.stdout).toMatch(new RegExp(`^id .*\\n${id}  51 +FINISHED`))
      expect(await fichaJson('list --type 51 --limit 1')).toHaveLength(1)

      const gone = await ficha(`delete ${id} ${NOBODY}`)
      expect(gone).toMatchObject({ status: 1, stdout: `${id} deleted\n` })
      expect(gone.stderr).toContain(`${NOBODY}: document_not_found`)
    },
    TIMEOUT_MS,
  )

  test(
    'keys are issued, listed, rotated and revoked',
    async () => {
      const [issued] = await fichaJson('keys create --name cli --scopes documents:read')
      const key = expect.stringMatching(/^fch_/)
      expect(issued).toMatchObject({ name: 'cli', scopes: ['documents:read'], key })
      const keyFile = join(folder, 'key')
      writeFileSync(keyFile, `${issued?.key}\n`)
      const given = ['--key-file', keyFile, '--url', service().base]
      expect((await runFicha(['list', ...given])).status).toBe(0)
      const refused = await runFicha(['keys', 'list', ...given])
      expect(refused).toMatchObject({ status: 1, stdout: '' })
      expect(refused.stderr).toContain('insufficient_scope')
      expect((await ficha(`keys rotate ${issued?.id} --grace-seconds 0`)).stdout).toContain('replaced')
      expect((await ficha(`keys revoke ${issued?.id}`)).status).toBe(0)
      expect((await ficha('keys list')).stdout).toContain(issued?.id)
    },
    TIMEOUT_MS,
  )

  test(
    'webhooks are registered, changed and deleted',
    async () => {
      const [webhook] = await fichaJson('webhooks create --to http://127.0.0.1:9/ --events failed --types 54')
      expect(webhook).toMatchObject({ events: ['document.failed'], types: [54], secret: expect.any(String) })
      const id = webhook?.id
      const [changed] = await fichaJson(`webhooks update ${id} --disable --payload full`)
      expect(changed).toMatchObject({ enabled: false, payload: 'full', types: [54] })
      expect((await ficha('webhooks list')).stdout).toContain(id)
      expect((await ficha(`webhooks rotate-secret ${id}`)).stdout).toContain('whsec_')
      expect((await ficha(`webhooks deliveries ${id}`)).stderr).toBe('none\n')
      expect((await ficha(`webhooks delete ${id}`)).status).toBe(0)
      expect((await ficha(`webhooks get ${id}`)).status).toBe(1)
    },
    TIMEOUT_MS,
  )
}
