import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { firm, someone } from '../blind-k.ts'

/** Amazonas: a framed form whose values stand below small captions; barges have names and no plates. */
export const layout: Layout = {
  name: 'blind-k-am-fluvial',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, 'NAVEGAÇÃO * LTDA')
    const issued = randomDate(random, 2018, 2022)
    const number = `${random.int(102, 489)}/${String(year(issued)).slice(2)}-0${random.int(1, 6)}`
    const activity = 'Transporte fluvial de produtos perigosos (derivados de petróleo)'
    const cell = (caption: string, value: string, span = 1) =>
      html`<td colspan="${span}"><span class="cap">${caption}</span><br>${value}</td>`
    return {
      html: sheet(
        {
          font: 'Clear Sans',
          sizePt: 10.5,
          margin: '14mm 16mm',
          css: '.form td { border: .4mm solid #14532d; padding: 1mm 2mm; vertical-align: top; width: 33% } .cap { font-size: 7.5pt; color: #14532d; text-transform: uppercase }',
        },
        html`<table><tr><td style="width:20mm">${crest(16, '#14532d')}</td><td>Governo do Estado do Amazonas<br><b>INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS – IPAAM</b></td></tr></table>
<p class="c b" style="font-size:16pt;margin:5mm 0 3mm">LICENÇA DE OPERAÇÃO – L.O. Nº ${number}</p>
<table class="form"><tr>${cell('Interessado', holder.name, 3)}</tr><tr>${cell('Endereço para correspondência', `${holder.street}, Vila Buriti, Manaus-AM`, 3)}</tr>
<tr>${cell('CNPJ/CPF', maskCnpj(holder.id))}${cell('Inscrição estadual', `04.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}${cell('Fone', `(92) 3${random.digits(3)}-${random.digits(4)}`)}</tr>
<tr>${cell('Registro no IPAAM', `1${random.digits(3)}.2${random.digits(3)}`)}${cell('Processo nº', `${random.digits(4)}/T/0${random.int(4, 9)}`)}${cell('CTF/IBAMA', random.digits(7))}</tr>
<tr>${cell('Atividade', activity, 3)}</tr>
<tr>${cell('Localização da atividade', 'Rios Negro, Solimões, Amazonas e Madeira, no Estado do Amazonas', 3)}</tr>
<tr>${cell('Finalidade', 'Autorizar a operação do comboio formado pelo empurrador Dona Cândida e pelas balsas-tanque Tucumã III, IV e VII.', 3)}</tr>
<tr>${cell('Potencial poluidor/degradador', 'Grande')}${cell('Porte', 'Médio')}${cell('Prazo de validade', '02 anos, a contar desta data')}</tr></table>
<p class="b" style="margin-top:4mm">Atenção:</p>
<p class="j s">• Esta licença é composta de 6 restrições e/ou condições constantes no verso, cujo não cumprimento sujeitará a sua invalidação. • Deve permanecer a bordo, em local visível. • Não contém emendas ou rasuras. • Não dispensa o certificado da Capitania dos Portos nem a autorização da ANP nº ${random.int(100, 900)}/${year(issued) - 3}.</p>
<p class="j s">Requerer a renovação no mínimo 120 dias antes do vencimento, publicada conforme a Lei nº 3785, de 24 de julho de 2012.</p>
<p class="r" style="margin-top:5mm">Manaus, ${longDate(issued)}</p>
<table style="margin-top:14mm" class="c"><tr><td>____________________<br>${someone(random)}<br>Diretora Técnica</td><td>____________________<br>${someone(random)}<br>Diretor-Presidente</td></tr></table>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        expirationDate: addYears(issued, 2),
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
