import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { duties, firm, GRID, rows, someone } from '../blind-k.ts'

/** Mato Grosso: a licence to build, not to operate; it is read all the same. */
export const layout: Layout = {
  name: 'blind-k-mt-instalacao',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Distribuidora de Combustíveis S.A.', '0012')
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, 3)
    const number = `7${random.digits(4)}/${year(issued)}`
    const activity = 'Base de armazenamento e distribuição de combustíveis líquidos'
    return {
      html: sheet(
        {
          font: 'Gentium Plus',
          sizePt: 11,
          margin: '16mm 20mm',
          css: `${GRID} .grid td:nth-child(odd) { background: #f0f0f0; width: 36mm }`,
        },
        html`<p class="c b">GOVERNO DO ESTADO DE MATO GROSSO<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE – SEMA/MT</p>
<p class="c b" style="font-size:15pt">LICENÇA DE INSTALAÇÃO</p>
${rows([
  ['LI Nº', number, 'Válida até', shortDate(expires)],
  [
    'Processo nº',
    `${random.digits(6)}/${year(issued) - 1}`,
    'Data do protocolo',
    shortDate(addYears(issued, -1)),
  ],
  [
    'LP Nº',
    `3${random.digits(5)}/${year(issued) - 1}`,
    'Parecer técnico',
    `${random.digits(6)}/CLEIA/SUIMIS/${year(issued)}`,
  ],
])}
<p style="margin-top:4mm"><b>Razão social/Nome:</b> ${holder.name}<br><b>CNPJ/CPF:</b> ${maskCnpj(holder.id)}<br><b>Endereço:</b> ${holder.street}, Sinop – MT</p>
<p><b>Atividade:</b> ${activity}</p>
<p><b>Responsável pelo projeto:</b> ${someone(random)} – Prumo Alto Engenharia Ltda, CNPJ ${maskCnpj(cnpj(random))}</p>
<p class="j">Esta licença autoriza a implantação de 6 (seis) tanques aéreos de 500 m³ e das respectivas bacias de contenção. A operação depende da emissão da Licença de Operação.</p>
<p class="b">Restrições:</p>
${duties(
  [
    'executar as obras conforme a NBR 17505 e o projeto aprovado;',
    'destinar o solo escavado a local licenciado;',
    'requerer a Licença de Operação 90 (noventa) dias antes do início das atividades;',
    'o combustível de teste será entregue por transportador licenciado para produtos perigosos.',
  ],
  (index) => `${['a', 'b', 'c', 'd'][index]})`,
)}
<p>Cuiabá, ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm">_________________________<br>${someone(random)}<br>Secretária Adjunta de Licenciamento Ambiental</p>
<p class="s">A autenticidade desta licença pode ser consultada em https://monitoramento.sema.mt.gov.br/simlam pelo número do título.</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: 'https://monitoramento.sema.mt.gov.br/simlam',
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}
