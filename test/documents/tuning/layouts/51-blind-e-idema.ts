import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.head { display: flex; gap: 5mm; align-items: center; border-bottom: 2pt solid #1d5c7d; padding-bottom: 2mm; margin-bottom: 4mm }
.head p { margin: 0; font-size: 9pt }
.kind { background: #1d5c7d; color: #fff; padding: 2mm 4mm; font-size: 14pt; font-weight: bold; margin: 0 0 3mm }
.grid { display: grid; grid-template-columns: repeat(6, 1fr); border-top: .5pt solid #777; border-left: .5pt solid #777 }
.grid div { border-right: .5pt solid #777; border-bottom: .5pt solid #777; padding: 1mm 1.6mm; min-height: 10mm }
.grid small { display: block; font-size: 6.4pt; color: #33566b; text-transform: uppercase }
.w2 { grid-column: span 2 } .w3 { grid-column: span 3 } .w4 { grid-column: span 4 } .w6 { grid-column: span 6 }
h4 { margin: 4mm 0 1mm; font-size: 9pt; color: #1d5c7d }
ol { margin: 0; padding-left: 6mm; font-size: 8.4pt } li { margin-bottom: .8mm }
.foot { margin-top: 6mm; font-size: 7.6pt; border: .5pt dashed #777; padding: 2mm 3mm }
.names { display: flex; justify-content: space-around; margin-top: 13mm; text-align: center; font-size: 8.4pt }
.names div { border-top: .6pt solid #222; width: 66mm; padding-top: 1mm }`

export const layout: Layout = {
  name: 'blind-e-idema',
  type: 51,
  variants: ['salina'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const expires = addYears(issued, 3)
    const id = cnpj(random)
    const number = `${year(issued)}-${random.digits(6)}/TEC/LS-0${random.digits(3)}`
    const key = `${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}`
    const link = 'https://sistemas.idema.rn.gov.br/licencas/autenticidade'
    const activity = 'Beneficiamento e empacotamento de sal marinho'
    const page = html`<div class="head">${crest(17, '#1d5c7d')}<div>
      <p class="b">GOVERNO DO ESTADO DO RIO GRANDE DO NORTE</p>
      <p>Instituto de Desenvolvimento Sustentável e Meio Ambiente – IDEMA</p>
      <p>Av. Alameda das Salinas, 1520 – Tirol – Natal/RN · CNPJ ${maskCnpj(cnpj(random))}</p></div></div>
      <p class="kind">LICENÇA SIMPLIFICADA – LS</p>
      <div class="grid">
        <div class="w3"><small>Nº da licença</small><b>${number}</b></div>
        <div class="w3"><small>Processo administrativo</small>0351${random.digits(4)}.00${random.digits(4)}/${year(issued)}-${random.digits(2)}</div>
        <div class="w2"><small>Emissão</small>${shortDate(issued)}</div>
        <div class="w2"><small>Válida até</small><b>${shortDate(expires)}</b></div>
        <div class="w2"><small>Porte / potencial poluidor</small>Pequeno / Médio</div>
        <div class="w4"><small>Empreendedor</small>SALINEIRA PONTA DO ARARÁ INDÚSTRIA E COMÉRCIO LTDA</div>
        <div class="w2"><small>CNPJ / CPF</small>${maskCnpj(id)}</div>
        <div class="w4"><small>Endereço para correspondência</small>Rua Capitão Inventado, ${random.int(20, 900)}, sala 3, Centro</div>
        <div class="w2"><small>Município</small>MOSSORÓ/RN</div>
        <div class="w6"><small>Atividade</small>${activity}</div>
        <div class="w4"><small>Localização do empreendimento</small>Sítio Barra Velha, s/n, zona rural de Grossos/RN</div>
        <div class="w2"><small>Coordenadas UTM</small>71${random.digits(4)} E / 945${random.digits(4)} N</div>
      </div>
      <h4>CONDICIONANTES</h4>
      <ol><li>Apresentar a este Instituto, em até 60 (sessenta) dias, o relatório de caracterização do efluente da lavagem do sal.</li>
      <li>Requerer a renovação com antecedência mínima de 120 (cento e vinte) dias do vencimento.</li>
      <li>Manter os recipientes de óleo usado sobre piso impermeável até ${shortDate(addYears(issued, 1))}, data em que a bacia de contenção deverá estar concluída.</li>
      <li>Qualquer alteração do processo produtivo depende de anuência prévia do IDEMA.</li>
      <li>Afixar em local visível placa alusiva ao licenciamento, conforme modelo do Instituto.</li></ol>
      <p class="r" style="margin-top:6mm">Natal/RN, ${longDate(issued)}.</p>
      <div class="names"><div>${personName(random, 'f')}<br>Coordenadora de Licenciamento</div><div>${personName(random, 'm')}<br>Diretor Técnico</div></div>
      <p class="foot">Confirme a autenticidade desta licença em <b>${link}</b> digitando o código de controle <b>${key}</b>. Documento impresso sem rasuras.</p>`
    return {
      html: sheet({ font: 'Open Sans', sizePt: 9.4, css }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: [],
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
