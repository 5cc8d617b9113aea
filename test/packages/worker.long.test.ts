import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { read } from '@ficha/engine/node'
import { expect, test } from 'vitest'
import { newPlace, removePlace } from '../service/service.ts'
import { emptyProject, mustRun, ROOT } from './install.ts'
import { packed } from './packed.ts'

const MINUTES = 60_000
const LICENCE = join(ROOT, 'test/documents/tuning/documents/51-ima-sc-transport.pdf')
const WORKER = `
  import { read } from '@ficha/engine/workerd'
  export default {
    async fetch(request) {
      const { data } = await read(await request.arrayBuffer(), { type: 51 })
      return Response.json(data)
    },
  }`

test("a stranger's Worker reads, without a rule in its wrangler.toml", { timeout: 5 * MINUTES }, async () => {
  const tarballs = await packed()
  const project = emptyProject()
  writeFileSync(join(project.folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(project.folder, 'worker.js'), WORKER)
  const config = 'name = "reader"\nmain = "worker.js"\ncompatibility_date = "2026-04-26"\n'
  writeFileSync(join(project.folder, 'wrangler.toml'), config)
  await mustRun(project, 'npm', ['install', '--no-audit', '--no-fund', tarballs['@ficha/engine']])
  const place = await newPlace()
  removePlace(place)
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
  const child = spawn(process.execPath, [wrangler, 'dev', '--port', String(place.port)], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!said.includes('Ready')) await once(child.stdout, 'data')
  const answer = await fetch(`http://localhost:${place.port}`, {
    method: 'POST',
    body: readFileSync(LICENCE),
  })
  expect(await answer.json()).toEqual((await read(LICENCE, { type: 51 })).data)
  child.kill('SIGINT')
  if (child.exitCode === null) await once(child, 'exit')
  project.remove()
})
