import { addMonths, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { numbered } from '../parts.ts'
import { town } from '../towns.ts'

/** A town of Santa Catarina that copies the state's form and signs in SEI. */
export const layout: Layout = {
  name: 'north-coast-city',
  type: 51,
  variants: ['metalwork', 'laundry-renewal'],
  print(random, variant) {
    const renewal = variant === 'laundry-renewal'
    const city = town(random, 'SC').city
    const made = firm(random, 'SC', renewal ? 'Lavanderia Industrial' : 'Usinagem e Metalurgia')
    const issued = randomDate(random, 2020, 2025)
    const number = `${random.int(20, 480)}/${year(issued)}`
    const key = [`00${random.digits(8)}`, hex(random, 8)] as const
    const site = `https://sei.${city
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()}.sc.gov.br/validador`
    const activity = renewal
      ? '26.50.00 - Lavanderia com tingimento e amaciamento de artigos têxteis'
      : '11.30.00 - Fabricação de estruturas metálicas, com tratamento químico superficial'
    const body = html`<table><tr><td style="width:20mm">${crest(16, '#1b4f8a')}</td><td><b>PREFEITURA MUNICIPAL DE ${city.toUpperCase()}</b><br>Secretaria de Agricultura e Meio Ambiente<br>Unidade de Licenciamento Ambiental</td></tr></table>
<h1>${renewal ? 'RENOVAÇÃO DA LICENÇA AMBIENTAL DE OPERAÇÃO' : 'LICENÇA AMBIENTAL DE OPERAÇÃO'} - LAO Nº ${number}</h1>
<p class="j">A Secretaria de Agricultura e Meio Ambiente, com base na Lei Complementar Municipal nº 418/2014 e na Resolução CONSEMA nº 250/2024, concede a presente LAO${renewal ? `, em substituição à LAO nº ${random.int(20, 480)}/${year(issued) - 4},` : ''} a:</p>
<p><b>1. Empreendedor</b><br>Razão social: ${made.name}<br>CNPJ: ${maskCnpj(made.id)}<br>Endereço: ${made.address.street}, ${made.address.number}, ${made.address.district}</p>
<p><b>2. Empreendimento</b><br>Nome: Unidade ${made.address.district}<br>Inscrição imobiliária: ${random.digits(2)}.${random.digits(2)}.${random.digits(3)}.${random.digits(4)}<br>Área útil: ${random.int(400, 4900)} m²</p><p><b>3. Atividade licenciada</b><br>${activity}</p>
<p><b>4. Dados do processo</b><br>Processo SEI: ${year(issued) - 1}.0.${random.digits(6)}-${random.digits(1)}<br>Parecer técnico: ${key[0].slice(2, 9)}/${year(issued)} - UNA<br>Responsável técnico: ${fullName(random, 'f')}, CRQ ${random.digits(8)}</p>
<p><b>5. Condicionantes</b></p>${numbered(duties(random, 9), (index) => `5.${index + 1} `)}<p><b>6. Validade</b><br>Esta licença é válida por 48 (quarenta e oito) meses a partir da presente data, desde que atendidas as condicionantes.</p><p>${city}, ${longDate(issued)}.</p><hr>
<p class="s">Documento assinado eletronicamente por <b>${fullName(random, 'm')}</b>, <b>Gerente</b>, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme a Medida Provisória nº 2.200-2, de 24/08/2001, Decreto Federal nº 8.539, de 08/10/2015 e o Decreto Municipal nº 21.863, de 30/01/2014.</p>
<p class="s">A autenticidade do documento pode ser conferida no site ${site} informando o código verificador <b>${key[0]}</b> e o código CRC <b>${key[1]}</b>.</p>`
    return {
      html: sheet(
        {
          font: 'Charis SIL',
          sizePt: 10.6,
          margin: '15mm 20mm',
          css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}',
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key.join(' '),
        expirationDate: addMonths(issued, 48),
        validationLink: site,
        mainActivity: [activity],
      }),
    }
  },
}
