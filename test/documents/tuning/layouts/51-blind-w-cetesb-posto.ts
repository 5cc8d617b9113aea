import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { above, business, clauses, duties, LINES, lined } from '../blind-w.ts'

/** CETESB of São Paulo: a filling station's renewal in boxes, captions above values, an installation licence beside it. */
export const layout: Layout = licencePages('blind-w-cetesb-posto', {
  one: (random) => {
    const owner = business(random, 'AUTO POSTO # LTDA')
    const name = owner.name.toUpperCase()
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 5)
    const number = `61${random.digits(6)}`
    const activity = 'Combustíveis e lubrificantes para veículos automotores, comércio varejista de'
    const box = 'border:.3mm solid #222;padding:1mm 2mm'
    const bar = 'background:#d9d9d9;border:.3mm solid #222;padding:.5mm 2mm;font-weight:bold;margin-top:2.5mm'
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 9.5,
        margin: '12mm 15mm',
        css: `${LINES} table { width: 99.5% }`,
      },
      body: html`<table><tr>
<td style="width:60%;padding:1mm"><b>GOVERNO DO ESTADO DE SÃO PAULO</b><br>SECRETARIA DE MEIO AMBIENTE, INFRAESTRUTURA E LOGÍSTICA<br><b>CETESB - COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO</b></td>
<td style="${box}">Processo N°<br>61/${random.digits(5)}/${String(year(issued) - 4).slice(2)}</td></tr></table>
<table style="margin-top:2mm"><tr><td style="${box};width:60%;text-align:center;font-size:15pt;font-weight:bold">LICENÇA DE OPERAÇÃO<br><span style="font-size:10pt">RENOVAÇÃO</span><br><span style="font-size:10pt">VALIDADE ATÉ : ${shortDate(expires)}</span></td>
<td style="${box};vertical-align:top"><b>N° ${number}</b><br>Versão: 02<br>Data: ${shortDate(issued)}</td></tr></table>
<div style="${bar}">IDENTIFICAÇÃO DA ENTIDADE</div>
${lined(
  [],
  [
    [above('Nome', name), above('CNPJ', maskCnpj(owner.id))],
    [
      above('Logradouro', owner.street.toUpperCase()),
      above('Cadastro na CETESB', `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`),
    ],
  ],
)}
${lined([], [[above('Número', owner.door), above('Complemento', 'ESQUINA'), above('Bairro', owner.quarter.toUpperCase()), above('CEP', owner.zip), above('Município', owner.town.toUpperCase())]])}
<div style="${bar}">CARACTERÍSTICAS DO PROJETO</div>
${lined([], [[html`<b>Atividade Principal</b><br>${above('Descrição', activity)}`]])}
${lined([], [[above('Bacia Hidrográfica', '41 - TIETÊ MÉDIO SUPERIOR'), above('UGRHI', '10 - TIETÊ/SOROCABA'), above('Classe', '2')]])}
<b>Área (metro quadrado)</b>
${lined(['Terreno', 'Construída', 'Atividade ao ar livre', 'Novos equipamentos'], [[`${random.int(900, 2100)},00`, `${random.int(200, 800)},50`, '120,00', '-']])}
${lined(['Horário de funcionamento', 'Administração', 'Produção', 'Licença de instalação: Data', 'Número'], [['06:00 às 23:00', random.int(2, 5), random.int(6, 19), shortDate(addYears(issued, -7)), `61${random.digits(6)}`]])}
<p class="j">A CETESB - Companhia Ambiental do Estado de São Paulo, no uso das atribuições que lhe foram conferidas pela Lei Estadual n° 118, de 29 de junho de 1973, concede a presente licença, nas condições e termos nela constantes. A presente licença está sendo concedida com base nas informações apresentadas pelo interessado.</p>
${clauses(duties(random, 6, issued), (place) => `${String(place).padStart(2, '0')}.`)}
<table style="margin-top:2mm"><tr><td style="${box};width:40%;vertical-align:top"><b>USO DA CETESB</b><br>SD N° ${random.digits(8)}<br>Tipos de Exigências Técnicas: Água, Solo</td>
<td style="${box}"><b>EMITENTE</b><br>Local: SOROCABA<br>Esta licença de número ${number} foi certificada por assinatura digital, processo eletrônico baseado em sistema criptográfico assimétrico, assinado eletronicamente por chave privada. Para verificação de sua autenticidade deve ser consultada a página da CETESB, na Internet, no endereço: autenticidade.cetesb.sp.gov.br</td></tr></table>
<p class="r">Pag.1/1</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: 'autenticidade.cetesb.sp.gov.br',
        mainActivity: [activity],
      },
    }
  },
})
