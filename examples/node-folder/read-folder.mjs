// node read-folder.mjs FOLDER > licences.csv: every driver licence of a folder as a line of CSV, with a progress bar.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { UnreadableDocument, withoutFormula } from '@ficha/engine'
import { read } from '@ficha/engine/node'

const FIELDS = ['name', 'personalNumber', 'dateOfBirth', 'licenseNumber', 'licenseClass', 'expirationDate']
const WIDTH = 30

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Usage: node read-folder.mjs FOLDER\n')
  process.exit(2)
}

const names = (await readdir(folder))
  .filter((name) => /\.(pdf|jpe?g|png|tiff?|webp|hei[cf])$/i.test(name))
  .sort()
print(['file', ...FIELDS, 'confidence', 'error'])
for (const [i, name] of names.entries()) {
  const onProgress = ({ share }) => draw((i + share) / names.length, name)
  try {
    const { data, fields } = await read(join(folder, name), { type: 54, onProgress })
    const surest = Math.min(...FIELDS.map((field) => fields[field].confidence))
    print([name, ...FIELDS.map((field) => data[field] ?? ''), surest, ''])
  } catch (error) {
    // A bad document is a line like any other; whatever else goes wrong ends the run.
    if (!(error instanceof UnreadableDocument)) throw error
    print([name, ...FIELDS.map(() => ''), '', error.code])
  }
}
draw(1, 'done\n')
read.close()

function print(cells) {
  // What a file is called or says must not run in a spreadsheet.
  const texts = cells.map((cell) => withoutFormula(String(cell)))
  const quoted = texts.map((text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
  process.stdout.write(`${quoted.join(',')}\n`)
}

function draw(share, name) {
  if (!process.stderr.isTTY) return
  const filled = Math.round(WIDTH * share)
  process.stderr.write(`\r\x1b[2K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${name}`)
}
