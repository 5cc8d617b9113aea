import type { Company } from '../generator/companies.ts'
import { cnpj } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'
import { home, town } from './towns.ts'

/** Invented companies of the part held out. */
const FANCIES = [
  'Horizonte Claro',
  'Irmãos Pascoal',
  'Cargo Sul Leste',
  'Novo Rumo',
  'Bandeirola',
  'Ypê Amarelo',
  'Santa Rita de Baixo',
  'M. J. Teixeirinha',
  'Tecnoverde',
  'Ouro da Mata',
  'Atlas do Cerrado',
  'Vento & Maré',
]
const FORMS = ['LTDA', 'Ltda.', 'LTDA - ME', 'S.A.', 'S/A', 'EIRELI', 'LTDA EPP']

export function firm(random: Random, uf: string, kind: string, order = '0001'): Company {
  return {
    name: `${kind} ${random.pick(FANCIES)} ${random.pick(FORMS)}`,
    id: cnpj(random, order),
    address: home(random, town(random, uf)),
  }
}
