import { addDays, dateInWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const CSS = `
.let { text-align: center; line-height: 1.3 } h1 { text-align: center; font-size: 17pt; margin: 8mm 0 1mm } h2 { text-align: center; font-size: 12pt; margin: 0 0 7mm }
table.k td { padding: 1.6mm 0; border-bottom: .4pt dotted #777; vertical-align: top } table.k td:first-child { width: 52mm; font-variant: small-caps; font-size: 11.5pt } .sg { text-align: center; margin-top: 17mm }`

export const layout: Layout = {
  name: 'blind-h-acre-instalacao',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const until = addDays(issued, 730)
    const id = cnpj(random)
    const number = `0${random.int(11, 97)}/${year(issued)}`
    return {
      html: sheet(
        { font: 'FreeSerif', sizePt: 11.6, css: CSS, margin: '16mm 24mm' },
        html`<div class="let">${crest(17, '#1d6b3c')}<br><b>ESTADO DO ACRE</b><br>Instituto de Meio Ambiente do Acre – IMAC</div>
<h1>LICENÇA DE INSTALAÇÃO</h1><h2>LI nº ${number}</h2>
<p class="j">Aos ${dateInWords(issued)}, o Instituto de Meio Ambiente do Acre, autarquia criada pela Lei nº 851, de 23 de outubro de 1986, autoriza a implantação do empreendimento a seguir, que só poderá funcionar depois de obtida a Licença de Operação.</p>
<table class="k"><tr><td>Requerente</td><td>Frigorífico Alto Xapuri Alimentos Ltda.</td></tr><tr><td>Inscrição no CNPJ</td><td>${maskCnpj(id)}</td></tr><tr><td>Endereço</td><td>Rodovia BR-317, km ${random.int(12, 88)}, zona rural, Epitaciolândia – AC</td></tr>
<tr><td>Atividade</td><td>Abate de bovinos e preparação de produtos de carne</td></tr><tr><td>Processo</td><td>${year(issued) - 1}.04.12${random.digits(3)}.0${random.digits(4)}</td></tr><tr><td>Licença prévia</td><td>LP nº 0${random.int(11, 97)}/${year(issued) - 1}, de ${shortDate(addDays(issued, -280))}</td></tr><tr><td>Vigência</td><td>de ${shortDate(issued)} a ${shortDate(until)}</td></tr></table>
<p class="j" style="margin-top:6mm"><b>Condicionantes.</b> a) Executar as obras segundo o projeto aprovado, com ART; b) implantar a estação de tratamento e as lagoas antes de requerer a Licença de Operação; c) não suprimir vegetação sem autorização; d) umedecer as vias internas durante a terraplenagem; e) cercar e sinalizar o canteiro; f) apresentar relatório fotográfico a cada 90 dias.</p>
<p style="margin-top:6mm">Rio Branco – AC, ${longDate(issued)}.</p>
<div class="sg">________________________________________<br>${personName(random, 'm')}<br><i>Presidente do IMAC</i></div>`,
      ),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: until,
        licensePlate: [],
        validationLink: null,
        mainActivity: ['Abate de bovinos e preparação de produtos de carne'],
        authorizationDangerousProducts: false,
        documentValidation: false,
      },
    }
  },
}
