import { randomDate } from '../generator/dates.ts'
import { type Html, html } from '../generator/html.ts'
import { cnpj, cpf, rg } from '../generator/numbers.ts'
import type { Gender, Person } from '../generator/people.ts'
import type { Address, Place } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'

/** People, towns and firms of the layouts called `new-…`: other pools than the generator's. */
const FEMALE =
  `Adriana|Alessandra|Aline|Andréa|Camila|Carla Daniela|Cíntia|Débora|Denise|Edilene|Elisângela|Eunice|Fabiana|Fátima|Gabriela|Geralda|Gislaine|Isabela|Ivone|Jaqueline|Joana d'Arc|Juçara|Keila|Larissa|Letícia|Lourdes|Luana|Marlene|Michele|Neide|Odete|Patrícia|Quitéria|Raquel|Rosemeire|Sandra Regina|Simone|Talita|Valquíria|Vitória|Zilda`.split(
    '|',
  )
const MALE =
  `Ademir|Adriano|Alan|Anderson|Aparecido|Benedito|Bruno|Carlos Eduardo|Clóvis|Cristiano|Daniel|Diego|Edson|Eduardo|Elias|Evandro|Fábio|Felipe|Francisco|Geraldo|Gilberto|Gustavo|Hélio|Ivan|Jair|Jéferson|Jonas|Júlio César|Leandro|Lucas|Manoel|Marcelo|Mateus|Milton|Natanael|Osvaldo|Pedro Henrique|Renan|Ronaldo|Samuel|Thiago|Vagner|Wellington|Zeferino`.split(
    '|',
  )
const SURNAMES =
  `Abreulino|Alencastro|Araripe|Barbosela|Batistela|Brandalise|Cabralino|Caldeirão|Camargal|Candeias|Cardosal|Casagrandi|Chavantes|Cordeirinho|Dantasal|Espíndula|Fagundelas|Farialva|Ferrazal|Fontourão|Freitasal|Gouveial|Guerrante|Holandês|Iguaçuano|Lacerdinha|Leitãozal|Limoeiro|Macedônio|Machadinho|Mesquitela|Mourisco|Nascentes|Nogueiral|Novaesal|Ornelinha|Pachecal|Paranhense|Peixotal|Pimenteiral|Quadrosa|Rabelinho|Ramalheira|Rezendal|Sampaial|Siqueirinha|Tavarelo|Toledal|Trindadal|Uchoal|Valadarino|Vasconcelim|Ximenal|Zanardini`.split(
    '|',
  )
const MIDDLE = [
  'da Silva',
  'de Souza',
  'dos Santos',
  'Alves',
  'de Lima',
  'Pereira',
  'Gomes',
  'da Costa',
  'Rocha',
]
const TOWNS: Readonly<Record<string, string>> = {
  AC: 'Cruzeiro do Sul|Sena Madureira',
  AL: 'Palmeira dos Índios|Rio Largo|União dos Palmares',
  AM: 'Parintins|Tefé|Manacapuru',
  AP: 'Laranjal do Jari|Oiapoque',
  BA: 'Ilhéus|Jequié|Teixeira de Freitas|Paulo Afonso',
  CE: 'Juazeiro do Norte|Quixadá|Iguatu',
  DF: 'Brasília|Sobradinho|Gama',
  ES: 'Colatina|Guarapari|Cachoeiro de Itapemirim',
  GO: 'Jataí|Formosa|Aparecida de Goiânia|Itumbiara',
  MA: 'Bacabal|Balsas|Açailândia',
  MG: 'Poços de Caldas|Divinópolis|Juiz de Fora|Teófilo Otoni|Patos de Minas',
  MS: 'Corumbá|Ponta Porã|Naviraí',
  MT: 'Cáceres|Tangará da Serra|Lucas do Rio Verde',
  PA: 'Santarém|Altamira|Paragominas',
  PB: 'Cajazeiras|Guarabira|Sousa',
  PE: 'Petrolina|Garanhuns|Vitória de Santo Antão',
  PI: 'Parnaíba|Picos|Floriano',
  PR: 'Cascavel|Guarapuava|Paranaguá|Umuarama',
  RJ: 'Nova Friburgo|Campos dos Goytacazes|Angra dos Reis',
  RN: 'Mossoró|Caicó|Assu',
  RO: 'Ji-Paraná|Vilhena|Ariquemes',
  RR: 'Boa Vista|Caracaraí',
  RS: 'Passo Fundo|Bagé|Santa Cruz do Sul|Erechim',
  SC: 'Lages|Tubarão|Jaraguá do Sul|Brusque',
  SE: 'Itabaiana|Lagarto|Estância',
  SP: 'Bauru|Araraquara|Presidente Prudente|Mogi das Cruzes|Jaú',
  TO: 'Porto Nacional|Paraíso do Tocantins',
}
const STREETS =
  'Rua Coronel Suposto|Rua 7 de Outubro|Av. das Palmeiras-Rabo|Rua João Hipotético|Rua B-14|Estrada do Córrego Seco, km 3|Rua Nossa Senhora do Acaso|Avenida Getúlio de Mentira|Rua Maranhãozinho|Quadra 12, Conjunto C|Rua Pe. Imaginário|Beco do Chafariz'.split(
    '|',
  )
