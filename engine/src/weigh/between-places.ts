import { bestRole } from '../reader/role-of.ts'
import { isFull } from './full-lines.ts'
import type { Mention } from './mention.ts'
import { isDash, isLinking } from './pieces.ts'
import type { Run, RunWord } from './role-runs.ts'

/** What leads from one place to another; a line is told by its voltage. */
const LEADS = /^(?:kV|LT|linhas?|adutora|ferrovia|gasoduto|mineroduto|oleoduto)$/iu

/**
 * Texts of what leads from one place to another, with the second place and what is named with it: `Linha de Transmissão 500 kV Gilbués`
 * goes on with `– Barra do Ouricuri C1 e Subestações Associadas`. To the network these are names of places.
 */
export function withSecondPlace(texts: readonly Mention[], { words }: Run): Mention[] {
  const whole: Mention[] = []
  for (const text of texts) {
    const [first, last] = [text.words[0], text.words.at(-1)]
    if (!first || !last) continue
    const before = whole.at(-1)
    const [begin, reached] = [before?.words[0]?.index ?? 0, before?.words.at(-1)?.index ?? -1]
    if (before && first.index <= reached) {
      whole[whole.length - 1] = { ...before, words: words.slice(begin, Math.max(reached, last.index) + 1) }
      continue
    }
    const dash = isDash(last) ? last.index : last.index + 1
    const isOpen =
      words.slice(dash, dash + 1).some(isDash) && text.words.some((word) => LEADS.test(word.text))
    const end = isOpen ? endOfNames(dash, words, text.role) : last.index + 1
    whole.push(end > dash + 1 ? { ...text, words: words.slice(first.index, end) } : text)
  }
  return whole
}

/** Behind the last of the names that follow a dash in its sentence and line, or in the next where that is full. */
function endOfNames(dash: number, words: readonly RunWord[], role: string): number {
  let end = dash + 1
  for (let at = end; at < words.length; at++) {
    const [before, word] = [words[at - 1], words[at]]
    if (!before || !word || /[,;.:]$/.test(before.text) || !isOfName(word, role)) break
    if (word.line !== before.line && !isFull(before.line, word.line)) break
    if (!isLinking(word.text)) end = at + 1
  }
  return end
}

function isOfName({ text, row, roles }: RunWord, role: string): boolean {
  return (/^\p{Lu}/u.test(text) || isLinking(text)) && ['O', role].includes(bestRole(row, roles))
}
