import { addDays, addYears, isoDate, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { scrawl } from '../../generator/marks.ts'
import { cnpj, cpf, hyphenated, licenceRegister, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'

const CSS = `
.top { display: flex; justify-content: space-between; border-bottom: 3px solid #0a7c4a; padding-bottom: 4px; margin-bottom: 8px }
.brand { font: bold 21pt 'Quicksand'; color: #0a7c4a } h2 { font-size: 10pt; background: #0a7c4a; color: #fff; padding: 2px 6px; margin: 9px 0 3px }
td { padding: 2.5px 6px; border-bottom: 1px solid #cfd8d3; vertical-align: top } td.k { color: #50605a; width: 21% } .cl p { text-align: justify; margin-bottom: .45em }
.sg { display: flex; justify-content: space-between; margin-top: 8mm } .sg div { width: 46%; text-align: center } .sg span { display: block; border-top: 1px solid #000 }`

const CLAUSES = [
  'O LOCATÁRIO recebe o veículo descrito no quadro 3 em perfeito estado de conservação e funcionamento, conforme laudo de vistoria assinado na retirada.',
  'O veículo só poderá ser conduzido pela pessoa identificada no quadro 2. A condução por terceiro não cadastrado acarreta a perda integral das proteções contratadas.',
  'O condutor declara que sua habilitação está vigente e que não cumpre penalidade de suspensão do direito de dirigir, obrigando-se a comunicar à LOCADORA qualquer alteração.',
  'As multas de trânsito lavradas durante o período de locação são de responsabilidade do LOCATÁRIO, que desde já autoriza a indicação do condutor ao órgão autuador.',
  'É vedado o transporte de cargas, a participação em competições e a saída do território nacional sem autorização escrita.',
  'A devolução fora da data e do local pactuados sujeita o LOCATÁRIO ao pagamento de diárias adicionais, com tolerância de uma hora.',
  'O combustível faltante será cobrado pelo preço médio da praça, acrescido de taxa de abastecimento.',
  'Em caso de sinistro, o condutor deverá registrar boletim de ocorrência em até 24 horas e apresentar cópia à LOCADORA.',
  'Fica eleito o foro da comarca de Itajaí/SC para dirimir questões oriundas deste contrato.',
]

export const layout: Layout = {
  name: 'blind-i-locacao',
  type: 54,
  variants: ['pessoa-juridica'],
  print: (random) => {
    const name = 'Thaís Helena Vasconcellos Burgarelli'
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1990, 1993)]
    const expires = randomDate(random, 2031, 2033)
    const out = isoDate(2025, random.int(1, 9), random.int(2, 26))
    const page = html`
<div class="top"><div class="brand">rodaleve<span style="font-size:10pt"> aluguel de carros</span></div><div class="s r">Rodaleve Locadora de Veículos Ltda.<br>CNPJ ${maskCnpj(cnpj(random))} – Loja Aeroporto de Navegantes<br>Contrato <b>NVT-${random.digits(7)}</b> &nbsp; aberto em ${shortDate(out)} 10:48</div></div>
<p class="c b" style="font-size:12pt">CONTRATO DE LOCAÇÃO DE VEÍCULO – CONDIÇÕES PARTICULARES</p>
<h2>1. LOCATÁRIO (responsável financeiro)</h2>
<table><tr><td class="k">Razão social</td><td colspan="3">Tecnoporto Automação Industrial S/A</td></tr><tr><td class="k">CNPJ</td><td>${maskCnpj(cnpj(random))}</td><td class="k">Inscr. estadual</td><td>${random.digits(9)}</td></tr><tr><td class="k">Endereço</td><td colspan="3">Av. Coronel Marcos Konder, 905, sala 1203 – Itajaí/SC – 88301-303</td></tr><tr><td class="k">Autorizado por</td><td>Gilmar Sperandio Noronha</td><td class="k">Centro de custo</td><td>4.02.117</td></tr></table>
<h2>2. CONDUTOR AUTORIZADO</h2>
<table><tr><td class="k">Nome</td><td colspan="3">${name}</td></tr><tr><td class="k">CPF</td><td>${maskCpf(id)}</td><td class="k">Nascimento</td><td>${shortDate(birth)}</td></tr>
<tr><td class="k">CNH (registro)</td><td>${register}</td><td class="k">Categoria</td><td>AB</td></tr><tr><td class="k">Vencimento da CNH</td><td>${shortDate(expires)}</td><td class="k">Emitida por</td><td>DETRAN-MG</td></tr>
<tr><td class="k">1ª habilitação</td><td>${shortDate(addYears(birth, 19))}</td><td class="k">Celular</td><td>(47) 9${random.digits(4)}-${random.digits(4)}</td></tr><tr><td class="k">E-mail</td><td colspan="3">thais.burgarelli@tecnoporto.example</td></tr></table>
<h2>3. VEÍCULO</h2>
<table><tr><td class="k">Modelo</td><td>Onix Plus 1.0 Turbo LT – prata</td><td class="k">Placa</td><td>${hyphenated(plate(random, 'mercosul'))}</td></tr><tr><td class="k">RENAVAM</td><td>0${random.digits(10)}</td><td class="k">Grupo</td><td>C – intermediário</td></tr><tr><td class="k">Km na saída</td><td>23.418</td><td class="k">Combustível</td><td>8/8</td></tr></table>
<h2>4. PERÍODO E VALORES</h2>
<table><tr><td class="k">Retirada</td><td>${shortDate(out)} 11:00</td><td class="k">Devolução</td><td>${shortDate(addDays(out, 6))} 11:00</td></tr><tr><td class="k">Diária</td><td>R$ 149,90 x 6</td><td class="k">Proteção básica</td><td>R$ 38,00 / dia</td></tr><tr><td class="k">Taxa adm. 12 %</td><td>R$ 135,29</td><td class="k b">Total previsto</td><td class="b">R$ 1.262,69</td></tr><tr><td class="k">Pré-autorização</td><td>R$ 700,00</td><td class="k">Forma</td><td>faturado, 28 dias</td></tr></table>
<p class="s" style="margin-top:6px">Conferi os dados acima contra o documento original apresentado pelo condutor. Atendente: Kauê R. – mat. 3307</p>
<div class="break cl"><p class="c b">CONDIÇÕES GERAIS</p>${CLAUSES.map((text, index) => html`<p><b>${index + 1}ª</b> – ${text}</p>`)}
<p style="margin-top:8mm">Navegantes, ${longDate(out)}.</p>
<div class="sg"><div>${raw(`<svg width="50mm" height="15mm" viewBox="0 0 300 100">${scrawl(random)}</svg>`)}<span>Rodaleve – p/ LOCADORA</span></div><div>${raw(`<svg width="50mm" height="15mm" viewBox="0 0 300 100">${scrawl(random)}</svg>`)}<span>Condutor / LOCATÁRIO</span></div></div></div>`
    return {
      html: sheet({ font: 'Carlito', sizePt: 10, css: CSS, margin: '14mm 15mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: null,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'MG',
        cardIssuer: 'DETRAN-MG',
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}
