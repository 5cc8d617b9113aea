import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { holder, person, RULED, ruled, signature, town, whole } from '../blind-q.ts'

/** SEMAD: certificate of a simplified licence whose two activities stand in a table with measures; an access key. */
export const layout: Layout = licencePages('blind-q-mg-las', {
  one: (random) => {
    const firm = holder(random, 'LATICÍNIOS * S/A')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 10)
    const number = `${random.int(102, 980)}/${year(issued)}`
    const key = Array.from({ length: 5 }, () => hex(random, 2)).join('-')
    return {
      paper: { font: 'Carlito', sizePt: 11, css: RULED, margin: '18mm 20mm' },
      body: html`<div class="c">${crest(18, '#7a2323')}<br><b>GOVERNO DO ESTADO DE MINAS GERAIS</b><br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável<br>Unidade Regional de Regularização Ambiental Alto Paranaíba</div>
<p class="c b" style="font-size:16pt;margin:8mm 0 2mm">CERTIFICADO LAS/RAS Nº ${number}</p>
<p class="c b">LICENCIAMENTO AMBIENTAL SIMPLIFICADO</p>
<p class="j">A Unidade Regional de Regularização Ambiental, no uso de suas atribuições, com base na Lei nº 21.972, de 21 de janeiro de 2016, e na Deliberação Normativa Copam nº 217/2017, concede à empresa <b>${firm.name}</b>, CNPJ <b>${maskCnpj(firm.id)}</b>, situada na ${firm.street}, ${firm.town}/MG, por meio do processo SLA nº ${random.int(1100, 6900)}/${year(issued) - 1}, Licença Ambiental Simplificada, em conformidade com normas ambientais vigentes, para as atividades:</p>
${ruled(
  [
    [
      whole('D-01-06-1'),
      'Preparação do leite e fabricação de produtos de laticínios',
      'Capacidade instalada',
      '118.000',
      'L/dia',
    ],
    [
      whole('E-03-06-9'),
      'Estação de tratamento de efluentes industriais de uso próprio',
      'Vazão média prevista',
      '4,2',
      'L/s',
    ],
  ],
  ['Código', 'Atividade', 'Parâmetro', 'Quantidade', 'Unidade'],
)}
<p>Classe predominante: 3 &nbsp;&nbsp; Fator locacional: 1 &nbsp;&nbsp; Porte: M</p>
<p class="j"><b>Validade da licença: 10 (dez) anos, com vencimento em ${shortDate(expires)}.</b></p>
<p class="j">A revalidação deverá ser requerida 120 dias antes. Este certificado não dispensa outorga, cuja portaria nº 1.${random.digits(3)}/${year(issued) - 2} expira em ${shortDate(addYears(issued, 3))}, nem autorização para intervenção ambiental.</p>
<p class="r">${town(random)}, ${longDate(issued)}.</p>
${signature(person(random), 'Chefe da Unidade Regional')}
<p class="s" style="margin-top:10mm;border:.2mm dashed #555;padding:2mm">Confira a validade deste certificado em ${whole('https://ecosistemas.meioambiente.mg.gov.br/sla/validar')} com a chave de acesso: <b>${whole(key)}</b></p>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://ecosistemas.meioambiente.mg.gov.br/sla/validar',
        mainActivity: [
          'D-01-06-1 Preparação do leite e fabricação de produtos de laticínios',
          'E-03-06-9 Estação de tratamento de efluentes industriais de uso próprio',
        ],
      },
    }
  },
})
