/** Texts as a field has them: without what the print put around them. */

/**
 * Without the signs, quotation marks and half brackets around it, and without a caption that the print joined to it: `Folha1234`, but
 * all of `CERSEG0318QX4M` is a code.
 */
export function trimmed(text: string): string | null {
  const core = withoutHalfBrackets(
    withoutQuotes(text)
      .replace(
        /^\p{Lu}[\p{L} ]{2,24}:(?=\S)|^\p{Lu}{4,}(?=\p{Lu}\p{Ll})|^\p{L}{5,}(?=\d{4})(?!\S*\d\p{L})/u,
        '',
      )
      .replace(/^[\s,;:._…/|·•–—-]+|[\s.,;:_…/|·•–—-]+$/gu, '')
      // `1 (um) ano, até 12/05/2027`: the word belongs to what follows.
      .replace(/,\s(?:a|até|de|e|em|por)$/u, ''),
  ).replace(/[\s.,;:|·•–—-]+$/u, '')
  return core === '' ? null : core
}

/** The same without a word that belongs to what follows: `12 (doze) meses a`, `vendedora e`, `INTERDIÇÃO Nº`. */
export function closed(text: string): string | null {
  return trimmed((trimmed(text) ?? '').replace(/\s(?:a|com|d[aeo]s?|e|em|por|n\.?[º°o]|N\.?[º°])$/u, ''))
}

/** The same without a caption before it. */
export function withoutCaption(text: string): string | null {
  return closed(text.replace(/^\p{Lu}[\p{L} ]{2,24}:\s/u, ''))
}

/** The same without the number or the name of the clause: `Cláusula 4ª. O guardião …`, `Dos poderes. O guardião …`. */
export function withoutClause(text: string): string | null {
  return withoutCaption(text.replace(CLAUSE, ''))
}

const CLAUSE =
  /^(?:(?:Cl[aá]usula|Par[aá]grafo|Item)\s\S+?\s?[.:–-]|D[aeo]s?\s\p{L}{4,}(?:\s\p{L}+){0,4}[.:])\s+(?=\p{Lu})/iu

/** `“EAR”` is quoted, `EAR”` is cut out of a quotation; `Lavra de "saibro"` quotes a part of itself. */
function withoutQuotes(text: string): string {
  const marks = text.match(QUOTES)?.length ?? 0
  if (marks === 0 || marks > 2) return text
  const bare = text.replace(AROUND, '')
  return bare.search(QUOTES) < 0 ? bare : text
}

const QUOTES = /["“”„«»]/g
/** With the brackets of a record around them: `["EAR"]}`. */
const AROUND = /^[\s,;:.[{]*["“„«]|["”»][\s,;:.}\]]*$/g

/** `(brasileira` and `filha)` are cut out of brackets, and `(filha)` is all that is in them. */
function withoutHalfBrackets(text: string): string {
  const isWhole = /^\([^()]*\)$/.test(text)
  const opens = text.lastIndexOf('(') === 0 && !text.includes(')')
  const closes = text.indexOf(')') === text.length - 1 && !text.includes('(')
  return text.slice(Number(isWhole || opens), isWhole || closes ? -1 : undefined)
}
