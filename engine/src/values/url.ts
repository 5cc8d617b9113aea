import { isDocumentWord } from './document-words.ts'
import type { Hit } from './hit.ts'
import { LOST, lostLetters } from './ligature.ts'
import { pattern } from './pattern.ts'

export interface UrlHit extends Hit {
  /** The link without the spaces, line ends and end punctuation of the print; a bare host stays bare. */
  readonly url: string
}

/** Whether a link ends as no link does: it goes on where nothing of it was found. */
export function isCutLink(url: string): boolean {
  return /[-_?&]$/.test(url)
}

/** `https://`, also with its `tt` lost (`h�ps://`) or misread (`htps://`), a stroke less, broken by a line end, and spaces inside. */
const SCHEME = /(?<![A-Za-z])h[^\s:/.]{0,3}\n?[^\s:/.]{0,2}p\n?(s?)\s?:(?:\s?\/){1,2}\s?/giu

/** Hosts worth finding without a scheme: `www.…` and the second levels of `.br`. */
const BARE_HOST = pattern('giu')`
  (?<![\p{L}\d@./_-])
  (?:www\.(?:[\p{L}\d\uFFFD-]{1,63}\.){1,8}[a-z]{2,6}
    |(?:[\p{L}\d\uFFFD-]{1,63}\.){1,8}(?:gov|jus|leg|mp|def|mil|com|org|net|edu|ind|eng)\.br|gov\.br)
  (?![\p{L}\d@-])(?::\d{2,5})?(?:[/?][^\s<>"]*)?
`

/** Domains that only public bodies get from registro.br. */
const OFFICIAL = /(?:^|\.)(?:gov|jus|leg|mp|def|mil|tc)\.br$/

