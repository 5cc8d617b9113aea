import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cnpj, cpf, hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { demands, firm, listed, signs, somebody } from '../blind-t.ts'

/** NATURATINS: a cattle farmer with a CPF; captions beside values, a consultant with a CNPJ and a CPF of his own. */
export const layout: Layout = licencePages('blind-t-naturatins-confinamento', {
  one: (random) => {
    const farmer = { name: somebody(random), id: cpf(random) }
    const consultant = firm(random, '~ Consultoria Rural')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 5)
    const number = `${random.int(1020, 7900)}-${year(issued)}`
    const code = hex(random, 10)
    const activity = 'Criação de bovinos em regime de confinamento'
    const lines: readonly (readonly [string, string])[] = [
      ['Licenciado', farmer.name.toUpperCase()],
      ['CPF', maskCpf(farmer.id)],
      ['Endereço', `${consultant.road}, ${consultant.city}/TO`],
      ['Empreendimento', 'FAZENDA DOIS CÓRREGOS, lotes 14 e 15'],
      ['Atividade', activity],
      ['Grupo', 'Agropecuária'],
      [
        'Coordenadas',
        `10°${random.int(10, 59)}’${random.int(10, 59)}” S – 48°${random.int(10, 59)}’${random.int(10, 59)}” W`,
      ],
      [
        'Projetista',
        `${consultant.name}, CNPJ ${maskCnpj(cnpj(random))}; ${somebody(random)}, CPF ${maskCpf(cpf(random))}`,
      ],
      ['Processo', `${random.int(1000, 6000)}-${year(issued) - 1}-M`],
    ]
    return {
      paper: {
        font: 'Andika',
        sizePt: 10,
        margin: '15mm 20mm',
        css: '.side td { padding: .8mm 0; vertical-align: top } .side td:first-child { width: 36mm; color: #333 }',
      },
      body: html`<p class="c"><b>GOVERNO DO ESTADO DO TOCANTINS</b><br>INSTITUTO NATUREZA DO TOCANTINS – NATURATINS<br><span class="s">302 Norte, Alameda 1, Lote 3 – Palmas/TO</span></p>
<p class="c b" style="font-size:14pt">LICENÇA DE OPERAÇÃO – LO Nº ${number}</p>
<p class="c">Vencimento: <b>${shortDate(expires)}</b></p>
<p class="j">O Presidente do NATURATINS, na forma da Lei nº 858/1996 e da Resolução COEMA nº 07/2005, licencia o empreendimento abaixo:</p>
<table class="side">${lines.map(([caption, value]) => html`<tr><td>${caption}:</td><td>${value}</td></tr>`)}</table>
<p class="b" style="margin-top:4mm">Condicionantes</p>
${listed(demands(random, 11, issued), () => '•')}
<p class="r">Palmas, ${longDate(issued)}</p>
${signs(somebody(random), 'Presidente')}
<p class="s" style="margin-top:5mm">Código de autenticação do SIGAM: ${code}</p>`,
      read: {
        id: farmer.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        mainActivity: [activity],
      },
    }
  },
})
