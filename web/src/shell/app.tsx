import { useEffect, useRef } from 'preact/hooks'
import { DocumentView } from '../evidence/document-view.tsx'
import { LabelBar } from '../label/label-bar.tsx'
import { Console } from '../service/console.tsx'
import { StartView } from '../start/start-view.tsx'
import { openDocument, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { Header } from './header.tsx'
import { Help } from './help.tsx'
import { type Route, useRoute } from './route.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

export function App() {
  const words = useWords()
  const route = useRoute()
  useLeaveGuard()
  useEffect(() => {
    document.title = words.title
  }, [words])
  return (
    <>
      <a class="skip" href="#main">
        {words.skip}
      </a>
      <Header route={route} />
      <LabelBar />
      <main id="main" tabIndex={-1}>
        <Place route={route} />
      </main>
    </>
  )
}

function Place({ route }: { readonly route: Route }) {
  const open = useAppState(openDocument)
  useFocusKept(nameOf(route) ?? open?.id ?? 'start')
  if (route.kind === 'service') return <Console route={route} />
  if (route.kind === 'help') return <Help />
  return open === undefined ? <StartView /> : <DocumentView document={open} />
}

function nameOf(route: Route): string | null {
  if (route.kind === 'read') return null
  return route.kind === 'help' ? 'help' : `${route.tab} ${route.id}`
}

/** What was focused went with the place it stood in: a keyboard and a screen reader go on where the new one begins. */
function useFocusKept(place: string): void {
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    // From one document to the next the eye stays where it is.
    if (last.current === 'start' || place === 'start') scrollTo(0, 0)
    last.current = place
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [place])
}
