import type { ExtractionResult } from '@ficha/engine'
import { useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'

const ORDER = ['fail', 'warn', 'pass', 'not_applicable'] as const

/** What the verdict is made of: every rule, those that are broken first. */
export function Rules({ validations }: Pick<ExtractionResult, 'validations'>) {
  const words = useWords()
  const isPrinting = useAppState((state) => state.isPrinting)
  return (
    <details class="rules" open={isPrinting}>
      <summary>{words.verdict.meaning}</summary>
      <p class="small soft">{words.verdict.explained.join(' ')}</p>
      {ORDER.map((outcome) => {
        const rules = validations.filter((one) => one.outcome === outcome)
        return (
          rules.length > 0 && (
            <section key={outcome} class={`check ${outcome}`}>
              <h2>
                <span class="check-outcome">{words.outcomes[outcome]}</span>{' '}
                <span class="count">{rules.length}</span>
              </h2>
              <ul>
                {rules.map(({ rule, message }) => (
                  <li key={rule}>{words.rules[rule] ?? message}</li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </details>
  )
}
