import { ExportBar } from '../export/export-bar.tsx'
import { QualityNotes } from '../quality/quality-notes.tsx'
import { closeDocument } from '../reading/read-documents.ts'
import { SendDocument } from '../send/send-document.tsx'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { DocumentTabs } from './document-tabs.tsx'
import { FailureCard } from './failure-card.tsx'
import { FieldList } from './field-list.tsx'
import { PageView } from './page-view.tsx'
import { ProgressCard } from './progress-card.tsx'
import { Verdict } from './verdict.tsx'

/** One document: its pages on one side, what was read on the other. */
export function DocumentView({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  return (
    <div class="document">
      <DocumentTabs />
      <div class="document-sides">
        <PageView key={document.id} document={document} />
        <section class="index-card reading" aria-label={words.reading}>
          <header class="card-head">
            <div>
              <p class="card-type">{words.types[document.type].name}</p>
              <h1>{document.name}</h1>
            </div>
            {document.origin === 'device' && (
              <button type="button" class="quiet" onClick={() => closeDocument(document.id)}>
                {words.close}
              </button>
            )}
          </header>
          <QualityNotes document={document} />
          <Reading document={document} />
        </section>
      </div>
    </div>
  )
}

function Reading({ document }: { readonly document: OpenDocument }) {
  const { phase } = document
  switch (phase.kind) {
    case 'waiting':
      return <ProgressCard id={document.id} progress={null} />
    case 'reading':
      return <ProgressCard id={document.id} progress={phase.progress} />
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
    case 'read':
      return (
        <>
          <Verdict reading={phase.reading} />
          <FieldList document={document} reading={phase.reading} />
          <ExportBar document={document} />
          {document.origin === 'device' && <SendDocument document={document} />}
        </>
      )
  }
}
