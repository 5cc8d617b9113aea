import type { Mention } from './mentions.ts'
import type { Run } from './role-runs.ts'

/** Texts that continue as long as the words after them match; a text that is reached so becomes part of the one before. */
export function takingIn(texts: readonly Mention[], run: Run, alike: RegExp): Mention[] {
  const whole: Mention[] = []
  for (const text of texts) {
    const end = whole.at(-1)?.words.at(-1)?.index ?? -1
    if ((text.words[0]?.index ?? 0) <= end) continue
    whole.push(grown(text, run, alike))
  }
  return whole
}

function grown(text: Mention, run: Run, alike: RegExp): Mention {
  const from = (text.words.at(-1)?.index ?? 0) + 1
  let to = from
  while (to < run.words.length && alike.test(run.words[to]?.text ?? '')) to++
  return to === from ? text : { ...text, words: [...text.words, ...run.words.slice(from, to)] }
}
