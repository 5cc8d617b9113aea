import type { Address, Place } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'

/** Towns, streets and districts of the part held out; the streets are invented. */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  AL: ['Palmeira dos Índios', 'Marechal Deodoro', 'União dos Palmares'],
  AM: ['Parintins', 'Manacapuru', 'Tefé'],
  BA: ['Ilhéus', 'Simões Filho', 'Luís Eduardo Magalhães', 'Candeias'],
  CE: ['Juazeiro do Norte', 'Crato', 'São Gonçalo do Amarante'],
  DF: ['Brasília', 'Samambaia'],
  ES: ['Serra', 'Colatina', 'Aracruz', 'Cachoeiro de Itapemirim'],
  GO: ['Aparecida de Goiânia', 'Jataí', 'Luziânia', 'Itumbiara'],
  MA: ['Bacabal', 'Balsas', 'Açailândia', 'São José de Ribamar'],
  MG: ['Ipatinga', 'Divinópolis', 'Poços de Caldas', 'Sete Lagoas', 'Conselheiro Lafaiete'],
  MS: ['Corumbá', 'Naviraí', 'Ponta Porã'],
  MT: ['Lucas do Rio Verde', 'Tangará da Serra', 'Barra do Garças'],
  PA: ['Santarém', 'Castanhal', 'Parauapebas'],
  PB: ['João Pessoa', 'Bayeux', 'Cajazeiras'],
  PE: ['Jaboatão dos Guararapes', 'Petrolina', 'Garanhuns', 'Goiana'],
  PI: ['Parnaíba', 'Picos', 'Floriano'],
  PR: ['Cascavel', 'Maringá', 'Guarapuava', 'São José dos Pinhais', 'Paranaguá'],
  RJ: ['Itaboraí', 'Angra dos Reis', 'Petrópolis', 'Campos dos Goytacazes', 'Belford Roxo'],
  RN: ['Mossoró', 'Parnamirim', 'Caicó'],
  RO: ['Ji-Paraná', 'Vilhena', 'Ariquemes', 'Cacoal'],
  RS: ['Passo Fundo', 'Novo Hamburgo', 'Rio Grande', 'Esteio', 'Santa Cruz do Sul'],
  SC: ['Lages', 'Brusque', 'Jaraguá do Sul', 'Concórdia', 'São Francisco do Sul'],
  SE: ['Nossa Senhora do Socorro', 'Lagarto', 'Itabaiana'],
  SP: ['Sorocaba', 'Mauá', 'Guarulhos', 'Piracicaba', 'Itu', 'Mogi das Cruzes', 'São Bernardo do Campo'],
  TO: ['Porto Nacional', 'Paraíso do Tocantins'],
}
const STREETS = [
  'Rua Doutor Anselmo Ventania',
  'Avenida das Quaresmeiras',
  'Rodovia dos Tropeiros',
  'Rua Professora Elza Brandura',
  'Estrada Velha da Serraria',
  'Rua Onze de Setembro',
  'Avenida Coronel Bento Miradouro',
  'Rua Nossa Senhora da Ponte',
  'Alameda dos Jacarandás',
  'Travessa Padre Olegário',
  'Rua das Andorinhas',
  'Avenida Contorno Leste',
]
const DISTRICTS = [
  'Jardim Primavera',
  'Cidade Nova',
  'Vila Operária',
  'Santo Antônio',
  'Parque Industrial II',
  'Nossa Senhora de Lourdes',
  'Boa Vista',
  'Morada do Sol',
]

export function town(random: Random, uf: string): Place {
  const names = TOWNS[uf]
  if (!names) throw new RangeError(`no towns of ${uf}`)
  return { city: random.pick(names), uf }
}

export function home(random: Random, place: Place): Address {
  return {
    street: random.pick(STREETS),
    number: random.chance(0.08) ? 's/n' : String(random.int(5, 3990)),
    district: random.pick(DISTRICTS),
    postcode: `${random.digits(5)}-${random.digits(3)}`,
    place,
  }
}

/** `Rua X, 120, Boa Vista, Lages - SC, CEP 88500-000`. */
export function inOneLine({ street, number, district, postcode, place }: Address): string {
  return `${street}, ${number}, ${district}, ${place.city} - ${place.uf}, CEP ${postcode}`
}

/** `Rua X, nº 120, bairro Boa Vista, em Lages/SC`. */
export function asClerksWrite({ street, number, district, place }: Address): string {
  return `${street}, ${number === 's/n' ? number : `nº ${number}`}, bairro ${district}, ${place.city}/${place.uf}`
}
