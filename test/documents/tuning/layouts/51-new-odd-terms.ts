import {
  addDays,
  addMonths,
  addYears,
  dateInWords,
  longDate,
  monthName,
  parts,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** Terms in days and in words, a month without a day, another kind of licence. */
export const layout = licencePages('new-odd-terms', {
  days(random) {
    const one = firm(random, 'AC', 'Olaria')
    const issued = randomDate(random, 2020, 2025)
    const number = `${random.int(20, 480)}/${year(issued)}`
    const body = html`<p class="c">GOVERNO DO ESTADO DO ACRE<br>INSTITUTO DE MEIO AMBIENTE DO ACRE</p><p class="c" style="font-size:13pt">LICENÇA DE OPERAÇÃO Nº ${number}</p><p class="j">Aos ${dateInWords(issued)}, expede-se a presente Licença de Operação em favor de ${one.name}, CNPJ ${maskCnpj(one.id)}, instalada na ${written(one.address, 'short')}, para a atividade de fabricação de artefatos de cerâmica vermelha, com prazo de validade de 730 (setecentos e trinta) dias a contar da data de emissão.</p><p class="j">Concede-se o prazo de 60 (sessenta) dias para a apresentação do plano de recuperação da jazida e de 15 (quinze) dias para a fixação da placa. A extração de argila depende de título da ANM com vigência até ${shortDate(addMonths(issued, 40))}.</p><p>Emissão: Rio Branco, ${longDate(issued)}.</p><p style="margin-top:14mm">__________________________<br>${folk(random).name}<br>Diretor-Presidente</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 12, margin: '25mm' },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        expirationDate: addDays(issued, 730),
        mainActivity: ['fabricação de artefatos de cerâmica vermelha'],
      },
    }
  },
  month(random) {
    const at = town(random, 'MG')
    const owner = folk(random, { uf: 'MG' })
    const issued = randomDate(random, 2021, 2025)
    const end = parts(addYears(issued, 4))
    const number = `${random.int(3, 99)}-${year(issued)}`
    const body = html`<p class="c">MUNICÍPIO DE ${at.city.toUpperCase()}<br>Secretaria Municipal de Agricultura e Meio Ambiente</p><p>LICENÇA DE OPERAÇÃO CORRETIVA (LOC) Nº ${number}</p><p>Produtor(a): ${owner.name}<br>CPF: ${maskCpf(owner.cpf)}<br>Propriedade: Sítio Boa Baixada, Zona Rural<br>Atividade: Torrefação e moagem de café<br>Vigência: até ${monthName(end.month)}/${end.year}<br>Emitida em: ${shortDate(issued)}</p><p class="j">Laudo técnico de ${shortDate(addMonths(issued, -3))}. Termo de ajustamento com prazo até ${shortDate(addMonths(issued, 6))}.</p><p style="margin-top:14mm">__________________________<br>${folk(random).name}<br>Secretário(a) Municipal</p>`
    return {
      paper: { font: 'Liberation Sans Narrow', sizePt: 12.5, margin: '24mm' },
      body,
      read: {
        id: owner.cpf,
        number,
        scope: 'MUNICIPAL',
        expirationDate: null,
        mainActivity: ['Torrefação e moagem de café'],
        documentValidation: false,
      },
    }
  },
  installation(random) {
    const one = firm(random, 'SC', 'Loteadora')
    const issued = randomDate(random, 2021, 2025)
    const expires = addMonths(issued, 36)
    const number = `${random.int(1000, 8999)}/${year(issued)}`
    const key = hex(random, 10)
    const body = html`<p>ESTADO DE SANTA CATARINA – INSTITUTO DO MEIO AMBIENTE</p><p style="font-size:13pt">LICENÇA AMBIENTAL DE INSTALAÇÃO – LI Nº ${number}</p><p>Empreendedor: ${one.name} – CNPJ ${maskCnpj(one.id)}<br>Atividade: Parcelamento do solo urbano<br>LAP nº ${random.int(1000, 8999)}/${year(issued) - 2}, validade ${shortDate(addMonths(issued, 3))}<br>Validade da LI: ${shortDate(expires)}<br>Emissão: ${shortDate(issued)}</p><p class="j">Antes da ocupação dos lotes deverá ser requerida a Licença Ambiental de Operação.</p><p>Autenticidade em consultas.ima.sc.gov.br, código ${key}.</p>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 11, margin: '24mm' },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'consultas.ima.sc.gov.br',
        mainActivity: ['Parcelamento do solo urbano'],
        documentValidation: false,
      },
    }
  },
})
