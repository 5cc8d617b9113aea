import type { Language } from '../words/language.ts'
import { store, type Theme } from './state.ts'

/** The page's language and colours, on the document itself as well, and kept for the next visit. */
export function setLanguage(language: Language): void {
  localStorage.setItem('language', language)
  store.update((state) => ({ ...state, language }))
  applyPreferences()
}

export function setTheme(theme: Theme): void {
  localStorage.setItem('theme', theme)
  store.update((state) => ({ ...state, theme }))
  applyPreferences()
}

export function setKeys(hasKeys: boolean): void {
  localStorage.setItem('keys', hasKeys ? 'on' : 'off')
  store.update((state) => ({ ...state, hasKeys }))
}

export function applyPreferences(): void {
  const { language, theme } = store.get()
  const root = document.documentElement
  root.lang = language === 'pt' ? 'pt-BR' : 'en'
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
