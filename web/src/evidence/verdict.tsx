import { type ExtractionResult, VERDICT } from '@ficha/engine'
import { factsOf } from '../review/facts.ts'
import { shownDay } from '../review/shown-day.ts'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { Rules } from './rules.tsx'
import { UnreadPages } from './unread-pages.tsx'

interface Props {
  readonly document: OpenDocument
  readonly reading: ExtractionResult
}

/** Whether what is printed is consistent, whether it holds today, and each rule that it breaks. */
export function Verdict({ document, reading }: Props) {
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
      <Today document={document} />
      <UnreadPages document={document} read={reading.text.length} pageCount={reading.pageCount} />
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
              {code === 'several_documents' && <OtherParts reading={reading} />}
            </li>
          ))}
        </ul>
      )}
      <Rules validations={reading.validations} />
    </section>
  )
}

/** The engine has no clock; the device has. */
function Today({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const { validity, issued, expiry } = factsOf(document)
  const day = validity === 'not_yet' ? issued : expiry
  if (validity === null || validity === 'valid' || day === null) return null
  return <p class="verdict-today">{words.review.until[validity](shownDay(day, words))}</p>
}

/** Pages of the file's other documents, which were not read. */
function OtherParts({ reading }: { readonly reading: ExtractionResult }) {
  const words = useWords()
  const others = reading.parts?.filter(({ isRead }) => !isRead) ?? []
  if (others.length === 0) return null
  // Between the first page of a part and its last there may be some that nobody asked for.
  const ranges = others.map(({ pages }) => pages.replaceAll('-', '–').replaceAll(',', ', '))
  return <> {words.unreadPages(ranges.join(', '))}</>
}
