import { bestRole, isOfField } from '../reader/role-of.ts'
import type { Mention } from './mention.ts'
import { type RunWord, wordsIn } from './role-runs.ts'

/**
 * Texts that go on as long as what is behind them matches and is no other field's; a text that is reached so is a part of them.
 *
 * @param alike sticky: it may look at the text that it goes on from
 * @param beside 1: a text is also reached that begins right behind
 * @param endsWith a role whose words end what matches
 */
export function takingIn(
  texts: readonly Mention[],
  alike: RegExp | undefined,
  beside: 0 | 1 = 0,
  endsWith?: string,
): readonly Mention[] {
  if (!alike) return texts
  const whole: Mention[] = []
  for (const text of texts) {
    const [last, first] = [whole.at(-1)?.words.at(-1), text.words[0]]
    if (!first) continue
    const { run } = first
    const reached = last?.run === run ? last.index : -1
    const isCaption = text.words.at(-1)?.text.endsWith(':')
    const part = reached >= 0 && first.index <= reached + (isCaption ? 0 : beside) ? whole.pop() : undefined
    const words = [...(part?.words ?? []), ...text.words.filter(({ index }) => index > reached)]
    for (let more = words; more.length > 0; words.push(...more)) {
      const last = words.at(-1)
      alike.lastIndex = last ? last.at + last.text.length : 0
      const found = alike.exec(run.text)
      const next = found ? wordsIn(run, found.index + 1, found.index + found[0].length) : []
      const roleAt = ({ row, roles }: RunWord) => bestRole(row, roles)
      const other = next.find((word) => roleAt(word) !== text.role && isOfField(roleAt(word)))
      if (other && roleAt(other) !== endsWith) break
      more = next.slice(0, other && next.indexOf(other))
    }
    whole.push({ ...(part ?? text), words })
  }
  return whole
}
