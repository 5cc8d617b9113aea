import { setLanguage, setTheme } from '../state/preferences.ts'
import { type Theme, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { Logo } from './logo.tsx'
import { ReaderStatus } from './reader-status.tsx'
import { type Route, serviceLink } from './route.ts'

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' }

export function Header({ route }: { readonly route: Route }) {
  const words = useWords()
  const language = useAppState((state) => state.language)
  const theme = useAppState((state) => state.theme)
  return (
    <header class="top">
      <a class="brand" href="#/">
        <Logo />
        Ficha
      </a>
      <nav aria-label={words.nav.label}>
        <a href="#/" aria-current={route.kind === 'read' ? 'page' : undefined}>
          {words.nav.read}
        </a>
        <a href={serviceLink('documents')} aria-current={route.kind === 'service' ? 'page' : undefined}>
          {words.nav.service}
        </a>
        <a href="#/help" aria-current={route.kind === 'help' ? 'page' : undefined}>
          {words.nav.help}
        </a>
      </nav>
      <ReaderStatus />
      <div class="preferences">
        <button
          type="button"
          class="quiet"
          lang={language === 'pt' ? 'en' : 'pt-BR'}
          onClick={() => setLanguage(language === 'pt' ? 'en' : 'pt')}
        >
          <span class="language">{language === 'pt' ? 'English' : 'Português'}</span>
        </button>
        <button
          type="button"
          class="quiet theme"
          aria-label={words.theme.change(words.theme[theme])}
          title={words.theme.change(words.theme[theme])}
          onClick={() => setTheme(NEXT_THEME[theme])}
        >
          <ThemeIcon theme={theme} />
        </button>
      </div>
    </header>
  )
}

function ThemeIcon({ theme }: { readonly theme: Theme }) {
  const shapes: Readonly<Record<Theme, string>> = {
    system: 'M12 3a9 9 0 1 0 0 18z',
    light: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
    dark: 'M16.5 14.5A7 7 0 0 1 9.5 4.6a7.9 7.9 0 1 0 9.9 9.9 7 7 0 0 1-2.9 0z',
  }
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {theme === 'system' && (
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.5" />
      )}
      {theme === 'light' && (
        <path
          d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5"
          stroke="currentColor"
          stroke-width="1.5"
        />
      )}
      <path d={shapes[theme]} fill="currentColor" />
    </svg>
  )
}
