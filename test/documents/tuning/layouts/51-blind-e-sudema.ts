import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.top { text-align: center; margin-bottom: 4mm } .top p { margin: 0 }
h1 { font-size: 15pt; text-align: center; margin: 3mm 0 1mm } h2 { font-size: 10pt; text-align: center; font-weight: normal; margin: 0 0 4mm }
td { border: .7pt solid #444; padding: 1.3mm 2mm; vertical-align: top }
td:first-child { background: #e4e6e2; width: 46mm; font-weight: bold; font-size: 9pt }
.sign { margin-top: 16mm; display: flex; gap: 20mm } .sign div { flex: 1; border-top: .7pt solid #000; text-align: center; font-size: 9pt; padding-top: 1mm }`

export const layout: Layout = {
  name: 'blind-e-sudema',
  type: 51,
  variants: ['dias'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2025)
    const expires = addDays(issued, 730)
    const term = '730 (setecentos e trinta) dias'
    const id = cnpj(random)
    const number = `${random.int(1100, 2980)}/${year(issued)}`
    const activity = 'Fabricação de artefatos de cimento para uso na construção civil'
    const earlier = addDays(issued, -random.int(12, 50))
    const page = html`<div class="top">${crest(15, '#444')}<p class="b">ESTADO DA PARAÍBA</p>
      <p>Secretaria de Estado do Meio Ambiente e Sustentabilidade</p>
      <p>SUDEMA – Superintendência de Administração do Meio Ambiente</p></div>
      <h1>LICENÇA DE OPERAÇÃO Nº ${number}</h1><h2>(Renovação)</h2>
      <table>
      <tr><td>Processo SUDEMA</td><td>${year(issued)}-00${random.digits(4)}/TEC/LO-${random.digits(4)}</td></tr>
      <tr><td>Razão social</td><td>PREMOLDADOS BOA ARGAMASSA LTDA ME</td></tr>
      <tr><td>CNPJ</td><td>${maskCnpj(id)}</td></tr>
      <tr><td>Endereço</td><td>Rodovia PB-${random.int(101, 399)}, km ${random.int(3, 60)}, zona rural, Patos – PB</td></tr>
      <tr><td>Atividade</td><td>${activity}</td></tr>
      <tr><td>Código da atividade</td><td>${random.int(10, 60)}.${random.digits(2)}.${random.digits(3)}</td></tr>
      <tr><td>Responsável técnico</td><td>${personName(random, 'm')}, engenheiro, CREA ${random.digits(6)}-PB</td></tr>
      <tr><td>Licença renovada</td><td>LO nº ${random.int(300, 1090)}/${year(issued) - 2}, com vencimento em ${shortDate(earlier)}</td></tr>
      <tr><td>Prazo de validade</td><td>${term}, a contar da data de emissão</td></tr>
      <tr><td>Exigências</td><td>1. Encaminhar, a cada 180 dias, os laudos de emissão atmosférica assinados por profissional habilitado.<br>
        2. Dar destino adequado às sobras de produção, vedada a queima a céu aberto.<br>
        3. Publicar o recebimento desta licença no prazo de 30 (trinta) dias.<br>
        4. Renovar o alvará do Corpo de Bombeiros, que expira em ${shortDate(addDays(issued, 210))}.</td></tr></table>
      <p style="margin-top:6mm">João Pessoa/PB, ${longDate(issued)}.</p>
      <div class="sign"><div>${personName(random, 'm')}<br>Diretor Superintendente</div><div>${personName(random, 'f')}<br>Coordenadora de Controle Ambiental</div></div>
      <p class="s c" style="margin-top:9mm">Av. Monsenhor Figueira Torta, 181, Tambiá, João Pessoa – PB · CEP 58020-540 · (83) 3218-5600</p>`
    return {
      html: sheet({ font: 'Liberation Serif', sizePt: 11, css }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: expires,
        licensePlate: [],
        validationLink: null,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
