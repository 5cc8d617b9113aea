import { company } from '../../generator/companies.ts'
import { addDays, addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** A state's box form for a carrier, with its vehicles at the end of the same page. */
export const layout: Layout = {
  name: 'blind-a-paraiba-cargo',
  type: 51,
  variants: ['fuel'],
  print(random) {
    const firm = company(random, 'PB', 'Transporte de Combustíveis')
    const issued = randomDate(random, 2019, 2023)
    const ends = addDays(issued, 1095)
    const number = `${random.int(1012, 3890)}/${issued.slice(0, 4)}`
    const activity = 'TRANSPORTE RODOVIÁRIO DE CARGA DE PRODUTOS PERIGOSOS - CLASSE 3 (LÍQUIDOS INFLAMÁVEIS)'
    const plates = [
      plate(random, 'mercosul'),
      plate(random, 'old'),
      plate(random, 'mercosul'),
      plate(random, 'old'),
    ]
    const kinds = [
      'Caminhão trator',
      'Semirreboque tanque 30.000 L',
      'Caminhão tanque 15.000 L',
      'Reboque tanque',
    ]
    const body = html`<table class="b0"><tr><td>${crest(15, '#444')}</td><td class="c"><b>GOVERNO DO ESTADO DA PARAÍBA</b><br>Secretaria de Estado da Infraestrutura, dos Recursos Hídricos e do Meio Ambiente<br><b>SUDEMA – Superintendência de Administração do Meio Ambiente</b></td></tr></table>
<table><tr><td class="c" style="font-size:1.5em"><b>LICENÇA DE OPERAÇÃO</b></td><td style="width:46mm"><small>Nº</small><br><b>${number}</b></td></tr></table>
<table><tr><td><small>Processo SUDEMA</small><br>${issued.slice(0, 4)}-00${random.digits(4)}/TEC/LO-${random.digits(4)}</td><td><small>Emissão</small><br>${shortDate(issued)}</td><td><small>Prazo</small><br>1.095 dias</td><td><small>Vencimento</small><br><b>${shortDate(ends)}</b></td></tr></table>
<table><tr><td colspan="2"><small>Empreendedor</small><br>${firm.name.toUpperCase()}</td></tr><tr><td><small>CNPJ / CPF</small><br>${maskCnpj(firm.id)}</td><td><small>Município</small><br>${firm.address.place.city.toUpperCase()}</td></tr><tr><td colspan="2"><small>Endereço</small><br>${firm.address.street}, ${firm.address.number}, ${firm.address.district}</td></tr><tr><td colspan="2"><small>Atividade</small><br>${activity}</td></tr><tr><td colspan="2"><small>Área de abrangência</small><br>Rodovias do Estado da Paraíba</td></tr></table>
<p class="s j" style="margin-top:3mm">A presente licença é concedida com base na Lei Estadual nº 4.335/81 e no Decreto nº 21.120/2000, em renovação à LO nº 0${random.digits(3)}/${Number(issued.slice(0, 4)) - 3}, vencida em ${shortDate(addDays(issued, -2))}, e nas condicionantes: 1) portar cópia desta licença, ficha de emergência e envelope em cada viagem; 2) condutores com curso específico; 3) renovar o certificado de inspeção (CIPP) dos tanques até ${shortDate(addYears(issued, 1))}; 4) comunicar acidentes à SUDEMA em até 24 h; 5) requerer a renovação 120 dias antes do vencimento.</p>
<table style="margin-top:3mm"><tr><th>Item</th><th>Placa</th><th>Tipo de veículo</th><th>Ano</th><th>RENAVAM</th></tr>${plates.map((one, i) => html`<tr><td>${i + 1}</td><td>${/\d{4}$/.test(one) ? hyphenated(one) : one}</td><td>${kinds[i] ?? ''}</td><td>${random.int(2008, 2022)}</td><td>${random.digits(11)}</td></tr>`)}</table>
<table class="b0" style="margin-top:16mm"><tr><td class="c">__________________________<br>${personName(random, 'f')}<br>Coordenadora de Estudos Ambientais</td><td class="c">__________________________<br>${personName(random, 'm')}<br>Diretor Superintendente</td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9.5,
          css: 'td, th { border: .7px solid #222; padding: 1mm 1.6mm } small { font-size: 6.5pt; color: #333 } .b0 td { border: 0 } table { margin-bottom: 1.5mm }',
          margin: '13mm 15mm',
        },
        body,
      ),
      ...licence({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: ends,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
