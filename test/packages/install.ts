import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Somebody's own folder, outside of the repository. */
export interface Project {
  readonly folder: string
  run(program: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran>
  remove(): void
}

interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** An example of the repository, copied elsewhere and installed with nothing but the tarballs and the registry's packages. */
export async function installExample(name: string, tarballs: readonly string[]): Promise<Project> {
  const project = emptyProject()
  cpSync(join(ROOT, 'examples', name), project.folder, { recursive: true })
  await mustRun(project, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs])
  return project
}

export function emptyProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-example-'))
  return {
    folder,
    run: (program, args, env = {}) => run(folder, program, args, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** @throws with what it printed where it fails */
export async function mustRun(
  project: Project,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { status, stdout, stderr } = await project.run(program, args, env)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`)
  return stdout
}

function run(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    // As a stranger's shell has it: the tests' own variables change how bundlers build.
    const { NODE_ENV: _, ...outer } = process.env
    const child = spawn(program, args, { cwd, env: { ...outer, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdout, stderr }))
  })
}
