import { SURE_MIN } from '@ficha/element/parts'
import type { TargetedEvent } from 'preact'
import { parseAsked } from '../state/document-types.ts'
import { useWords } from '../words/words.ts'
import { TypeOptions } from './type-options.tsx'
import type { Filter } from './use-document-list.ts'

const REVIEWS = ['needed', 'done', 'none'] as const

/** What the list can be asked for. */
export function DocumentFilter({ onChange }: { readonly onChange: (filter: Filter) => void }) {
  const words = useWords()
  const filter = words.console.filter
  const submit = (event: TargetedEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(readFilter(new FormData(event.currentTarget)))
  }
  return (
    <form class="filter" onSubmit={submit} onChange={submit}>
      <label>
        {filter.type}
        <select name="type">
          <option value="">{filter.all}</option>
          <TypeOptions />
        </select>
      </label>
      <label>
        {filter.status}
        <select name="status">
          <option value="">{filter.all}</option>
          <option value="0">{words.console.status[0]}</option>
          <option value="1">{words.console.status[1]}</option>
          <option value="2">{words.console.status[2]}</option>
        </select>
      </label>
      <label>
        {filter.review}
        <select name="review">
          <option value="">{filter.all}</option>
          {REVIEWS.map((state) => (
            <option key={state} value={state}>
              {words.console.review.state[state]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {filter.verdict}
        <select name="verdict">
          <option value="">{filter.all}</option>
          <option value="true">{filter.consistent}</option>
          <option value="false">{filter.inconsistent}</option>
        </select>
      </label>
      <label>
        {filter.externalId}
        <input name="externalId" maxLength={128} autocomplete="off" />
      </label>
      <label>
        {filter.after}
        <input name="after" type="date" />
      </label>
      <label>
        {filter.before}
        <input name="before" type="date" />
      </label>
      <label class="check-line">
        <input name="doubtful" type="checkbox" value="1" />
        {filter.doubtful}
      </label>
    </form>
  )
}

function readFilter(form: FormData): Filter {
  const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
  const type = parseAsked(text('type'))
  const status = ([0, 1, 2] as const).find((known) => String(known) === text('status'))
  const review = REVIEWS.find((known) => known === text('review'))
  const verdict = text('verdict')
  const after = text('after')
  const before = text('before')
  return {
    type,
    status,
    externalId: text('externalId'),
    review,
    documentValidation: verdict === undefined ? undefined : verdict === 'true',
    leastConfidenceBelow: text('doubtful') === undefined ? undefined : SURE_MIN,
    createdAfter: after === undefined ? undefined : new Date(`${after}T00:00`),
    // The day itself is meant as well.
    createdBefore: before === undefined ? undefined : new Date(`${before}T23:59:59.999`),
  }
}
