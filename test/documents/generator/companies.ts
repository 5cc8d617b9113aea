import { cnpj } from './numbers.ts'
import { type Address, address, place } from './places.ts'
import type { Random } from './random.ts'

export interface Company {
  readonly name: string
  /** CNPJ without a mask. */
  readonly id: string
  readonly address: Address
}

const KINDS = [
  'Transportes',
  'Transportadora',
  'Logística',
  'Indústria Química',
  'Metalúrgica',
  'Comércio de Combustíveis',
  'Agroindustrial',
  'Tecelagem',
  'Cerâmica',
]
const FANCIES = [
  'Serra do Mirante',
  'Vale Encantado',
  'Três Coqueiros',
  'Estrela do Planalto',
  'Rio Inventado',
  'Bem-te-vi',
  "Pingo d'Água",
  'Nova Aroeira',
  'Porto Imaginário',
  'Águas de Arará',
  'Pedra & Cal',
  'São Fictício',
]
const FORMS = ['Ltda.', 'LTDA', 'S.A.', 'S/A', 'Ltda - EPP', 'EIRELI', 'Ltda. ME']

export function company(random: Random, uf: string, kind: string = random.pick(KINDS)): Company {
  return {
    name: `${kind} ${random.pick(FANCIES)} ${random.pick(FORMS)}`,
    id: cnpj(random, random.pick(['0001', '0001', '0001', '0002', '0007'])),
    address: address(random, place(random, uf)),
  }
}