/** How a link that a space or line end has cut goes on. */
const CONTINUATIONS: readonly (readonly [end: RegExp, next: RegExp])[] = [
  // "…controlador_externo.php?" + "acao=documento_conferir", "…&i" + "d_orgao_acesso_externo=0"
  [/[?&][\w%-]*$/, /^[\w%.-]+=/],
  [/=$/, /^[\w%-]+(?:[&=.,;)]|$)/],
  // "http://monitoramento.sema." + "mt.gov.br/simlam"
  [/^[\w-]+(?:\.[\w-]+)*(?<!\.br)\.$/, /^(?:[a-z\d-]+\.){1,4}br(?:[/:?]|[.,;)]?$)/],
  // "…controlador_externo.php" + "?acao=…" and "…?acao=x" + "&id=0"
  [/[\w/]$/, /^\?[\w%-]+=/],
  [/=[\w%-]*$/, /^&[\w%-]+=/],
  // "…/pastadigital/pg/" + "abrirConferenciaDocumento.do"
  [/[^:/]\/$/, /^[\w%-]+(?:\/|\.(?:php|do|jsf|jsp|seam|aspx?|html?)\b|\?)/],
  // "…acao=documento_" + "conferir&id_orgao_acesso_externo=0", "…?acao=valida" + "_documento"
  [/[?&][^\s]*_$/, /^[a-z]+[&=_]/],
  [/[/=][\w%-]*[a-z\d]$/i, /^_[a-z]/],
  // "…/publico/autorizacao_" + "transporte.php", "…/ConsultaDocumento/l" + "istView.seam"
  [/\/[\w%-]+$/, /^[\w%-]+\.(?:php|do|jsf|jsp|seam|aspx?|html?)\b/],
]
/** Narrow columns cut a link inside a word; what follows must look like the rest of a link, not like prose or a sheet's number. */
const WORD_BREAK =
  /^(?!h?ttps?:|www\.|[\p{L}.]{0,8}\d{1,3}\/\d{1,3}$)[\w%.-]*(?::\d{2,5})?[/?=&][\w%./?=&#-]+[.,;)]?$/u
/** Over the end of a line a link's dash goes on; the rest stands alone or has what no word of prose has. */
const AFTER_DASH = /^(?!h?ttps?:|www\.)[a-z\d][\w%.~/?=&#-]*[.,;)]?$/
const NO_PROSE = /[\d/?=&_]|\.\w/
/** The line ends behind the rest, or a dash leads on to something else. */
const ALONE = /^(?:\n|\s[–—-]|$)/
/** What stands behind a whole host is a path, a query or a port; else it is the next text, as a day. */
const [WHOLE_HOST, BEHIND_HOST] = [/^[^/?#]+\.br$/i, /^[/?:]/]
/** A dot at the end of a line is easily lost: `tjam.jus` + `br/pastadigital`. */
const LOST_DOT = [/\.(?:gov|jus|leg|mp|def|mil|com|org)$/i, /^br(?:[/:?]|$)/i] as const
const CONTINUATIONS_MAX = 6
/** Underscores that pixels lost: `/eprocv2 prod 1grau/externo_controlador.php?acao=`. */
const BLANKS = /^(?: [a-z\d]+){0,2} (?=[\w%-]+(?:\/[\w%-]+)*\.(?:php|do|jsf|jsp|seam|aspx?)\?\w+=)/i
const BLANKS_REACH = 120
const URL_WORD_MAX = 40
/** Longer than any verification link seen; the rest of a page is not part of one. */
const URL_LENGTH_MAX = 2048

/**
 * Every link of a text: with a scheme, `www.…`, or a bare host such as `autenticidade.cetesb.sp.gov.br`.
 * Links that the layout broke after `?`, `&`, `=`, `/` or `_` are joined again; e-mail addresses are not
 * links.
 */
export function findUrls(text: string): UrlHit[] {
  const hits: UrlHit[] = []
  for (const match of text.matchAll(SCHEME)) {
    const bodyStart = match.index + match[0].length
    if (bodyStart < (hits.at(-1)?.end ?? 0)) continue
    const body = readBody(text, bodyStart)
    const host = hostOf(body.url)
    if (!host.includes('.') && host !== 'localhost') continue
    const scheme = match[1] === '' ? 'http://' : 'https://'
    hits.push(urlHit(text, match.index, body.end, scheme + body.url))
  }
  const withScheme = [...hits]
  for (const match of text.matchAll(BARE_HOST)) {
    if (withScheme.some((hit) => match.index < hit.end && hit.start < match.index + match[0].length)) continue
    const body = readBody(text, match.index)
    hits.push(urlHit(text, match.index, body.end, body.url))
  }
  return hits.sort((a, b) => a.start - b.start)
}

/** Whether a host is of a public body: `.gov.br`, `.jus.br`, `.leg.br`, `.mp.br`, `.def.br`, `.mil.br`, `.tc.br`. */
export function isOfficialHost(host: string): boolean {
  return OFFICIAL.test(host.toLowerCase())
}

/** What pixels make of a link: accents in the words of a language, `verificação`, and a host without its first dot, `wwwtjba.jus.br`. */
function urlHit(text: string, start: number, end: number, printed: string): UrlHit {
  const url = printed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^(https?:\/\/)?www(?=[a-z]{3})/i, '$&.')
  return { url, start, end, raw: text.slice(start, end) }
}

/** Read from `start` to the link's end, over the breaks of the layout. */
function readBody(text: string, start: number): { url: string; end: number } {
  let { run: url, end } = readRun(text, start)
  const [blanks] = (/\/\w+$/.test(url) && BLANKS.exec(text.slice(end, end + BLANKS_REACH))) || []
  if (blanks) {
    const rest = readRun(text, end + blanks.length)
    url += blanks.replaceAll(' ', '_') + rest.run
    end = rest.end
  }
  for (let joined = 0; joined < CONTINUATIONS_MAX; joined++) {
    const space = /^(?:\n|[^\S\n\f]{1,3})(?=\S)/.exec(text.slice(end, end + 4))
    if (space === null) break
    const next = readRun(text, end + space[0].length)
    const goesOn =
      (space[0] === '\n' && goesOnBelow(url, next.run, text.slice(next.end, next.end + 3))) ||
      CONTINUATIONS.some(([tail, head]) => tail.test(url.slice(-200)) && head.test(next.run))
    if (!goesOn) break
    url += LOST_DOT[0].test(url) && LOST_DOT[1].test(next.run) ? `.${next.run}` : next.run
    end = next.end
  }
  const stripped = stripEnd(url)
  return { url: restoreWords(stripped), end: end - (url.length - stripped.length) }
}

/** @param after what stands behind the run on its line */
function goesOnBelow(url: string, run: string, after: string): boolean {
  if (WHOLE_HOST.test(url) && !BEHIND_HOST.test(run)) return false
  const isLinkLike = WORD_BREAK.test(run) && /[\w-]$/.test(url)
  const isWord = completesWord(url, run)
  const isRest = url.endsWith('-') && AFTER_DASH.test(run) && (ALONE.test(after) || NO_PROSE.test(run))
  return isLinkLike || isWord || isRest || completesHost(url, run)
}

/** `https://pje.tjdft.j` and `us.br`: of a public body is the whole alone. */
function completesHost(url: string, run: string): boolean {
  const isHost = /^(?!.*\.(?:com|net|org)$)[\w.-]+$/.test(url) && /^\w/.test(run)
  return isHost && !isOfficialHost(hostOf(url)) && isOfficialHost(hostOf(stripEnd(url + run)))
}

/** `autenticidade_d` and `ocumentos,`, `autentici` and `dade_documentos`: a line that is full breaks a word anywhere. */
function completesWord(url: string, run: string): boolean {
  const [, begun = ''] = /[/_=-]([a-z]+)$/.exec(url.slice(-URL_WORD_MAX)) ?? []
  const [, rest = ''] = /^([a-z]+)(?:[_/][\w%./?=&#-]*)?[.,;)]?$/.exec(run) ?? []
  return begun !== '' && rest !== '' && !isDocumentWord(begun) && isDocumentWord(begun + rest)
}

function readRun(text: string, start: number): { run: string; end: number } {
  const run = /^[^\s<>"“”]*/.exec(text.slice(start, start + URL_LENGTH_MAX))?.[0] ?? ''
  return { run, end: start + run.length }
}

/** Punctuation of the sentence, and a closing bracket that the link did not open. */
function stripEnd(url: string): string {
  let rest = url
  for (;;) {
    const last = rest.at(-1) ?? ''
    const closes = last === ')' ? '(' : last === ']' ? '[' : last === '}' ? '{' : ''
    const isOpen = closes !== '' && rest.includes(closes)
    if (!/[.,;:!)\]}'’*>]/.test(last) || isOpen) return rest
    rest = rest.slice(0, -1)
  }
}

/** `auten�cidade.cetesb…` → `autenticidade.cetesb…`, for the words that normalisation knows. */
function restoreWords(url: string): string {
  if (!url.includes(LOST)) return url
  return url.replace(/[A-Za-z\uFFFD]+/g, (word) => {
    const letters = lostLetters(word.toUpperCase()) ?? []
    let nth = 0
    return word.replaceAll(LOST, () => letters[nth++]?.toLowerCase() ?? LOST)
  })
}

/** In lower case, without port and user. */
export function hostOf(url: string): string {
  const authority = url.replace(/^https?:\/\//i, '').split(/[/?#\\]/)[0] ?? ''
  // What stands before "@" is a user name, whatever host it imitates.
  return (authority.split('@').at(-1) ?? '').replace(/:\d*$/, '').toLowerCase()
}
