import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** A consortium of towns licenses a farmer: clauses with numbers and a table of two activities. */
export const layout: Layout = {
  name: 'blind-a-consortium-farm',
  type: 51,
  variants: ['farmer'],
  print(random) {
    const farmer = personName(random, 'm')
    const id = cpf(random)
    const from = randomDate(random, 2021, 2024)
    const ends = addYears(from, 4)
    const number = `0${random.int(11, 98)}/${from.slice(0, 4)}`
    const key = [4, 4, 4].map((size) => hex(random, size)).join('-')
    const activities = [
      ['01.54.00', 'Granja de suínos – terminação', '1.180', 'M'],
      ['01.70.00', 'Criação de animais confinados de médio porte – ovinos', '90', 'P'],
    ] as const
    const body = html`<p class="c" style="border-bottom:2px solid #3b7a2a;padding-bottom:3mm"><b>CIVALE – CONSÓRCIO INTERMUNICIPAL DO VALE DO RIO INVENTADO</b><br>Programa de Licenciamento Ambiental Compartilhado<br><span class="s">Municípios consorciados: Águas Mornas de Cima, Pinhal Dobrado, Nova Aroeira e Três Coqueiros – SC</span></p><h2 class="c">LICENÇA AMBIENTAL SIMPLIFICADA – LAS Nº ${number}</h2>
<p><b>1. Empreendedor</b></p><p style="margin-left:6mm">1.1 Nome: ${farmer}<br>1.2 CPF/CNPJ: ${maskCpf(id)}<br>1.3 Localidade: Linha Barra Torta, interior, Pinhal Dobrado/SC<br>1.4 Inscrição de produtor rural: ${random.digits(9)}</p><p><b>2. Atividades licenciadas</b></p>
<table><tr><th>Código</th><th>Descrição da atividade</th><th>Cabeças</th><th>Porte</th></tr>${activities.map((row) => html`<tr>${row.map((value) => html`<td>${value}</td>`)}</tr>`)}</table>
<p style="margin-top:3mm"><b>3. Vigência</b></p><p style="margin-left:6mm">3.1 Esta licença vigora de ${shortDate(from)} a ${shortDate(ends)}.<br>3.2 O pedido de renovação será protocolado até 120 (cento e vinte) dias antes do fim da vigência.</p><p><b>4. Responsável técnico</b></p><p style="margin-left:6mm">4.1 ${personName(random, 'f')}, engenheira agrônoma, CPF ${maskCpf(cpf(random))}, ART nº ${random.digits(8)}.</p>
<p><b>5. Condições</b></p><p class="j" style="margin-left:6mm">5.1 Manter as esterqueiras impermeabilizadas, cercadas e com folga de 20 % do volume.<br>5.2 Aplicar o biofertilizante apenas nas áreas do croqui, à distância mínima de 50 m de nascentes.<br>5.3 Dar destino por composteira aos animais mortos.<br>5.4 Entregar o plano de gestão de nutrientes até ${shortDate(addYears(from, 1))}.<br>5.5 É vedado o transporte de produtos perigosos por veículos da propriedade.</p><p><b>6. Documentos relacionados</b></p><p style="margin-left:6mm">6.1 Processo nº ${random.digits(4)}/${Number(from.slice(0, 4)) - 1}; parecer técnico nº ${random.digits(3)}/${from.slice(0, 4)}; AuC nº ${random.digits(3)}/2017 (substituída).</p>
<p style="margin-top:6mm">Pinhal Dobrado, ${longDate(from)}.</p><p class="c" style="margin-top:14mm">${personName(random, 'f')}<br>Secretária Executiva do Consórcio</p><p class="s" style="background:#eef5ea;padding:2mm">Confira este documento em https://licencas.civale.sc.gov.br/conferir com a chave ${key}.</p>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9.5,
          css: 'td, th { border: .5px solid #789; padding: 1mm 2mm; text-align: left }',
        },
        body,
      ),
      ...licence({
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: ends,
        validationLink: 'https://licencas.civale.sc.gov.br/conferir',
        mainActivity: activities.map(([code, text]) => `${code} ${text}`),
      }),
    }
  },
}
