import { createReadStream } from 'node:fs'

/**
 * The lines of JSON of a copy. They end in a line feed alone: Node's own lines of newer versions end in U+2028 as well, which
 * JSON leaves within a string.
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const text of createReadStream(path, 'utf8')) {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
