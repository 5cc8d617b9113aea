import type { DocumentTypeDefinition } from '@ficha/engine/parts'
import { type Candidate, choose } from '../../engine/src/fields/choose.ts'
import { flowOf } from '../../engine/src/fields/flow.ts'
import type { Reading } from '../../engine/src/fields/reading.ts'
import { documentSchema } from '../../engine/src/schema/document-schema.ts'
import { codes, DATE, field, group, listOf, TAX_NUMBER, TEXT } from '../../engine/src/schema/value-kinds.ts'
import { findCnpjs } from '../../engine/src/values/cnpj.ts'
import { findDates } from '../../engine/src/values/date.ts'

const ROLE = codes({
  PARTNER: { pt: 'Sócio', en: 'Partner' },
  MANAGER: { pt: 'Administrador', en: 'Manager' },
})
const PERSON = group('Person', { name: field('Nome', 'Name', TEXT), role: field('Papel', 'Role', ROLE) })

const schema = documentSchema({
  type: 12,
  names: ['CNPJ_CARD'],
  title: 'CnpjCard',
  label: { pt: 'Cartão CNPJ', en: 'CNPJ card' },
  hint: { pt: 'Comprovante de inscrição', en: 'Proof of registration' },
  isEmptyWithoutFinds: false,
  fields: {
    cnpj: field('CNPJ', 'CNPJ', TAX_NUMBER),
    openedOn: field('Data de abertura', 'Opened on', DATE),
    people: field('Quadro de sócios', 'People', listOf(PERSON)),
  },
})

/** A type that the engine does not have, invented to show what one takes. */
export const cnpjCard: DocumentTypeDefinition<typeof schema> = {
  schema,
  clues: [{ phrase: /COMPROVANTE DE INSCRICAO E DE SITUACAO CADASTRAL/, weight: 5 }],
  read(reading) {
    const cnpj = choose(below(reading, 'NÚMERO DE INSCRIÇÃO', cnpjsOf))
    const openedOn = choose(below(reading, 'DATA DE ABERTURA', datesOf))
    const outcome = cnpj.status === 'found' ? 'pass' : 'fail'
    return {
      fields: { cnpj, openedOn, people: peopleOf(reading) },
      checks: [{ rule: 'cnpj_present', outcome, message: 'the CNPJ must be there', fields: ['cnpj'] }],
    }
  },
}

const cnpjsOf = (text: string) => findCnpjs(text).map((hit) => ({ ...hit, score: hit.valid ? 3 : 0 }))
const datesOf = (text: string) => findDates(text).map((hit) => ({ ...hit, value: hit.iso, score: 1 }))

/** Values in the block that a caption heads, or beside it. */
function below(reading: Reading, caption: string, find: (text: string) => readonly Found[]): Candidate[] {
  const flow = flowOf(reading)
  const at = flow.text.indexOf(caption)
  const from = at + caption.length
  if (at < 0) return []
  return find(flow.text.slice(from, from + REACH)).map(({ value, score, start, end }) => {
    return { value, score, spans: flow.locate(from + start, from + end) }
  })
}

type Found = ReturnType<typeof cnpjsOf>[number] | ReturnType<typeof datesOf>[number]

const REACH = 60

function peopleOf(reading: Reading) {
  const flow = flowOf(reading)
  const found = [...flow.text.matchAll(/(SÓCIO|ADMINISTRADOR): (.+)/g)]
  if (found.length === 0) return choose([], [])
  const value = found.map(([, role, name = '']) => ({ name, role: role === 'SÓCIO' ? 'PARTNER' : 'MANAGER' }))
  const spans = found.flatMap(({ index, 0: text }) => flow.locate(index, index + text.length))
  return choose([{ value, spans, score: 4 }], [])
}
