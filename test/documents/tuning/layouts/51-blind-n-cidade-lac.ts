import { longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { LINED, licensee, lined, named, unbroken } from '../blind-n.ts'

/** A city's licence by adhesion for a garage: an open term, a list of duties that the owner declares, a key in groups. */
export const layout: Layout = {
  name: 'blind-n-cidade-lac',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% Auto Center e Pneus Ltda')
    const issued = randomDate(random, 2021, 2025)
    const number = `${random.int(110, 920)}/${year(issued)}`
    const key = [1, 2, 3, 4].map(() => hex(random, 5)).join('-')
    const activities = [
      ['45.20-0/01', 'Serviços de manutenção e reparação mecânica de veículos automotores'],
      ['45.20-0/05', 'Serviços de lavagem, lubrificação e polimento de veículos automotores'],
    ] as const
    const link = 'https://meioambiente.santaritadopontal.go.gov.br/conferir'
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9.5,
          margin: '14mm 17mm',
          css: `${LINED} .top { background: #17586b; color: #fff; padding: 3mm 5mm } .lined td:first-child { width: 44mm } ul { margin: 1mm 0 3mm; padding-left: 6mm }`,
        },
        html`<div class="top"><b>MUNICÍPIO DE SANTA RITA DO PONTAL</b><br>Secretaria Municipal de Desenvolvimento Urbano e Meio Ambiente</div>
<p style="margin-top:4mm;font-size:14pt" class="b">Licença Ambiental por Adesão e Compromisso</p><p class="b" style="font-size:12pt">LAC nº ${number}</p>
${lined([
  ['Titular', firm.name],
  ['CNPJ', maskCnpj(firm.id)],
  ['Local da atividade', `${firm.road} - CEP ${firm.postcode}`],
  ['Inscrição municipal', random.digits(7)],
  ['Área utilizada', `${random.int(180, 900)} m²`],
  ['Emitida em', shortDate(issued)],
  ['Validade', 'Prazo indeterminado'],
])}
<p class="b">Atividades licenciadas</p>${lined(activities, ['CNAE', 'Descrição'])}
<p class="b">O titular declara, sob as penas da lei, que:</p><ul><li>entrega o óleo usado a coletor autorizado pela ANP e guarda os certificados por 5 anos;</li><li>mantém piso impermeável e caixa separadora de água e óleo, com limpeza a cada 6 meses;</li><li>devolve pneus e baterias ao fabricante, conforme as Resoluções CONAMA 401/2008 e 416/2009;</li><li>apresentará, até 30/06/${year(issued) + 1}, o plano simplificado de resíduos;</li><li>comunicará mudança de endereço em até 15 (quinze) dias.</li></ul>
<p class="j">A falsidade das declarações acarreta o cancelamento da licença. Requerimento nº ${random.digits(6)} de ${shortDate(issued)}, taxa recolhida pela guia ${random.digits(10)}.</p>
<p>Santa Rita do Pontal, ${longDate(issued)}.</p><p>${named(random)}<br><span class="s">Superintendente de Licenciamento - assinatura eletrônica</span></p>
<table style="margin-top:5mm"><tr><td style="width:28mm">${blindQr(random.int(1, 9999), 22)}</td><td class="s">Para verificar se este documento é autêntico, abra ${unbroken(link)} e digite a chave<br><b style="font-size:11pt">${key}</b></td></tr></table>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        validationLink: link,
        mainActivity: activities.map(([code, text]) => `${code} ${text}`),
      }),
    }
  },
}
