import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ficha } from './ficha.ts'

const ENCRYPTED = join(import.meta.dirname, '../fixtures/encrypted.pdf')
const extract = (...args: string[]) => ficha('extract', '--type', '51', '--json', ...args, ENCRYPTED)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ficha-passwords-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a PDF is opened with the first line of a file, or an option', async () => {
  const passwords = join(folder, 'password.txt')
  writeFileSync(passwords, 'secret\r\nnot this line\n')
  for (const given of [
    ['--password-file', passwords],
    ['--password', 'secret'],
  ]) {
    const opened = await extract(...given)
    expect(opened).toMatchObject({ status: 0, stderr: '' })
    expect(JSON.parse(opened.stdout)).toMatchObject({ pages: 2, data: { number: expect.any(String) } })
    expect(opened.stdout).not.toContain('secret')
  }
})

test('a missing password and a wrong one are refused, and no output has it', async () => {
  const wrong = await extract('--password', 'Segredo-da-Ana')
  expect(wrong.status).toBe(1)
  expect(JSON.parse(wrong.stdout)).toMatchObject({ error: { code: 'password_protected', status: 422 } })
  expect(`${wrong.stdout}${wrong.stderr}`).not.toContain('Segredo')
  const missing = await ficha('extract', '--type', '51', ENCRYPTED)
  expect(missing.status).toBe(1)
  expect(missing.stdout).toContain('give its password with it')
  expect(missing.stdout).toContain('(--password-file FILE)')
})
