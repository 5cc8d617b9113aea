import type { Random } from './random.ts'

export interface Place {
  readonly city: string
  readonly uf: string
}

export const STATES: Readonly<Record<string, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
}

const CITIES: Readonly<Record<string, readonly string[]>> = {
  BA: ['Feira de Santana', 'Camaçari', 'Vitória da Conquista', 'Salvador'],
  CE: ['Maracanaú', 'Sobral', 'Caucaia', 'Fortaleza'],
  DF: ['Brasília', 'Taguatinga', 'Ceilândia'],
  ES: ['Cariacica', 'Linhares', 'São Mateus', 'Vila Velha'],
  GO: ['Anápolis', 'Catalão', 'Rio Verde', 'Goiânia'],
  MG: ['Betim', 'Uberlândia', 'Montes Claros', 'São João del-Rei', 'Contagem'],
  MS: ['Dourados', 'Três Lagoas', 'Campo Grande'],
  MT: ['Várzea Grande', 'Sinop', 'Rondonópolis', 'Cuiabá'],
  PA: ['Ananindeua', 'Marabá', 'Barcarena', 'Belém'],
  PE: ['Ipojuca', 'Cabo de Santo Agostinho', 'Caruaru', 'Recife'],
  PR: ['Araucária', 'Foz do Iguaçu', 'Ponta Grossa', 'Londrina'],
  RJ: ['Duque de Caxias', 'Macaé', 'Volta Redonda', 'Niterói'],
  RS: ['Canoas', "Sant'Ana do Livramento", 'Caxias do Sul', 'Triunfo'],
  SC: ['Joinville', 'Itajaí', 'Chapecó', 'Criciúma', 'Blumenau'],
  SP: ['Campinas', 'Paulínia', 'Cubatão', 'São José dos Campos', "Santa Bárbara d'Oeste", 'Ribeirão Preto'],
  TO: ['Palmas', 'Araguaína', 'Gurupi'],
}

/** Added later: not among those that a place without a state is picked from, so that older documents stay as they are. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  AL: ['Arapiraca', 'Maceió', 'Penedo'],
  AM: ['Manaus', 'Itacoatiara'],
  MA: ['Imperatriz', 'São Luís', 'Caxias'],
  PB: ['Campina Grande', 'Patos'],
}

const STREETS = [
  'Rua das Jabuticabeiras',
  'Avenida Beira-Córrego',
  'Rua Projetada Doze',
  'Travessa do Moinho Velho',
  'Alameda dos Ipês-Rosa',
  'Rua Capitão Inventado',
  'Avenida Primeiro de Abril',
  'Rua Vereador Fictício Prado',
  'Rua Sete Cachoeiras',
  'Avenida Marginal Norte',
  "Rua Estrela d'Alva",
  'Praça da Figueira Torta',
]
const DISTRICTS = [
  'Centro',
  'Vila Esperança Nova',
  'Jardim das Acácias',
  'Distrito Industrial',
  'Parque do Mirante',
  'São Bento do Vale',
  'Bairro Alto do Cedro',
]

/** A city of the state; of any state without one. */
export function place(random: Random, uf: string = random.pick(Object.keys(CITIES))): Place {
  return { city: random.pick(CITIES[uf] ?? LATER[uf] ?? ['Vila Nova']), uf }
}

export interface Address {
  readonly street: string
  readonly number: string
  readonly district: string
  readonly postcode: string
  readonly place: Place
}

export function address(random: Random, at: Place = place(random)): Address {
  return {
    street: random.pick(STREETS),
    number: random.chance(0.1) ? 's/n' : String(random.int(12, 4980)),
    district: random.pick(DISTRICTS),
    postcode: `${random.digits(5)}-${random.digits(3)}`,
    place: at,
  }
}

/** `Rua X, nº 12, Centro, Campinas/SP, CEP 13000-000`. */
export function oneLine(address: Address): string {
  const { street, number, district, place, postcode } = address
  const door = number === 's/n' ? 's/n' : `nº ${number}`
  return `${street}, ${door}, ${district}, ${place.city}/${place.uf}, CEP ${postcode}`
}
