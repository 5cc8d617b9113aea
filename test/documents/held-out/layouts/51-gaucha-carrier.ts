import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj, plate } from '../../generator/numbers.ts'
import { roadDuties } from '../duties.ts'
import { firm } from '../firms.ts'
import { inRows, line, numbered } from '../parts.ts'

/** Rio Grande do Sul: numbered sections in prose, the fleet as a block of plates, validity at the end. */
export const layout: Layout = {
  name: 'gaucha-carrier',
  type: 51,
  variants: ['dangerous', 'common-waste'],
  print(random, variant) {
    const dangerous = variant === 'dangerous'
    const made = firm(random, 'RS', dangerous ? 'Transportes Rodoviários' : 'Coleta e Transporte')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, dangerous ? 5 : 4)
    const serial = `0${random.digits(4)}`
    const activity = dangerous
      ? 'FONTES MÓVEIS DE POLUIÇÃO - TRANSPORTE RODOVIÁRIO DE PRODUTOS PERIGOSOS'
      : 'COLETA E TRANSPORTE RODOVIÁRIO DE RESÍDUOS NÃO PERIGOSOS - CLASSE II A E II B'
    const plates = Array.from({ length: dangerous ? 34 : 7 }, () =>
      plate(random, random.pick(['old', 'mercosul'])),
    )
    const person = { street: made.address.street.toUpperCase(), city: made.address.place.city.toUpperCase() }
    const body = html`<table><tr><td style="width:30mm" class="fep">FEPAM</td><td class="r s">Processo nº<br><b>${random.int(1000, 9999)}-05.67 / ${issued.slice(2, 4)}.${random.digits(1)}</b></td></tr></table>
<p class="c b" style="font-size:14pt;margin-top:4mm">LICENÇA DE OPERAÇÃO</p><p class="r b">LO Nº &nbsp;${serial} / ${year(issued)}</p>
<p class="j">A Fundação Estadual de Proteção Ambiental Henrique Luiz Roessler - FEPAM, criada pela Lei Estadual nº 9.077 de 04/06/90 e com seu Estatuto aprovado pelo Decreto nº 51.761, de 26/08/14, no uso das atribuições que lhe confere a Lei nº 6.938, de 31/08/81, que dispõe sobre a Política Nacional do Meio Ambiente, regulamentada pelo Decreto nº 99.274, de 06/06/90 e com base nos autos do processo administrativo acima concede a presente LICENÇA DE OPERAÇÃO nas condições e restrições abaixo especificadas.</p>
<p class="b">I - Identificação:</p>${line('EMPREENDEDOR RESPONSÁVEL:', `${random.int(20000, 299999)} - ${made.name.toUpperCase()}`)}${line('CPF / CNPJ / Doc Estr:', maskCnpj(made.id))}${line('ENDEREÇO:', `${person.street}, ${made.address.number}`)}<div class="ln">${made.address.district.toUpperCase()}</div><div class="ln">${made.address.postcode.replace('-', ' - ')} ${person.city} - RS</div>
${line('EMPREENDIMENTO:', String(random.int(100000, 399999)))}${line('LOCALIZAÇÃO:', 'ESTADO DO RIO GRANDE DO SUL')}<br>${line('A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE:', activity)}${line('RAMO DE ATIVIDADE:', dangerous ? '4.720,10' : '4.710,20')}${line('MEDIDA DE PORTE:', `${plates.length} veículos`)}
<p class="b" style="margin-top:4mm">II - Condições e Restrições:</p><p class="b">1. Quanto à frota:</p><p class="j">1.1- esta licença autoriza a circulação dos veículos relacionados, de placas:</p>
<table class="pl">${inRows(plates, 5).map((row) => html`<tr>${row.map((value) => html`<td>${value.slice(0, 3)} ${value.slice(3)}</td>`)}</tr>`)}</table>
<p class="b">2. Quanto à operação:</p>${numbered(dangerous ? roadDuties(random, 6) : ['Esta licença não autoriza o transporte de produtos perigosos.', 'Os resíduos coletados deverão ser destinados somente a locais licenciados.', 'Os veículos deverão possuir caçamba coberta, sendo proibido o derramamento na via pública.'], (index) => `2.${index + 1}- `)}
<p class="b">III - Documentos a apresentar para renovação desta Licença:</p>${numbered(['requerimento solicitando a renovação da Licença de Operação;', 'relação atualizada dos veículos, com cópia dos CRLV;', 'comprovante de pagamento dos custos dos Serviços de Licenciamento Ambiental.'])}
<p class="j">Havendo alteração nos atos constitutivos, a empresa deverá apresentar, imediatamente, cópia da mesma à FEPAM, sob pena do empreendedor acima identificado continuar com a responsabilidade sobre a atividade licenciada por este documento.</p>
<p class="j">Esta licença é válida para as condições acima até ${longDate(expires)}, perdendo sua validade caso os dados fornecidos pelo empreendedor não correspondam à realidade. A renovação deverá ser requerida com, no mínimo, 120 dias de antecedência.</p>
<p class="c b">Este documento deverá estar disponível no veículo para efeito de fiscalização.</p><p>Data de emissão: Porto Alegre, ${longDate(issued)}.</p>
<p class="s">Documento assinado digitalmente conforme MP nº 2.200-2/2001. FEPAM &#9679; Av. Borges de Medeiros, 261 - Centro - CEP 90020-021 - Porto Alegre - RS - Brasil - www.fepam.rs.gov.br</p>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 10,
          margin: '15mm 20mm',
          css: '.fep{font-size:24pt;font-weight:bold;color:#1d6b3c}.ln{margin:0 0 1mm}.pl td{padding:.5mm 4mm;font-size:9.5pt}.pl{margin:0 0 3mm 6mm;width:auto}',
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number: `${serial}/${year(issued)}`,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: dangerous,
      }),
    }
  },
}
