import type { ComponentChildren } from 'preact'
import { ExportBar } from '../export/export-bar.tsx'
import { QualityNotes } from '../quality/quality-notes.tsx'
import { judgedReading } from '../review/judged.ts'
import { ReviewBar } from '../review/review-bar.tsx'
import { sortReviewed } from '../review/settled.ts'
import type { OpenDocument, TextPhase } from '../state/state.ts'
import { useTextView } from '../text/text-view.ts'
import { useWords } from '../words/words.ts'
import { CardPictures } from './card-pictures.tsx'
import { DocumentType } from './document-type.tsx'
import { FailureCard } from './failure-card.tsx'
import { FieldList } from './field-list.tsx'
import { MoreList } from './more-list.tsx'
import { PageView } from './page-view.tsx'
import { ProgressCard } from './progress-card.tsx'
import { UnreadPages } from './unread-pages.tsx'
import { Verdict } from './verdict.tsx'

interface Props {
  readonly document: OpenDocument
  /** Beside the name. */
  readonly action?: ComponentChildren
  /** Below the fields, once they are there. */
  readonly children?: ComponentChildren
}

/** One document: its pages on one side, what was read on the other. */
export function DocumentSides({ document, action, children }: Props) {
  const words = useWords()
  const { id, phase } = document
  const view = useTextView(phase.kind === 'text')
  return (
    <div class="index-card document-sides">
      <PageView key={document.id} document={document} />
      <section class="leaf" aria-label={words.reading}>
        <div class="leaf-head">
          <header class="card-head">
            <div>
              <DocumentType document={document} />
              <h1>{document.name}</h1>
            </div>
            {action}
          </header>
          <ReviewBar document={document} />
          {phase.kind === 'text' && view !== null && <view.FindBar id={id} text={phase.text} />}
        </div>
        <Announcement document={document} />
        <QualityNotes document={document} />
        <Reading document={document}>{children}</Reading>
      </section>
    </div>
  )
}

/** Said to a screen reader when the reading begins and when it has ended; a failure speaks for itself. */
function Announcement({ document }: Props) {
  const words = useWords()
  const { phase } = document
  const said =
    phase.kind === 'read'
      ? words.ended(sortReviewed(phase.reading, document).doubtful.length)
      : phase.kind === 'failed'
        ? ''
        : words.phases[phase.kind]
  return (
    <p class="visually-hidden" role="status">
      {said}
    </p>
  )
}

function Reading({ document, children }: Props) {
  const { phase } = document
  const reading = judgedReading(document)
  switch (phase.kind) {
    case 'waiting':
      return <ProgressCard document={document} progress={null} />
    case 'reading':
      return <ProgressCard document={document} progress={phase.progress} />
    case 'cancelled':
      return <FailureCard document={document} code="cancelled" detectedType={null} message="" />
    case 'failed':
      return (
        <FailureCard
          document={document}
          code={phase.code}
          detectedType={phase.detectedType}
          message={phase.message}
        />
      )
    case 'text':
      return (
        <TextReading document={document} phase={phase}>
          {children}
        </TextReading>
      )
    case 'read':
      return (
        <>
          <Verdict document={document} reading={reading ?? phase.reading} />
          <FieldList document={document} reading={reading ?? phase.reading} />
          <MoreList document={document} reading={phase.reading} />
          <CardPictures document={document} reading={phase.reading} />
          <ExportBar document={document} />
          {children}
        </>
      )
  }
}

interface TextProps extends Props {
  readonly phase: TextPhase
}

function TextReading({ document, phase, children }: TextProps) {
  const view = useTextView(true)
  const { pages, pageCount } = phase.text
  if (view === null) return <ProgressCard document={document} progress={null} />
  return (
    <>
      <UnreadPages document={document} read={pages.length} pageCount={pageCount} />
      <view.TextSide document={document} phase={phase} />
      {children}
    </>
  )
}
