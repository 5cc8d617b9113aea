import type { DocumentTypeDefinition } from '@ficha/engine/parts'
import type { ReadDocument } from '../../engine/src/fields/reading.ts'
import { documentSchema } from '../../engine/src/schema/document-schema.ts'
import { codes, DATE, field, group, listOf, TAX_NUMBER, TEXT } from '../../engine/src/schema/value-kinds.ts'
import { findCnpjs } from '../../engine/src/values/cnpj.ts'
import { findDates } from '../../engine/src/values/date.ts'
import { chooseByFit } from '../../engine/src/weigh/choose.ts'
import type { Proposal } from '../../engine/src/weigh/proposal.ts'
import { readerView } from '../../engine/src/weigh/reader-view.ts'

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
    const cnpj = chooseByFit('cnpj', below(reading, 'NÚMERO DE INSCRIÇÃO', cnpjsOf), ABSENT)
    const openedOn = chooseByFit('openedOn', below(reading, 'DATA DE ABERTURA', datesOf), ABSENT)
    const outcome = cnpj.status === 'found' ? 'pass' : 'fail'
    return {
      fields: { cnpj, openedOn, people: peopleOf(reading) },
      checks: [{ rule: 'cnpj_present', outcome, message: 'the CNPJ must be there', fields: ['cnpj'] }],
    }
  },
}

const ABSENT = { value: null, likeliest: 0 }

const cnpjsOf = (text: string) => findCnpjs(text).map((hit) => ({ ...hit, isDoubtful: !hit.valid }))
const datesOf = (text: string) =>
  findDates(text).map((hit) => ({ ...hit, value: hit.iso, isDoubtful: false }))

/** Values in the block that a caption heads, or beside it. */
function below(reading: ReadDocument, caption: string, find: (text: string) => readonly Found[]): Proposal[] {
  const text = readerView(reading).text
  const at = text.text.indexOf(caption)
  const from = at + caption.length
  if (at < 0) return []
  return find(text.text.slice(from, from + REACH)).map(({ value, isDoubtful, start, end }) => {
    return { value, isDoubtful, probability: 0.9, position: 0, spans: text.locate(from + start, from + end) }
  })
}

type Found = ReturnType<typeof cnpjsOf>[number] | ReturnType<typeof datesOf>[number]

const REACH = 60

function peopleOf(reading: ReadDocument) {
  const text = readerView(reading).text
  const found = [...text.text.matchAll(/(SÓCIO|ADMINISTRADOR): (.+)/g)]
  const value = found.map(([, role, name = '']) => ({ name, role: role === 'SÓCIO' ? 'PARTNER' : 'MANAGER' }))
  const spans = found.flatMap(({ index, 0: match }) => text.locate(index, index + match.length))
  const list = { value, spans, probability: 0.9, isDoubtful: false, position: 0 }
  return chooseByFit('people', found.length === 0 ? [] : [list], { value: [], likeliest: 0 })
}
