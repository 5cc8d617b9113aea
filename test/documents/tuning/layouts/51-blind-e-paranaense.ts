import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
body { padding: 0 .4mm }
.head { display: grid; grid-template-columns: 1fr 62mm; border: 1pt solid #000 } .head > div { padding: 2mm 3mm } .head p { margin: 0 }
.kind { border-left: 1pt solid #000; text-align: center; font-weight: bold }
.row { display: flex; border: 1pt solid #000; border-top: 0 } .row div { flex: 1; padding: .8mm 1.5mm 1.2mm } .row div + div { border-left: .6pt solid #000 }
.row small { display: block; font-size: 6.8pt } .row .x2 { flex: 2 } .row .x3 { flex: 3 }
.sec { background: #333; color: #fff; font-size: 8pt; font-weight: bold; padding: .6mm 2mm; border: 1pt solid #000; border-top: 0 }
.txt { border: 1pt solid #000; border-top: 0; padding: 2mm; font-size: 9pt; text-align: justify }`

export const layout: Layout = {
  name: 'blind-e-paranaense',
  type: 51,
  variants: ['r1'],
  source: 'none',
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, 6)
    const id = cnpj(random, '0002')
    const base = String(random.int(121000, 298000))
    const number = `${base}-R1`
    const key = alphanumeric(random, 12).toUpperCase()
    const activity = 'Secagem e armazenamento de produtos agrícolas'
    const cell = (caption: string, value: string, wide = '') =>
      html`<div class="${wide}"><small>${caption}</small>${value}</div>`
    const page = html`<div class="head"><div style="display:flex;gap:4mm;align-items:center">${crest(15, '#111')}<div><p class="b">ESTADO DO PARANÁ</p><p class="s">Secretaria do Desenvolvimento Sustentável</p><p class="b">INSTITUTO ÁGUA E TERRA</p></div></div><div class="kind">RLO<br>RENOVAÇÃO DE LICENÇA DE OPERAÇÃO<br>Nº ${number}</div></div>
      <div class="row">${cell('Validade', shortDate(expires))}${cell('Emissão', shortDate(issued))}${cell('Protocolo', `1${random.digits(1)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}${cell('Licença anterior', `${base} – ${shortDate(addYears(issued, 0))}`)}</div>
      <div class="sec">1 IDENTIFICAÇÃO DO EMPREENDEDOR</div>
      <div class="row">${cell('01 Razão social / nome', 'COOPERATIVA AGROINDUSTRIAL TRÊS COQUEIROS', 'x3')}${cell('02 CNPJ / CPF', maskCnpj(id), 'x2')}</div>
      <div class="row">${cell('03 Inscrição estadual', `90${random.digits(6)}-${random.digits(2)}`)}${cell('04 Logradouro e número', `Rua Projetada Doze, ${random.int(30, 990)}`, 'x2')}${cell('05 Município / UF', 'Ponta Grossa/PR')}</div>
      <div class="sec">2 IDENTIFICAÇÃO DO EMPREENDIMENTO</div>
      <div class="row">${cell('06 Denominação', 'Unidade de Recebimento de Grãos Palmital', 'x2')}${cell('07 Tipo', 'Agroindústria')}</div>
      <div class="row">${cell('08 Atividade licenciada', activity, 'x2')}${cell('09 Porte', 'Grande')}${cell('10 Bacia', 'Tibagi')}</div>
      <div class="row">${cell('11 Coordenadas (E – N)', `58${random.digits(4)} – 722${random.digits(4)}`)}${cell('12 Destino do esgoto', 'Fossa e sumidouro')}${cell('13 Vazão do efluente', '0,00 m³/h')}</div>
      <div class="sec">3 REQUISITOS DO LICENCIAMENTO</div>
      <div class="txt">1. O IAT aprova a renovação segundo os documentos do protocolo em epígrafe e a Resolução CEMA nº 107/2020.<br>2. Material particulado: adotar ciclones e cortina vegetal; autoamostragem anual, com o primeiro laudo até ${shortDate(addYears(issued, 1))}.<br>3. As cinzas da fornalha podem ser incorporadas ao solo sob projeto de engenheiro agrônomo.<br>4. A lenha deve ter origem em plantio florestal e registro no SERFLOR.<br>5. Fica vedado o lançamento de águas de lavagem em galeria pluvial.<br>6. A renovação seguinte há de ser pedida 120 dias antes de vencer esta.<br>7. A licença será suspensa se houver dano ambiental ou informação falsa.</div>
      <div class="row"><div class="x2"><small>14 Assinatura</small><br><br>____________________________<br>${personName(random, 'm')}<br>Chefe do Escritório Regional de Ponta Grossa</div><div><small>15 Autenticidade</small><br>Confirme em www.sga.pr.gov.br/sga-iap/consultarProcessoLicenciamento<br>Código: <b>${key}</b></div></div>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 9.8, css, margin: '14mm 15mm' }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: [],
        validationLink: 'www.sga.pr.gov.br/sga-iap/consultarProcessoLicenciamento',
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
