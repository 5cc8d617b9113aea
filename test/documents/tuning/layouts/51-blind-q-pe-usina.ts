import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { breakCheckDigit, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { clauses, duties, holder, person, RULED, ruled, signature } from '../blind-q.ts'

/** CPRH: a sugar mill; captions at the left of a ruled table. The licensee's tax number has a wrong check digit. */
export const layout: Layout = licencePages('blind-q-pe-usina', {
  one: (random) => {
    const firm = holder(random, 'USINA * AÇÚCAR E ÁLCOOL S/A')
    const id = breakCheckDigit(firm.id)
    const issued = randomDate(random, 2018, 2024)
    const expires = addYears(issued, 1)
    const number = `05.${String(year(issued)).slice(2)}.0${random.int(1, 9)}.00${random.digits(4)}-${random.digits(1)}`
    const activity = 'Produção de açúcar cristal, etanol hidratado e energia a partir do bagaço'
    return {
      paper: { font: 'Noto Sans', sizePt: 10, css: RULED, margin: '18mm 20mm' },
      body: html`<p class="c"><b>GOVERNO DO ESTADO DE PERNAMBUCO</b><br>Secretaria de Meio Ambiente e Sustentabilidade<br><b>Agência Estadual de Meio Ambiente – CPRH</b><br><span class="s">Recife – PE – CNPJ ${maskCnpj(cnpj(random))}</span></p>
<p class="c b" style="font-size:14pt;border-top:.4mm solid #111;border-bottom:.4mm solid #111;padding:2mm;margin:4mm 0">LICENÇA DE OPERAÇÃO – LO Nº ${number}</p>
${ruled([
  ['Validade', html`<b>${shortDate(expires)}</b>`],
  ['Data de emissão', shortDate(issued)],
  ['Processo CPRH', `00${random.digits(4)}/${year(issued) - 1}`],
  ['Interessado', firm.name],
  ['CNPJ/CPF', maskCnpj(id)],
  ['Endereço para correspondência', `${firm.street} – CEP ${firm.postcode}`],
  ['Local da atividade', `Engenho Cachoeira Velha, s/n, zona rural – ${firm.town}/PE`],
  ['Atividade licenciada', activity],
  ['Potencial degradador', 'Alto – Tipologia Q'],
])}
<p class="j">A CPRH, nos termos da Lei Estadual nº 14.249, de 17 de dezembro de 2010, autoriza o funcionamento da atividade acima, com as seguintes exigências:</p>
${clauses(duties(random, 7, issued), (index) => `${index + 1} –`)}
<p class="j">8 – Esta Licença substitui a LO nº 05.${String(year(issued) - 1).slice(2)}.02.00${random.digits(4)}-3, vencida em ${shortDate(issued)}.</p>
<table><tr><td>${signature(person(random), 'Diretoria Técnica Ambiental')}</td><td>${signature(person(random), 'Presidência')}</td></tr></table>`,
      read: {
        id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
