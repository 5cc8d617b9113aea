import { codes } from '../../schema/value-kinds.ts'
import { normalise } from '../../values/normalise.ts'
import { anyOf } from '../../values/pattern.ts'

/** What a licence allows: to plan, to build, to run; or all of them by one act (CONAMA 237, article 8). */
export const STAGE = codes({
  LP: { pt: 'Prévia', en: 'Preliminary' },
  LI: { pt: 'Instalação', en: 'Installation' },
  LO: { pt: 'Operação', en: 'Operation' },
  LU: { pt: 'Única ou simplificada', en: 'Single or simplified' },
  LAC: { pt: 'Adesão e compromisso', en: 'By adhesion and commitment' },
  AA: { pt: 'Autorização', en: 'Authorisation' },
})

/** What `de` or a sign leads: `Licença Prévia e de Instalação`, `Instalação/Operação`. */
const led = (words: string) => new RegExp(String.raw`(?:\b(?:DE|E|PARA)\s|[/,+]\s?)(?:${words})\b`)

const WORDS: Readonly<Record<keyof typeof STAGE.codes, RegExp>> = {
  LP: anyOf('PREVIA'),
  LI: led('INSTALACAO'),
  LO: led('OPERACAO|FUNCIONAMENTO'),
  LU: anyOf('UNICA|SIMPLIFICADA|UNIFICADA'),
  LAC: anyOf('ADESAO|COMPROMISSO'),
  AA: anyOf('AUTORIZACAO'),
}
const LICENCE = anyOf('LICENCA*|AUTORIZACAO*|CERTIFICADO*')

/** The stages that a title names, in the order of the stages; null where it names none. */
export function stagesOf(title: string): string[] | null {
  const text = normalise(title)
  if (!LICENCE.test(text)) return null
  const named = Object.entries(WORDS).flatMap(([code, words]) => (words.test(text) ? [code] : []))
  // `Autorização` is a stage where no other is named.
  const own = named.length > 1 ? named.filter((code) => code !== 'AA') : named
  return own.length > 0 ? own : null
}
