import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { readingFromPlainText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

/** The parts of one plain term that its wordings leave as they are. */
export const PLAIN_PARTS = {
  head: 'PODER JUDICIÁRIO DO ESTADO DE GOIÁS\nCOMARCA DE CATALÃO\n1ª VARA DE FAMÍLIA',
  closing: 'Catalão, 12 de março de 2020.',
}

/** The first document of a process compiles every pattern; a busy machine takes its time. */
export const TIMEOUT_MS = 30_000

interface TermParts {
  readonly head: string
  /** The sentence that names the parties, in printed lines. */
  readonly body: string
  readonly closing: string
}

/** What is read for a field of a term of these parts. */
export async function readInTerm(parts: TermParts, field: string): Promise<unknown> {
  const reading = await withRoles(readingFromPlainText(textOf(parts)))
  return guardianshipTerm.read(reading).fields[field]?.value
}

function textOf({ head, body, closing }: TermParts): string {
  return [
    head,
    'TERMO DE CURATELA PROVISÓRIA',
    'Processo nº 0811223-44.2023.8.20.5106\nClasse: Interdição',
    body,
    'A curadora não poderá alienar bens sem autorização judicial.',
    closing,
    'OTÁVIO LAGOANOVA CAMPONÊS\nJuiz de Direito',
  ].join('\n\n')
}
