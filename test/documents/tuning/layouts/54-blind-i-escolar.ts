import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'

const CSS = `
td, th { border: .8px solid #000; padding: 3px 5px; font-size: 9.6pt; vertical-align: middle } th { background: #e7e6e6; font-weight: bold; text-align: center } .k { background: #f7f7f7; width: 24% }`

export const layout: Layout = {
  name: 'blind-i-escolar',
  type: 54,
  variants: ['anexo-edital', 'sem-emissao'],
  print: (random, variant) => {
    const full = variant === 'anexo-edital'
    const name = full ? 'Genivaldo Simplício de Araújo' : 'Maria do Socorro Bezerra Quirino'
    const mother = full ? 'Josefa Simplício da Conceição' : 'Rita Bezerra da Silva Quirino'
    const [id, register] = [cpf(random), licenceRegister(random)]
    const birth = randomDate(random, 1973, 1984)
    const issued = randomDate(random, 2022, 2024)
    const expires = addYears(issued, 5)
    const today = addDays(issued, random.int(100, 300))
    const comments = full ? 'EAR – CETE – CETCP' : 'CETE; EAR; A'
    const page = html`
<p class="c b">ANEXO VII<br>RELAÇÃO DE CONDUTORES E VEÍCULOS</p>
<p class="c">Pregão Eletrônico nº 0${random.int(11, 49)}/${year(today)} – Prefeitura Municipal de ${full ? 'Monteiro/PB' : 'Sumé/PB'}<br>Objeto: transporte de alunos da rede municipal – zona rural</p>
<p class="j">A empresa <b>Cariri Viagens e Locações Ltda - ME</b>, CNPJ ${maskCnpj(cnpj(random))}, por seu sócio-administrador, Sr. Erivan Dantas Pequeno, RG 2.${random.digits(3)}.${random.digits(3)} SSDS/PB, CPF ${maskCpf(cpf(random))}, apresenta o condutor e o veículo que atenderão à rota abaixo:</p>
<table><tr><th colspan="4">ROTA 03 – SÍTIO OLHO D’ÁGUA / ESCOLA MUNICIPAL PADRE IBIAPINA (manhã e tarde)</th></tr>
<tr><td class="k">Condutor(a)</td><td colspan="3"><b>${name}</b></td></tr>
<tr><td class="k">Nome da mãe</td><td colspan="3">${mother}</td></tr>
<tr><td class="k">Data de nascimento</td><td>${shortDate(birth, '-')}</td><td class="k">CPF</td><td>${maskCpf(id)}</td></tr>
<tr><td class="k">Local de nascimento</td><td>${full ? 'Serra Branca - PB' : 'Campina Grande - PB'}</td><td class="k">Vínculo</td><td>CLT</td></tr>
<tr><th rowspan="${full ? 4 : 3}">CNH</th><td>Registro nº</td><td colspan="2">${register}</td></tr>
<tr><td>Categoria / vencimento</td><td>D</td><td>${shortDate(expires, '-')}</td></tr>
${full ? html`<tr><td>Emitida em / por</td><td>${shortDate(issued, '-')}</td><td>DETRAN-PB</td></tr>` : ''}
<tr><td>Observações</td><td colspan="2">${comments}</td></tr>
<tr><td class="k">Veículo</td><td>${full ? 'Micro-ônibus Volare V8L' : 'Kombi escolar'}</td><td class="k">Placa / ano</td><td>${plate(random, 'old')} / ${full ? '2016' : '2013'}</td></tr>
<tr><td class="k">Lotação</td><td>${full ? '28' : '14'} passageiros</td><td class="k">Vistoria DETRAN</td><td>válida até ${shortDate(addDays(today, 150), '-')}</td></tr>
<tr><td class="k">Monitor(a)</td><td colspan="3">Edileuza Farias Leite, CPF ${maskCpf(cpf(random))}, nascida em 14-07-1991</td></tr></table>
<p class="j" style="margin-top:12px">Declaramos que o condutor atende ao art. 138 do CTB: idade superior a 21 anos, categoria D, nenhuma infração gravíssima nos doze últimos meses e aprovação em curso especializado (transporte escolar, turma de ${shortDate(addDays(issued, -90), '-')}).</p>
<p class="r" style="margin-top:14px">${full ? 'Monteiro' : 'Sumé'} - PB, ${longDate(today)}.</p>
<p class="c" style="margin-top:22mm">_________________________________<br>Erivan Dantas Pequeno<br>Sócio-administrador</p>`
    return {
      html: sheet(
        { font: full ? 'Noto Serif' : 'Oxygen-Sans', sizePt: 10.5, css: CSS, margin: '25mm 20mm' },
        page,
      ),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: full ? issued : null,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'D',
        filiation: [mother],
        personalNumber: id,
        placeOfBirth: full ? 'Serra Branca/PB' : 'Campina Grande/PB',
        placeOfIssue: full ? 'PB' : null,
        cardIssuer: full ? 'DETRAN-PB' : null,
        comments,
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
