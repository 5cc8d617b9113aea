/**
 * Read a list or an object written as text: JSON, or the notation of the specification's example with
 * `True`, `None`, single quotes or no quotes at all (`[ABC1D23, XYZ9876]`).
 *
 * @returns undefined where the text is no such thing
 */
export function parseTextual(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const cursor: Cursor = { tokens: text.match(TOKEN) ?? [], at: 0 }
    const value = readValue(cursor, 0)
    return cursor.at === cursor.tokens.length ? value : undefined
  }
}

interface Cursor {
  readonly tokens: readonly string[]
  at: number
}

/** A bracket, comma or colon; a quoted string; a run of anything else. No two can begin alike, so it is linear. */
const TOKEN = /[[\]{},]|:|'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?|[^[\]{},:'"\s][^[\]{},:]*/g
/** Answers nest three deep; a deeper text is none of ours and must not exhaust the stack. */
const DEPTH_MAX = 20
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['null', null],
  ['None', null],
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
])

function readValue(cursor: Cursor, depth: number): unknown {
  const token = cursor.tokens[cursor.at++]
  if (token === undefined || depth > DEPTH_MAX) return undefined
  if (token === '[') return readList(cursor, depth)
  if (token === '{') return readObject(cursor, depth)
  if (/^[\]},:]/.test(token)) return undefined
  const quoted = /^(['"])([\s\S]*)\1$/.exec(token)?.[2]
  if (quoted !== undefined) return withoutEscapes(quoted)
  const word = token.trim()
  return WORDS.has(word) ? WORDS.get(word) : word
}

function readList(cursor: Cursor, depth: number): unknown[] | undefined {
  const items: unknown[] = []
  while (cursor.tokens[cursor.at] !== ']') {
    const item = readValue(cursor, depth + 1)
    if (item === undefined) return undefined
    items.push(item)
    if (!endsItem(cursor, ']')) return undefined
  }
  cursor.at++
  return items
}

function readObject(cursor: Cursor, depth: number): Record<string, unknown> | undefined {
  const entries: [string, unknown][] = []
  while (cursor.tokens[cursor.at] !== '}') {
    const key = readValue(cursor, depth + 1)
    if (typeof key !== 'string' || cursor.tokens[cursor.at++] !== ':') return undefined
    const value = readValue(cursor, depth + 1)
    if (value === undefined) return undefined
    entries.push([key, value])
    if (!endsItem(cursor, '}')) return undefined
  }
  cursor.at++
  return Object.fromEntries(entries)
}

/** A comma, which is consumed, or the closing bracket, which is left. */
function endsItem(cursor: Cursor, close: ']' | '}'): boolean {
  if (cursor.tokens[cursor.at] === close) return true
  return cursor.tokens[cursor.at++] === ','
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g, (_, code: string) => {
    if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return { n: '\n', r: '\r', t: '\t' }[code] ?? code
  })
}
