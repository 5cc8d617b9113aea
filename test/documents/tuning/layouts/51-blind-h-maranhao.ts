import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person, personName } from '../../generator/people.ts'
import { address } from '../../generator/places.ts'

const CSS = `
body { padding-right: .4mm }
td { border: .4pt solid #333; padding: .8mm 1.6mm 1.1mm; vertical-align: top; width: 16.6% }
td i { display: block; font: 6.4pt 'Carlito'; text-transform: uppercase; color: #333; letter-spacing: .02em }
td b { font-weight: normal } .big td { font-size: 14pt; text-align: center } .big b { font-weight: bold }
.bar td { background: #d6e3d4; font-weight: bold; font-size: 8.5pt; text-align: center; text-transform: uppercase }
ol { margin: 0; padding-left: 5mm; font-size: 8.8pt } li { margin-bottom: .8mm; text-align: justify }
.sg { margin-top: 15mm; display: flex; justify-content: space-between } .sg div { width: 44%; border-top: .5pt solid #000; text-align: center; font-size: 9pt; padding-top: 1mm }`

export const layout: Layout = {
  name: 'blind-h-maranhao',
  type: 51,
  variants: ['posto', 'arroz'],
  print: (random, variant) => {
    const issued = randomDate(random, 2021, 2024)
    const until = addYears(issued, 4)
    const id = cnpj(random)
    const at = address(random, { city: variant === 'posto' ? 'Balsas' : 'Bacabal', uf: 'MA' })
    const number = `10${random.digits(5)}/${year(issued)}`
    const name =
      variant === 'posto'
        ? 'AUTO POSTO CARNAUBAL DO SUL LTDA'
        : 'CEREALISTA DOIS BURITIS COMÉRCIO E INDÚSTRIA LTDA'
    const activity =
      variant === 'posto'
        ? 'Comércio varejista de combustíveis e lubrificantes, com troca de óleo'
        : 'Beneficiamento e armazenamento de arroz'
    const engineer = person(random, { uf: 'MA' })
    const cell = (caption: string, value: string, span = 1) =>
      html`<td colspan="${span}"><i>${caption}</i><b>${value}</b></td>`
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 10.5, css: CSS, margin: '12mm 15mm' },
        html`<div class="c">${crest(15)}<br><b>ESTADO DO MARANHÃO</b><br>SECRETARIA DE ESTADO DO MEIO AMBIENTE E RECURSOS NATURAIS – SEMA<br><span class="s">Superintendência de Licenciamento Ambiental</span></div>
<table style="margin-top:4mm"><tr class="bar"><td colspan="6" style="font-size:15pt;padding:2mm">Licença de Operação – LO</td></tr>
<tr class="big">${cell('Licença nº', number, 3)}${cell('Válida até', shortDate(until), 3)}</tr>
<tr>${cell('e-Processo', `${random.digits(6)}/${year(issued) - 1}`, 2)}${cell('Modalidade', 'Renovação', 2)}${cell('Licença anterior', `10${random.digits(5)}/${year(issued) - 4}`, 2)}</tr>
<tr class="bar"><td colspan="6">Identificação do titular</td></tr>
<tr>${cell('Nome empresarial', name, 4)}${cell('CNPJ', maskCnpj(id), 2)}</tr>
<tr>${cell('Logradouro', `${at.street}, ${at.number}`, 3)}${cell('Bairro', at.district, 2)}${cell('CEP', at.postcode)}</tr>
<tr>${cell('Município', at.place.city, 2)}${cell('UF', 'MA')}${cell('Inscrição estadual', `12.${random.digits(6)}-${random.digits(1)}`, 2)}${cell('Telefone', `(99) 3${random.digits(3)}-${random.digits(4)}`)}</tr>
<tr class="bar"><td colspan="6">Atividade</td></tr>
<tr>${cell('Atividade licenciada', activity, 5)}${cell('Código', variant === 'posto' ? '1804' : '0907')}</tr>
<tr>${cell('Porte', 'Médio', 1)}${cell('Potencial poluidor', variant === 'posto' ? 'Alto' : 'Médio', 1)}${cell('Latitude', `-0${random.int(4, 8)}° ${random.int(10, 59)}' ${random.int(10, 59)}"`, 2)}${cell('Longitude', `-4${random.int(4, 6)}° ${random.int(10, 59)}' ${random.int(10, 59)}"`, 2)}</tr>
<tr>${cell('Responsável técnico', engineer.name, 3)}${cell('CPF', maskCpf(engineer.cpf), 2)}${cell('CREA', `${random.digits(8)}-${random.digits(1)}`)}</tr>
<tr class="bar"><td colspan="6">Exigências</td></tr>
<tr><td colspan="6"><ol><li>Publicar o recebimento desta licença em jornal de grande circulação no prazo de 30 (trinta) dias.</li><li>Requerer a renovação com antecedência mínima de 120 (cento e vinte) dias do seu vencimento.</li>
<li>Manter em dia o Certificado de Aprovação do Corpo de Bombeiros e o alvará municipal.</li><li>Destinar os resíduos perigosos a empresa licenciada, guardando os comprovantes por 5 (cinco) anos.</li><li>Apresentar, a cada doze meses, análise do efluente na saída da caixa separadora.</li></ol></td></tr></table>
<p class="r" style="margin-top:5mm">São Luís (MA), ${longDate(issued)}.</p>
<div class="sg"><div>${personName(random, 'f')}<br>Superintendente de Licenciamento Ambiental</div><div>${personName(random, 'm')}<br>Secretário Adjunto de Licenciamento</div></div>`,
      ),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: until,
        licensePlate: [],
        validationLink: null,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
