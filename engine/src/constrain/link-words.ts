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

/** `pje.cioud.tjpe.jus.br`: words of links that differ from what was read by strokes that look alike. */
export function wordsAlike(link: string): Alternative[] {
  return [...link.matchAll(RUN)].flatMap(({ 0: run, index: start }) => {
    const word = BY_LOOK.get(alike(run))
    if (word === undefined || word === run.toLowerCase()) return []
    const text = run === run.toUpperCase() ? word.toUpperCase() : word
    return [{ start, end: start + run.length, text, prior: KNOWN }]
  })
}
