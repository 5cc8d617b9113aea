import { qrCode } from '../../generator/codes.ts'
import { addDays, addYears, isoDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumericCnpj, hex, maskCnpj, plate } from '../../generator/numbers.ts'
import { person, personName } from '../../generator/people.ts'
import { address } from '../../generator/places.ts'

const CSS = `
.top { display: flex; justify-content: space-between; align-items: center; background: #005c4b; color: #fff; padding: 5mm 7mm; border-radius: 2mm } .top b { font-size: 13pt; display: block }
.card { border: 1px solid #cfdcd8; border-radius: 2mm; padding: 3.4mm 5mm; margin-top: 3.4mm } .card h3 { margin: 0 0 2mm; font-size: 9pt; color: #005c4b; text-transform: uppercase; letter-spacing: .06em }
.g { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 2.4mm 6mm } .g small { display: block; font-size: 7.4pt; color: #667 } th { text-align: left; font-size: 8pt; border-bottom: 1px solid #888 } td { padding: 1.1mm 1mm; font-size: 9.2pt }
.num { font-size: 18pt; font-weight: bold }`

export const layout: Layout = {
  name: 'blind-h-goias-codigo',
  type: 51,
  variants: ['um'],
  print: async (random) => {
    const issued = isoDate(2026, random.int(8, 10), random.int(1, 28))
    const until = addYears(issued, 6)
    const id = alphanumericCnpj(random)
    const at = address(random, { city: 'Senador Canedo', uf: 'GO' })
    const number = `${year(issued)}0${random.digits(5)}`
    const code = hex(random, 12).toLowerCase()
    const link = `https://portal.meioambiente.go.gov.br/ipe/validar/${code}`
    const engineer = person(random, { uf: 'GO' })
    const fleet = ['Volvo FH 540 6x4', 'Scania R 450', 'SR Randon tanque'].map((model) => ({
      model,
      plate: plate(random, 'mercosul'),
    }))
    const pair = (caption: string, value: string) => html`<div><small>${caption}</small>${value}</div>`
    return {
      html: sheet(
        { font: 'Manrope', sizePt: 9.8, css: CSS, margin: '11mm 13mm' },
        html`<div class="top"><div><b>Estado de Goiás</b>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável</div><div class="r">Sistema Ipê<br><span class="s">licenciamento digital</span></div></div>
<div class="card" style="display:flex;justify-content:space-between"><div><h3>Licença Ambiental de Operação Corretiva</h3><div class="num">Nº ${number}</div><div style="margin-top:3mm">Emissão ${shortDate(issued)} &nbsp;|&nbsp; Vencimento <b>${shortDate(until)}</b></div><div class="s">Processo SGA ${random.digits(5)}/${year(issued) - 1}</div></div><div class="c">${await qrCode(link, 27)}<div style="font-size:7pt;margin-top:1mm">Aponte a câmera para<br>conferir este documento</div></div></div>
<div class="card"><h3>Empreendedor</h3><div class="g">${pair('Razão social', 'Transpequi Combustíveis e Logística S/A')}${pair('CNPJ', maskCnpj(id))}${pair('Insc. estadual', `10.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}${pair('Endereço', `${at.street}, ${at.number}, ${at.district}`)}${pair('Município', 'Senador Canedo/GO')}${pair('CEP', at.postcode)}</div></div>
<div class="card"><h3>Atividades</h3><table><tr><th style="width:24mm">CNAE</th><th>Descrição</th><th>Porte</th><th>PPD</th></tr><tr><td>4930-2/03</td><td>Transporte rodoviário de produtos perigosos</td><td>M</td><td>A</td></tr><tr><td>4681-8/01</td><td>Comércio atacadista de álcool carburante, biodiesel e gasolina</td><td>G</td><td>A</td></tr><tr><td>4520-0/05</td><td>Serviços de lavagem, lubrificação e polimento de veículos</td><td>P</td><td>M</td></tr></table></div>
<div class="card"><h3>Veículos</h3><table><tr><th>Placa</th><th>Modelo</th><th>Renavam</th><th>CIV válido até</th></tr>${fleet.map((one) => html`<tr><td>${one.plate}</td><td>${one.model}</td><td>${random.digits(11)}</td><td>${shortDate(addDays(issued, random.int(60, 330)))}</td></tr>`)}</table></div>
<div class="card"><h3>Responsável técnico</h3><div class="g">${pair('Nome', engineer.name)}${pair('Registro', `CREA-GO ${random.digits(6)}/D`)}${pair('ART', `10202${random.digits(8)}`)}</div></div>
<div class="card"><h3>Condicionantes</h3><div style="font-size:8.8pt;line-height:1.5">C1. Apresentar o relatório de adequação em 90 dias. &nbsp;C2. Manter o plano de atendimento a emergências na cabine de cada veículo. &nbsp;C3. Fazer a lavagem interna de tanques só em base descontaminadora licenciada. &nbsp;C4. Pedir a renovação 120 dias antes do vencimento. &nbsp;C5. Informar ao órgão, em 10 dias, inclusão ou baixa de veículo.</div></div>
<p class="s" style="margin-top:4mm">Documento assinado digitalmente por ${personName(random, 'f')}, Superintendente de Licenciamento, em ${shortDate(issued)}. Chave do documento: ${code}</p>`,
      ),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: until,
        licensePlate: fleet.map((one) => one.plate),
        validationLink: link,
        mainActivity: [
          '4930-2/03 Transporte rodoviário de produtos perigosos',
          '4681-8/01 Comércio atacadista de álcool carburante, biodiesel e gasolina',
          '4520-0/05 Serviços de lavagem, lubrificação e polimento de veículos',
        ],
        authorizationDangerousProducts: true,
        documentValidation: true,
      },
    }
  },
}
