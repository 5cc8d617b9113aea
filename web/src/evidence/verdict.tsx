import { VERDICT } from '@ficha/element/parts'
import type { ExtractionResult } from '@ficha/engine'
import { useWords } from '../words/words.ts'

/** Whether what is printed is consistent, and each rule that it breaks. */
export function Verdict({ reading }: { readonly reading: ExtractionResult }) {
  const words = useWords()
  const broken = reading.validations.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn')
  const kept = reading.validations.filter(({ outcome }) => outcome === 'pass').length
  const isConsistent = reading.data[VERDICT] === true
  const issues = reading.text.flatMap((page) => page.issues.map((issue) => ({ ...issue, page: page.page })))
  return (
    <section class={`verdict ${isConsistent ? 'good' : 'bad'}`} aria-label={words.verdict.region}>
      <p class="verdict-line">
        <strong>{isConsistent ? words.verdict.consistent : words.verdict.inconsistent}</strong>{' '}
        <span class="soft">{words.verdict.kept(kept)}</span>
      </p>
      {reading.text.length < reading.pageCount && (
        <p class="small">{words.verdict.part(reading.text.length, reading.pageCount)}</p>
      )}
      {broken.length > 0 && (
        <ul class="checks">
          {broken.map(({ rule, outcome, message }) => (
            <li key={rule} class={`check ${outcome}`}>
              <span class="check-outcome">{words.outcomes[outcome]}</span> {words.rules[rule] ?? message}
            </li>
          ))}
        </ul>
      )}
      {issues.length > 0 && (
        <ul class="checks">
          {issues.map(({ code, page, message }) => (
            <li key={`${page}-${code}`} class="check warn">
              <span class="check-outcome">{words.page.short(page)}</span> {words.issues[code] ?? message}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
