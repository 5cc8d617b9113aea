import type { Doubt, Judgement } from '@ficha/client'
import type { AskedType } from '../state/document-types.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly type: AskedType
  readonly judgement: Judgement
}

/** What the tenant's profile says of a document, and why a person has to look at it. */
export function ProfileJudgement({ type, judgement }: Props) {
  const words = useWords()
  const labels = useLabels()
  const told = words.console.review
  if (judgement.decision === 'accepted') return <p class="soft">{told.accepted}</p>
  const reasonOf = (doubt: Doubt): string => {
    switch (doubt.kind) {
      case 'field':
        return told.unsure(labels.ofField(type, doubt.field), doubt)
      case 'type':
        return told.unsure(words.console.filter.type, doubt)
      case 'check':
        return words.rules[doubt.rule] ?? doubt.rule
      case 'page':
        return `${words.page.short(doubt.page)}: ${words.issues[doubt.code] ?? doubt.code}`
      case 'unread':
        return told.unread(doubt.pages)
    }
  }
  return (
    <details class="reasons">
      <summary>{told.reasons(judgement.reasons.length)}</summary>
      <ul>
        {judgement.reasons.map((doubt) => (
          <li key={JSON.stringify(doubt)}>{reasonOf(doubt)}</li>
        ))}
      </ul>
    </details>
  )
}