const DISTRICTS =
  'Jardim América Velha|Vila Operária|Cohab II|Setor Leste|Zona Rural|Bela Vista|Nova Brasília|São Judas|Parque Industrial II|Alto da Serra'.split(
    '|',
  )
const TRADES: Readonly<Record<Gender, readonly string[]>> = {
  f: [
    'cozinheira',
    'vendedora',
    'agente de saúde',
    'agricultora',
    'manicure',
    'técnica de enfermagem',
    'do lar',
  ],
  m: [
    'agricultor',
    'eletricista',
    'vigilante',
    'porteiro',
    'auxiliar de produção',
    'lavrador',
    'caminhoneiro',
  ],
}
const STATUS: Readonly<Record<Gender, readonly string[]>> = {
  f: ['casada', 'solteira', 'divorciada', 'viúva', 'separada judicialmente', 'convivente em união estável'],
  m: ['casado', 'solteiro', 'divorciado', 'viúvo', 'separado judicialmente', 'convivente em união estável'],
}

interface FolkOptions {
  readonly gender?: Gender
  readonly uf?: string
  readonly born?: readonly [number, number]
  readonly family?: string
}

export function town(random: Random, uf: string = random.pick(Object.keys(TOWNS))): Place {
  return { city: random.pick((TOWNS[uf] ?? 'Vila Suposta').split('|')), uf }
}

export function surnames(random: Random): string {
  const [first = '', second = ''] = random.shuffle(SURNAMES)
  return random.pick([
    first,
    `${random.pick(MIDDLE)} ${first}`,
    `${second} ${first}`,
    `${first} de ${second}`,
  ])
}

export function home(random: Random, at: Place): Address {
  return {
    street: random.pick(STREETS),
    number: String(random.int(3, 2950)),
    district: random.pick(DISTRICTS),
    postcode: `${random.digits(5)}-${random.digits(3)}`,
    place: at,
  }
}

export function folk(random: Random, options: FolkOptions = {}): Person {
  const { gender = random.pick(['f', 'm']), uf = 'MG', born = [1955, 1992] } = options
  const family = options.family ?? surnames(random)
  const [woman = '', mother = ''] = random.shuffle(FEMALE)
  const [man = '', father = ''] = random.shuffle(MALE)
  const own = family.split(' ').at(-1) ?? family
  return {
    name: `${gender === 'f' ? woman : man} ${family}`,
    gender,
    cpf: cpf(random),
    rg: rg(random, random.pick(['dotted', 'plain', 'withX'])),
    rgIssuer: random.pick([`SSP/${uf}`, `SSP/${uf}`, `PC/${uf}`, `SEJUSP/${uf}`, `DETRAN/${uf}`]),
    birth: randomDate(random, born[0], born[1]),
    birthplace: town(random, uf),
    mother: `${mother} ${surnames(random)}`,
    father: `${father} ${random.chance(0.5) ? family : `${random.pick(MIDDLE)} ${own}`}`,
    maritalStatus: random.pick(STATUS[gender]),
    occupation: random.pick(TRADES[gender]),
    address: home(random, town(random, uf)),
  }
}

interface Firm {
  readonly name: string
  readonly id: string
  readonly address: Address
}

const FIRM_NAMES =
  'Boa Baixada|Dois Riachos|Pedra Lisa|Sol Poente|Campo Aberto|Irmãos Suposto|Ventania|Água Fria do Norte|Monte Raso|Capivari do Alto|Santa Hipótese|Trevo Novo'.split(
    '|',
  )

export function firm(random: Random, uf: string, kind: string): Firm {
  const form = random.pick(['Ltda', 'LTDA.', 'S/A', 'Ltda - ME', 'EPP', 'Eireli'])
  return {
    name: `${kind} ${random.pick(FIRM_NAMES)} ${form}`,
    id: cnpj(random, random.pick(['0001', '0001', '0003', '0012'])),
    address: home(random, town(random, uf)),
  }
}

/** `Rua X, 12 - Centro - Bauru - SP - CEP 17000-000`, in one of the orders that people write. */
export function written(at: Address, style: 'dashes' | 'commas' | 'short' = 'commas'): string {
  const { street, number, district, place, postcode } = at
  if (style === 'dashes')
    return `${street}, ${number} - ${district} - ${place.city} - ${place.uf} - ${postcode}`
  if (style === 'short') return `${street} nº ${number}, ${district}, ${place.city}/${place.uf}`
  return `${street}, n. ${number}, bairro ${district}, ${place.city}-${place.uf}, CEP ${postcode}`
}

/** A town's name as its site writes it: `jiparana`. */
export function siteOf(at: Place): string {
  return at.city
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
}

/** Rows of a table, one for each pair. */
export function pairRows(pairs: readonly (readonly [string, string])[]): Html {
  return html`${pairs.map(([label, value]) => html`<tr><td>${label}</td><td>${value}</td></tr>`)}`
}
