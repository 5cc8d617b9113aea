import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { cell, GRID, numbered } from '../parts.ts'

/** São Paulo: bordered blocks, a title box on every sheet, the earlier licence as a decoy. */
export const layout: Layout = {
  name: 'paulista-sheets',
  type: 51,
  variants: ['coatings', 'renewed-station'],
  print(random, variant) {
    const renewed = variant === 'renewed-station'
    const made = firm(random, 'SP', renewed ? 'Auto Posto' : 'Tintas e Vernizes')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, renewed ? 5 : 4)
    const agency = String(random.int(12, 69))
    const number = `${agency}00${random.digits(4)}`
    const activity = renewed
      ? 'Combustíveis e lubrificantes para veículos (postos revendedores), comércio varejista de'
      : 'Tintas, vernizes, esmaltes e lacas, fabricação de'
    const { street, number: door, district, postcode, place } = made.address
    const head = (
      page: number,
    ) => html`<table class="g"><tr><td rowspan="3" style="width:17mm">${crest(14, '#204a87')}</td><td rowspan="3"><b>GOVERNO DO ESTADO DE SÃO PAULO</b><br>SECRETARIA DE ${issued < '2023' ? 'INFRAESTRUTURA E MEIO AMBIENTE' : 'MEIO AMBIENTE, INFRAESTRUTURA E LOGÍSTICA'}<br>CETESB - COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO</td><td colspan="3">Processo N°<br>${agency}/${random.digits(5)}/${issued.slice(2, 4)}</td></tr><tr><td>N° <b>${number}</b></td><td>Versão: 01</td><td>Data: ${shortDate(issued)}</td></tr><tr><td colspan="3" class="s r">Pag.${page}/2</td></tr>
<tr><td colspan="2" class="big">${renewed ? 'RENOVAÇÃO DA LICENÇA DE OPERAÇÃO' : 'LICENÇA DE OPERAÇÃO'}</td><td colspan="3"><b>VALIDADE ATÉ : ${shortDate(expires)}</b></td></tr></table>`
    const body = html`${head(1)}<p class="t">IDENTIFICAÇÃO DA ENTIDADE</p>
<table class="g"><tr>${cell('Nome', made.name.toUpperCase(), 3)}${cell('CNPJ', maskCnpj(made.id), 2)}</tr><tr>${cell('Logradouro', street.toUpperCase(), 3)}${cell('Cadastro na CETESB', `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`, 2)}</tr>
<tr>${cell('Número', door)}${cell('Complemento', 'GALPÃO B')}${cell('Bairro', district.toUpperCase())}${cell('CEP', postcode)}${cell('Município', place.city.toUpperCase())}</tr></table>
<p class="t">CARACTERÍSTICAS DA ATIVIDADE</p><table class="g"><tr><td colspan="4"><b>Atividade Principal</b><div class="lb">Descrição</div>${activity}</td></tr>
<tr>${cell('Bacia Hidrográfica', '36 - TIETÊ MÉDIO-SUPERIOR', 2)}${cell('UGRHI', '10 - SOROCABA / MÉDIO TIETÊ', 2)}</tr><tr>${cell('Corpo Receptor', '', 2)}${cell('Classe', '2', 2)}</tr></table>
<table class="g"><tr><th colspan="5">Área ( metro quadrado)</th></tr><tr>${cell('Terreno', '4.580,00')}${cell('Construída', '1.733,42')}${cell('Atividade ao Ar Livre', '210,00')}${cell('Novos Equipamentos', '')}${cell('Área do módulo explorado(ha)', '')}</tr></table>
<table class="g"><tr><th colspan="2">Horário de Funcionamento (h)</th><th colspan="2">Número de Funcionários</th><th colspan="2">Licença de Instalação</th></tr><tr>${cell('Início', '06:00')}${cell('Término', '22:00')}${cell('Administração', '7')}${cell('Produção', '31')}${cell('Data', shortDate(addYears(issued, -2)))}${cell('Número', `${agency}00${random.digits(4)}`)}</tr></table>
<p class="j">A CETESB–Companhia Ambiental do Estado de São Paulo, no uso das atribuições que lhe foram conferidas pela Lei Estadual nº 118/73, alterada pela Lei 13.542 de 08 de maio de 2009, e demais normas pertinentes, emite a presente Licença, nas condições e termos nela constantes;</p><p class="j">A presente licença está sendo concedida com base nas informações apresentadas pelo interessado e não dispensa nem substitui quaisquer Alvarás ou Certidões de qualquer natureza, exigidos pela legislação federal, estadual ou municipal.</p>
<table class="g"><tr><td style="width:50%"><b>USO DA CETESB</b><div class="lb">SD N°</div>9${random.digits(7)}<div class="lb">Tipos de Exigências Técnicas</div>Água, Solo, Ruído, Outros</td><td><b>EMITENTE</b><div class="lb">Local:</div>${place.city.toUpperCase()}<p class="s">Esta licença de número ${number} foi certificada por assinatura digital, processo eletrônico baseado em sistema criptográfico assimétrico, assinado eletronicamente por chave privada. Para verificação de sua autenticidade deve ser consultada a página da CETESB, na Internet, no endereço: autenticidade.cetesb.sp.gov.br</p></td></tr></table>
<p class="t">ENTIDADE</p><div class="break"></div>${head(2)}<p class="t">EXIGÊNCIAS TÉCNICAS</p>${numbered(duties(random, 9), (index) => `${String(index + 1).padStart(2, '0')}. `)}<p class="t">OBSERVAÇÕES</p>
<p class="j">01. A presente licença refere-se à produção anual declarada no MCE. Este documento é válido somente com todas as suas páginas.</p>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 8.6,
          margin: '11mm 12mm',
          css: `${GRID}.big{font-size:13pt;font-weight:bold}.t{font-weight:bold;margin:1mm 0}`,
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: 'autenticidade.cetesb.sp.gov.br',
        mainActivity: [activity],
      }),
    }
  },
}
