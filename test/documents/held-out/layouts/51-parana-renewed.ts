import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { cell, GRID, numbered } from '../parts.ts'

/** Paraná: numbered blocks, the number and term in a side box, a renewal beside the licence it renews. */
export const layout: Layout = {
  name: 'parana-renewed',
  type: 51,
  variants: ['slaughterhouse', 'hauler'],
  print(random, variant) {
    const hauler = variant === 'hauler'
    const made = firm(
      random,
      'PR',
      hauler ? 'Logística e Transportes' : 'Frigorífico',
      hauler ? '0002' : '0001',
    )
    const issued = randomDate(random, 2020, 2024)
    const expires = addYears(issued, 4)
    const earlier = String(random.int(20000, 299999))
    const number = `${earlier}-R${random.int(1, 3)}`
    const activity = hauler
      ? 'Transporte rodoviário de produtos perigosos'
      : 'Frigorífico - abate de suínos e industrialização de carne'
    const where = made.address
    const body = html`<table class="g"><tr><td style="width:22mm" rowspan="3" class="c">${crest(17, '#00602b')}</td><td rowspan="3"><b>Estado do Paraná</b><br>Secretaria do Desenvolvimento Sustentável<br><b>Instituto Água e Terra</b><br>Diretoria de Licenciamento e Outorga</td>${cell('Nº', html`<b>${number}</b>`)}</tr><tr>${cell('Validade', html`<b>${shortDate(expires)}</b>`)}</tr><tr>${cell('Protocolo', `${random.int(14, 21)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}</tr></table>
<p class="c b" style="font-size:14pt">RLO - Renovação de Licença de Operação</p><p class="j">O Instituto Água e Terra, com base na legislação ambiental e demais normas pertinentes, e tendo em vista o contido no expediente protocolado sob o número supra, concede a renovação da licença de operação nas condições e restrições abaixo especificadas.</p>
<p class="h">1. IDENTIFICAÇÃO DO EMPREENDEDOR</p><table class="g"><tr>${cell('CPF/CNPJ', maskCnpj(made.id))}${cell('Nome/Razão social', made.name.toUpperCase())}</tr><tr>${cell('RG/Inscrição estadual', `${random.digits(8)}-${random.digits(2)}`)}${cell('Logradouro e número', `${where.street}, ${where.number}`)}</tr><tr>${cell('Bairro', where.district)}${cell('Município/UF', `${where.place.city}/PR`)}</tr></table>
<p class="h">2. IDENTIFICAÇÃO DO EMPREENDIMENTO</p><table class="g"><tr>${cell('Atividade', hauler ? 'Transporte' : 'Indústria de alimentos')}${cell('Atividade específica', activity)}</tr><tr>${cell('Endereço', `${where.street}, ${where.number}, ${where.district}`)}${cell('Bacia hidrográfica', random.pick(['Piquiri', 'Ivaí', 'Tibagi']))}</tr><tr>${cell('Licença renovada', `LO nº ${earlier}, emitida em ${shortDate(addYears(issued, -4))}`)}${cell('Corpo receptor', hauler ? 'Não se aplica' : 'Rio do Sarandi')}</tr></table>
<p class="h">3. REQUISITOS DO LICENCIAMENTO</p>${numbered(duties(random, 10), (index) => `${index + 1}. `)}<p class="h">4. EMISSÃO</p><p>Curitiba, ${shortDate(issued)}.</p><p class="s">Assinado por: ${fullName(random, 'm')}, Diretor de Licenciamento e Outorga, em ${shortDate(issued)}. O original deste documento é eletrônico; sua autenticidade pode ser consultada em https://www.sga.pr.gov.br/sga-iap/consultarProcessoLicenciamento.do</p>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 9.8,
          margin: '13mm 16mm',
          css: `${GRID}.h{font-weight:bold;background:#dfe9df;padding:.6mm 1.5mm;margin:2mm 0 0}`,
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: 'https://www.sga.pr.gov.br/sga-iap/consultarProcessoLicenciamento.do',
        mainActivity: [activity],
        authorizationDangerousProducts: hauler,
      }),
    }
  },
}
