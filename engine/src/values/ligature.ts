/** What an absent glyph leaves behind: some PDF fonts map `ti`, `tt`, `fi`… to no character at all. */
export const LOST = '\uFFFD'

/** Longest first, so that FFI is not taken for FF. */
const LIGATURES = ['FFI', 'TTI', 'TI', 'TT', 'FI', 'FL', 'FF', 'FT'] as const

/**
 * Words of labels and signature texts that carry a ligature. A word that is missing here keeps its
 * U+FFFD: nothing is guessed.
 */
const WORDS = [
  'ADMINISTRATIVO APTIDAO ASSISTENTE ATIVIDADE ATIVIDADES ATIVO AUTENTICACAO AUTENTICADO AUTENTICIDADE',
  'CERTIDAO CERTIFICADA CERTIFICADO CERTIFICADORA CLASSIFICACAO DEFINITIVA DEFINITIVO DESTINACAO',
  'EFETIVA EFETIVO ESPECIFICA ESPECIFICACAO ESPECIFICO EMITIDA EMITIDO FICANDO FICHA FILHA FILHO',
  'FILIACAO FIM FINAL FINS FIRMADO FISICA FISICO FISCAL FISCALIZACAO FLORESTA FLORESTAL FOLHA',
  'GEOGRAFICA HTTP HTTPS IDENTIFICACAO IDENTIFICADOR INSTITUICAO INSTITUTO JUSTICA JUSTIFICATIVA',
  'LEGISLATIVO MODIFICACAO NOTIFICACAO OBJETIVO OFICIAL OFICIO PARTIR PORTARIA QUALIFICACAO QUANTITATIVO',
  'RATIFICACAO RELATIVA RELATIVO RETIFICACAO SIGNATARIO TIPO TIPOLOGIA TITULAR TITULO TUTELA',
  'UNIFICADO UTILIZACAO VALIDATION VERIFICACAO VERIFICADO VERIFICADOR VERIFICAR',
]
  .join(' ')
  .split(' ')

/** `AUTEN�CIDADE` → the ligatures its U+FFFDs stand for; null where two words would fit. */
const RESTORATIONS = buildRestorations()

/**
 * The letters that the U+FFFDs of a word stand for, in order.
 *
 * @param word upper-case word without accents
 * @returns null when no known word, or more than one, fits
 */
export function lostLetters(word: string): readonly string[] | null {
  return RESTORATIONS.get(word) ?? null
}

function buildRestorations(): ReadonlyMap<string, readonly string[] | null> {
  const restorations = new Map<string, readonly string[] | null>()
  for (const word of WORDS) {
    for (const [key, letters] of lossesOf(word, 0)) {
      if (letters.length === 0) continue
      restorations.set(key, restorations.has(key) ? null : letters)
    }
  }
  return restorations
}

/** Every way of losing none, some or all ligatures of `word` from `from` on. */
function lossesOf(word: string, from: number): [string, string[]][] {
  for (let at = from; at < word.length; at++) {
    const found = LIGATURES.filter((ligature) => word.startsWith(ligature, at))
    if (found.length === 0) continue
    const kept = lossesOf(word, at + 1)
    const lost = found.flatMap((ligature) => {
      const after = at + ligature.length
      return lossesOf(word, after).map<[string, string[]]>(([key, letters]) => [
        LOST + key,
        [ligature, ...letters],
      ])
    })
    const head = word.slice(from, at)
    const first = word.charAt(at)
    return [
      ...kept.map<[string, string[]]>(([key, letters]) => [head + first + key, letters]),
      ...lost.map<[string, string[]]>(([key, letters]) => [head + key, letters]),
    ]
  }
  return [[word.slice(from), []]]
}
