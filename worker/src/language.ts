/** Languages of problem titles. */
export type Language = 'en' | 'pt'

/**
 * The language of a problem's title: Portuguese where the caller prefers it to English, else English.
 *
 * @param header Accept-Language, as in `pt-BR,pt;q=0.9,en;q=0.8`
 * @see RFC 9110, section 12.5.4
 */
export function preferredLanguage(header: string | null | undefined): Language {
  const weights = { pt: 0, en: 0 }
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const primary = tag.split('-')[0]
    if (primary !== 'pt' && primary !== 'en') continue
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    // Of two ranges of one language the better one counts; what is no number counts nothing.
    if (weight > weights[primary]) weights[primary] = weight
  }
  return weights.pt > weights.en ? 'pt' : 'en'
}
