import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Whom a workflow hands its secrets to. */
const FOLDER = join(import.meta.dirname, '../../.github/workflows')
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), 'utf8'),
}))
/** The text of each step of all jobs; what stands before a job's first one holds for all of its steps. */
const stepsOf = (text: string) => text.split(/^ {6}- /m).slice(1)

test.each(workflows)('$name: a secret is of single steps, which install nothing', ({ text }) => {
  const asked = text.match(/\$\{\{\s*secrets\./g) ?? []
  const handed = stepsOf(text).filter((step) => step.includes('secrets.'))
  expect(handed).toHaveLength(asked.length)
  for (const step of handed) expect(step).not.toMatch(/npm (ci|install|i)\b/)
  // What a package runs when it is installed could leave something for the later step that has the secret.
  if (handed.length > 0) expect(text.match(/npm ci(?! --ignore-scripts)/g)).toBeNull()
})
