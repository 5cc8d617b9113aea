export type Language = 'pt' | 'en'

/** What was chosen on an earlier visit, else the first language of the browser that we speak. */
export function pickLanguage(): Language {
  const kept = localStorage.getItem('language')
  if (kept === 'pt' || kept === 'en') return kept
  for (const tag of navigator.languages) {
    if (/^pt\b/i.test(tag)) return 'pt'
    if (/^en\b/i.test(tag)) return 'en'
  }
  return 'pt'
}
