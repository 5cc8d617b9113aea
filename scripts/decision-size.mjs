// `node scripts/decision-size.mjs [ROOT]`: how large the part of the engine is that decides fields. Lines of the folders
// that decide, numbers set by hand, regular expressions with words of a language, files of more than 200 lines.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['checks', 'constrain', 'document-types', 'fields', 'page', 'reader', 'weigh']
const LINES_MAX = 200
/** A number that a name or a feature is given, other than 0, 1, 2 and -1, which count or double. */
const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:e-?\d+)?(?![\w.])/g
const COUNTING = new Set(['0', '1', '2', '-1'])
/** Four letters in a row that are no name of a class of signs. */
const WORDS = /(?<!\\p\{?)[A-Za-zÀ-ÿ]{4,}/
const LITERAL = /(?<![\w)\]])\/(?![*/ ])(?:\\.|\[(?:\\.|[^\]\n\\])*\]|[^/\n\\[])+\/[a-z]*/g
const PATTERN = /pattern\([^)]*\)`[^`]*`/g

const root = process.argv[2] ?? join(import.meta.dirname, '..')
const src = join(root, 'engine/src')
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(src, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
)
const totals = { lines: 0, numbers: 0, wordings: 0, long: 0 }
for (const name of files) {
  const text = readFileSync(join(src, name), 'utf8')
  const lines = text.split('\n').length - 1
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|\} from|export .* from) .*$/gm, '')
  const expressions = [...(code.match(PATTERN) ?? []), ...(code.replace(PATTERN, '').match(LITERAL) ?? [])]
  const rest = code
    .replace(PATTERN, '')
    .replace(LITERAL, '')
    .replace(/'[^'\n]*'|`[^`]*`/g, '')
  const constants = [
    ...rest.matchAll(/^(?:export )?const [A-Z][A-Z_\d]*[^=]*=([^;]*?)(?=^\S|$(?![\s\S]))/gms),
  ]
  const numbers = constants.flatMap(([, value]) => value?.match(NUMBER) ?? [])
  totals.lines += lines
  totals.numbers += numbers.filter((number) => !COUNTING.has(number)).length
  totals.wordings += expressions.filter((one) => WORDS.test(one.replace(/\\[pP]\{[^}]*\}/g, ''))).length
  totals.long += Number(lines > LINES_MAX)
}
console.log(`lines of what decides (${FOLDERS.join(', ')}): ${totals.lines} in ${files.length} files`)
console.log(`numbers set by hand in its constants: ${totals.numbers}`)
console.log(`regular expressions with words of a language: ${totals.wordings}`)
console.log(`files of more than ${LINES_MAX} lines: ${totals.long}`)
