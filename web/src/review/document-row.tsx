import { showValue } from '@ficha/element/parts'
import type { OpenDocument } from '../state/state.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'
import { type Facts, factsOf } from './facts.ts'
import { shownDay } from './shown-day.ts'

interface Props {
  readonly id: string
  readonly document: OpenDocument
  /** From 0, in the list as it is sorted. */
  readonly index: number
  readonly top: number
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** One document of many: whose it is, and what a person must look at. */
export function DocumentRow({ id, document, index, top, isOpen, onOpen }: Props) {
  const words = useWords()
  const labels = useLabels()
  const facts = factsOf(document)
  const isRead = document.phase.kind === 'read'
  return (
    // The grid around it has the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    // biome-ignore lint/a11y/useSemanticElements: see DocumentList
    <div
      id={id}
      class={`doc-cells doc-row ${facts.state}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      ref={(row) => row?.style.setProperty('transform', `translateY(${top}px)`)}
      onClick={onOpen}
    >
      <Cell name="document">
        <span class="doc-name">{document.name}</span>
        <span class="doc-whose">
          {(isRead || facts.words > 0) && labels.ofType(document.type)}
          {facts.words > 0 && ` · ${words.text.words(facts.words)}`}
          {facts.holder !== '' && ` · ${showValue(facts.holder, { kind: 'taxNumber' }, words, 'pt')}`}
        </span>
      </Cell>
      <Cell name="state">
        <State document={document} facts={facts} />
      </Cell>
      <Cell name="doubts">
        {isRead && facts.doubts > 0 && (
          <span class="doc-count" title={words.review.doubts(facts.doubts)}>
            {facts.doubts}
          </span>
        )}
      </Cell>
      <Cell name="expiry">
        {facts.expiry !== null && <span>{shownDay(facts.expiry, words)}</span>}
        {facts.validity !== null && facts.validity !== 'valid' && (
          <strong class="doc-expired">{words.review.validity[facts.validity]}</strong>
        )}
      </Cell>
      <Cell name="checks">
        {isRead &&
          (facts.broken > 0 ? (
            <strong class="doc-broken" title={words.review.broken(facts.broken)}>
              <span aria-hidden="true">✗</span> {facts.broken}
            </strong>
          ) : (
            <span class="doc-kept" title={words.review.kept(facts.kept)}>
              <span aria-hidden="true">✓</span> {facts.kept}
            </span>
          ))}
      </Cell>
    </div>
  )
}

function Cell({ name, children }: { readonly name: string; readonly children: preact.ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: see DocumentRow
    // biome-ignore lint/a11y/useSemanticElements: see DocumentList
    <div role="gridcell" class={`doc-${name}`}>
      {children}
    </div>
  )
}

function State({ document, facts }: { readonly document: OpenDocument; readonly facts: Facts }) {
  const words = useWords().review
  const { phase } = document
  const percent =
    phase.kind === 'reading' && phase.progress.share > 0 ? ` ${Math.round(100 * phase.progress.share)} %` : ''
  return (
    <span class={`doc-mark ${facts.state}`}>
      {words.states[facts.state]}
      {percent}
    </span>
  )
}
