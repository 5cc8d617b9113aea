import { addDays, addYears, isoDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

const CSS = `
@page { size: A4 landscape; margin: 12mm 10mm }
td, th { border: 1px solid #a6a6a6; padding: 2px 3px; font-size: 7.6pt; text-align: center; vertical-align: middle } th { background: #1f4e78; color: #fff; font-weight: bold } .grp th { background: #ddebf7; color: #1f4e78 } td.l { text-align: left } .foot { display: flex; justify-content: space-between; margin-top: 6px; font-size: 7.5pt; color: #555 }`

export const layout: Layout = {
  name: 'blind-i-planilha',
  type: 54,
  variants: ['um-motorista'],
  print: (random) => {
    const name = 'Gleidson Rômulo Pimenta Quaresma'
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1985, 1989)]
    const issued = randomDate(random, 2021, 2023)
    const expires = addYears(issued, 10)
    const now = addDays(issued, random.int(400, 800))
    const page = html`
<p class="b" style="font-size:12pt;margin:0">CONTROLE DE MOTORISTAS – UNIDADE BETIM</p><p style="font-size:8pt">Laticínios Serra da Moeda – Logística &nbsp;|&nbsp; filtro aplicado: Matrícula = 20418 &nbsp;|&nbsp; atualizado em ${shortDate(now)}</p>
<table><tr class="grp"><th colspan="6">DADOS PESSOAIS</th><th colspan="7">HABILITAÇÃO</th><th colspan="3">SAÚDE E SEGURANÇA</th></tr>
<tr><th>Matr.</th><th style="width:15%">Nome</th><th>CPF</th><th>Dt. Nasc.</th><th>RG</th><th>Admissão</th><th>CNH Registro</th><th>Cat.</th><th>1ª Hab.</th><th>Dt. Emissão</th><th>Dt. Validade</th><th>UF CNH</th><th>Obs. CNH</th><th>ASO venc.</th><th>Toxicol.</th><th>Dir. defens.</th></tr>
<tr><td>20418</td><td class="l">${name}</td><td>${maskCpf(id)}</td><td>${shortDate(birth)}</td><td>MG-${random.int(10, 18)}.${random.digits(3)}.${random.digits(3)}</td><td>${shortDate(isoDate(2019, 10, 1))}</td><td>${register}</td><td>D</td><td>${shortDate(addYears(birth, 19))}</td><td>${shortDate(issued)}</td><td>${shortDate(expires)}</td><td>MG</td><td>EAR, CETCP</td><td>${shortDate(addDays(now, 143))}</td><td>${shortDate(addDays(now, 410))}</td><td>${shortDate(addDays(now, -220))}</td></tr>
${Array.from({ length: 5 }, () => html`<tr>${Array.from({ length: 16 }, () => html`<td>&#8203;</td>`)}</tr>`)}</table>
<p style="font-size:8pt;margin-top:8px">Legenda: verde = em dia; amarelo = vence em até 60 dias; vermelho = vencido. Responsável: Kátia Drumond Lessa (DP).</p>
<div class="foot"><span>motoristas_betim_v7.xlsx – aba "Ativos"</span><span>Página 1 de 1</span></div>`
    return {
      html: sheet({ font: 'Carlito', sizePt: 9, css: CSS }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'D',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'MG',
        cardIssuer: 'DETRAN-MG',
        comments: 'EAR, CETCP',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
