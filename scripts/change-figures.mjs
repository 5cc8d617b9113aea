// What a change did to sizes, cost and accuracy, as Markdown: `.github/workflows/ci.yml` posts it on a pull request.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { packAll } from './pack.mjs'
import { ROOT } from './start-install.mjs'

/** A sample of every type, small enough for minutes. */
const SMOKE = ['test/evaluate/evaluate.ts', '--part', 'tuning', '--every', '40']

const lines = ['### Figures of this change', '', '| what | figure |', '| --- | --- |']
for (const tarball of Object.values(await packAll())) {
  lines.push(`| ${basename(tarball)} | ${(statSync(tarball).size / 1000).toFixed(1)} KB |`)
}
for (const line of run(['scripts/deploy.mjs', '--dry-run']).split('\n')) {
  const [config, size] = line.split(': ')
  if (size?.includes('MiB')) lines.push(`| ${config} | ${size} |`)
}
const cost = /COST (\{.*\})/.exec(
  run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=worker',
    'test/worker/cost.test.ts',
    '--silent=false',
  ]),
)?.[1]
if (cost !== undefined) lines.push(`| D1, R2 and queue of one document | \`${cost}\` |`)
lines.push('', '<details><summary>Smoke accuracy (one tuning document in forty)</summary>', '', '```')
lines.push(run(['--import', 'tsx', ...SMOKE]).trim(), '```', '', '</details>')
process.stdout.write(`${lines.join('\n')}\n`)

function run(args) {
  const done = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (done.status !== 0) throw new Error(`${args.join(' ')} failed:\n${done.stdout}${done.stderr}`)
  return done.stdout
}
