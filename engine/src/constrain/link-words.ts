import type { Alternative } from './weigh-alternatives.ts'

/** Words of the hosts and paths under which public bodies keep what can be verified. */
export const LINK_WORDS = (
  'licenciamento licencas licenca ambiental ambiente consultar consultas consulta autenticidade ' +
  'autenticar autenticador autenticacao validador validar validacao valida verificador verificar ' +
  'verificacao verifica conferir conferencia confere documentos documento publico publica portal ' +
  'sistemas sistema servicos servico certificados certificado codigo processos processo externo ' +
  'controlador operacao simlam acesso emissao impressao transparencia cidadao assinatura assinador ' +
  'digital eletronico eletronica pages index login legal municipal estadual oficial geral fiscal ' +
  'cloud projudi selo tribunal validade tramitacao mobile publicacao diario edital arquivos'
).split(' ')

/** Letters and what a recogniser takes for them. */
const RUN = /[a-z\d|!]{4,}/giu
/** Log-odds of a known word before any pixel is seen. */
const KNOWN = 6

const alike = (run: string) => run.toLowerCase().replace(/[li1|!]/g, 'l')
const BY_LOOK = new Map(LINK_WORDS.map((word) => [alike(word), word]))

/** Of a host of Roraima or Rio Grande do Norte, two letters that touch: no state is called so. */
const TOUCHING = /(?<=[/.]|\btj|\bmp)m(?=\.(?:gov|jus|leg|mp|def|tc)\.br)/giu
const STATES = /(?<!\p{L})(?:RR|RN)(?!\p{L})/gu

/** The states printed on a page whose two letters may touch. */
export function statesOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(STATES) ?? []))
}

/**
 * `pje.cioud.tjpe.jus.br`, `sei.m.gov.br`: words of links that differ from what was read by strokes that look alike.
 *
 * @param states that the link may be of
 */
export function wordsAlike(link: string, states: ReadonlySet<string>): Alternative[] {
  const hosts = [...link.matchAll(TOUCHING)].flatMap(({ index: start }) =>
    [...states].map((state) => ({ start, end: start + 1, text: state.toLowerCase(), prior: KNOWN })),
  )
  const words = [...link.matchAll(RUN)].flatMap(({ 0: run, index: start }) => {
    const word = BY_LOOK.get(alike(run))
    if (word === undefined || word === run.toLowerCase()) return []
    const text = run === run.toUpperCase() ? word.toUpperCase() : word
    return [{ start, end: start + run.length, text, prior: KNOWN }]
  })
  return [...hosts, ...words]
}
