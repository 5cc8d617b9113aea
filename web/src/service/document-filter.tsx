import { parseType } from '../state/document-types.ts'
import { useWords } from '../words/words.ts'
import { TypeOptions } from './type-options.tsx'
import type { Filter } from './use-document-list.ts'

/** What the list can be asked for. */
export function DocumentFilter({ onChange }: { readonly onChange: (filter: Filter) => void }) {
  const words = useWords()
  const filter = words.console.filter
  const submit = (event: Event) => {
    event.preventDefault()
    if (!(event.currentTarget instanceof HTMLFormElement)) return
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
    </form>
  )
}

function readFilter(form: FormData): Filter {
  const text = (name: string) => {
    const value = String(form.get(name) ?? '').trim()
    return value === '' ? undefined : value
  }
  const type = parseType(text('type'))
  const status = ([0, 1, 2] as const).find((known) => String(known) === text('status'))
  const after = text('after')
  const before = text('before')
  return {
    type,
    status,
    externalId: text('externalId'),
    createdAfter: after === undefined ? undefined : new Date(`${after}T00:00`),
    // The day itself is meant as well.
    createdBefore: before === undefined ? undefined : new Date(`${before}T23:59:59.999`),
  }
}
