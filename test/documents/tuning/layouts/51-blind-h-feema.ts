import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const CSS = `
.f { margin: 0 0 3.4mm; white-space: pre-wrap } .f u { text-decoration: none; border-bottom: .5pt dotted #555 } h1 { font-size: 15pt; text-align: center; margin: 4mm 0 1mm; letter-spacing: .12em }
.cx { border: .8pt solid #000; padding: 5mm 7mm } .sg { display: flex; justify-content: space-between; margin-top: 17mm; text-align: center } .sg div { width: 70mm; border-top: .6pt solid #000; padding-top: 1mm; font-size: 9pt }`

export const layout: Layout = {
  name: 'blind-h-feema',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2005, 2008)
    const until = addYears(issued, random.pick([3, 5]))
    const id = cnpj(random)
    const number = `FE01${random.digits(4)}`
    const activity = 'galvanoplastia e anodização de peças de alumínio'
    return {
      html: sheet(
        { font: 'CMU Typewriter Text', sizePt: 10.4, css: CSS, margin: '13mm 16mm' },
        html`<div class="cx"><div class="c">GOVERNO DO ESTADO DO RIO DE JANEIRO<br>SECRETARIA DE ESTADO DO AMBIENTE<br>FUNDAÇÃO ESTADUAL DE ENGENHARIA DO MEIO AMBIENTE - FEEMA</div>
<h1>LICENÇA DE OPERAÇÃO</h1><div class="c b" style="margin-bottom:6mm">LO N.º ${number}</div>
<p>A FEEMA, no uso das atribuições que lhe são conferidas pelo Decreto-Lei n.º 134, de 16.06.75, e pelo Decreto n.º 1.633, de 21.12.77, que instituiu o Sistema de Licenciamento de Atividades Poluidoras, concede a presente Licença de Operação a</p>
<div class="f"><u>METALÚRGICA IRMÃOS TRANCOSO S/A</u></div>
<div class="f">CNPJ/CPF: <u>${maskCnpj(id)}</u>      CÓDIGO FEEMA: <u>UN0${random.digits(5)}/33.11.04</u></div>
<div class="f">Endereço: <u>Rua Frei Fabiano, ${random.int(20, 480)} - São Cristóvão - Rio de Janeiro - RJ</u></div>
<div class="f">para realizar a atividade de <u>${activity}</u></div>
<div class="f">no seguinte local: <u>Rua Frei Fabiano, ${random.int(20, 480)}, fundos - mesmo bairro e município</u></div>
<p style="margin-top:5mm" class="b">Condições de Validade Gerais</p>
<p>1- Esta Licença diz respeito aos aspectos ambientais e não exime o empreendedor do atendimento às demais licenças e autorizações exigíveis por lei;</p><p>2- Esta Licença não poderá sofrer qualquer alteração, nem ser plastificada, sob pena de perder a validade;</p>
<p class="b">Condições de Validade Específicas</p>
<p>3- Atender à NT-202.R-10 - Critérios e Padrões para Lançamento de Efluentes Líquidos e à DZ-942.R-7 - PROCON ÁGUA;</p><p>4- Atender à DZ-1310.R-7 - Sistema de Manifesto de Resíduos;</p><p>5- Não lançar lodo galvânico na rede pública;</p><p>6- Requerer a renovação desta Licença no mínimo 120 (cento e vinte) dias antes do vencimento do seu prazo de validade.</p>
<p style="margin-top:6mm">Esta Licença é válida até <b>${longDate(until)}</b>, respeitadas as condições nela estabelecidas, e foi concedida com base nos documentos e informações constantes do Processo n.º <b>E-07/20${random.digits(1)}.${random.digits(3)}/${year(issued) - 2}</b>, tendo sido aprovada na ${random.int(200, 900)}a. Reunião da CECA, de ${shortDate(issued, '.')}.</p>
<p class="r">Rio de Janeiro, ${longDate(issued)}</p>
<div class="sg"><div>${personName(random, 'm')}<br>Diretor de Controle Ambiental</div><div>${personName(random, 'f')}<br>Presidente</div></div></div>
<p class="c s" style="margin-top:3mm">Mod. 042-FEEMA - via do requerente</p>`,
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
