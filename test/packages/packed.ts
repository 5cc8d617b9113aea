import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestSources } from '../../scripts/digest-sources.mjs'
import { packAll } from '../../scripts/pack.mjs'
import { ROOT } from './install.ts'

type Tarballs = Awaited<ReturnType<typeof packAll>>

const FOLDER = join(ROOT, 'node_modules/.cache/ficha-packages')
/** Everything that goes into the packages. */
const SOURCES = [
  'engine',
  'element',
  'client',
  'cli',
  'web',
  'models',
  'scripts',
  'licences',
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'package-lock.json',
]

/** The packages of these sources: several files of tests need them, one builds them. */
export async function packed(): Promise<Tarballs> {
  const folder = join(FOLDER, digestSources(SOURCES))
  const list = join(folder, 'tarballs.json')
  if (!existsSync(list)) {
    // Others may build at the same time: nobody ever sees half a folder.
    const own = `${folder}.${process.pid}`
    const tarballs = await packAll(own)
    writeFileSync(join(own, 'tarballs.json'), JSON.stringify(tarballs).replaceAll(own, folder))
    try {
      renameSync(own, folder)
    } catch {
      rmSync(own, { recursive: true, force: true })
    }
  }
  return JSON.parse(readFileSync(list, 'utf8'))
}
