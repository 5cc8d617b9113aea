import { at, CARD_CSS, labelledBox } from './card-box.ts'
import { shortDate } from './dates.ts'
import type { Driver } from './driver.ts'
import { type Html, html } from './html.ts'
import { licenceMrz, maskCpf } from './numbers.ts'
import { STATES } from './places.ts'

/** The three panels of the card of 2022 (L3): docs/domain.md 1.3 and 1.11. */
export function front2022(card: Driver, provisional = false): Html {
  const { city, uf } = card.holder.birthplace
  const nationality = card.holder.gender === 'f' ? 'BRASILEIRA' : 'BRASILEIRO'
  return html`<div class="card l3">${at(0, 2, 100, 'REPÚBLICA FEDERATIVA DO BRASIL', 'band c')}${at(0, 6.5, 100, 'MINISTÉRIO DOS TRANSPORTES', 'tiny c')}${at(0, 10, 100, 'SECRETARIA NACIONAL DE TRÂNSITO', 'tiny c')}
${at(0, 14, 100, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 'ttl c')}${at(92, 4, 7, 'BR', 'band')}
${labelledBox(6, 19, 66, 9, '2 e 1 NOME E SOBRENOME', card.name)}${labelledBox(74, 19, 22, 9, '1ª HABILITAÇÃO', shortDate(card.first))}<div class="face"></div>
${labelledBox(36, 30, 60, 9, '3 DATA, LOCAL E UF DE NASCIMENTO', `${shortDate(card.holder.birth)}, ${city.toUpperCase()}, ${uf}`)}
${labelledBox(36, 41, 19, 9, '4a DATA EMISSÃO', shortDate(card.issued))}${labelledBox(57, 41, 19, 9, '4b VALIDADE', shortDate(card.expires), 'red')}${labelledBox(78, 41, 10, 9, 'ACC', html`<span class="hatch"></span>`)}${at(90, 41.5, 8, provisional ? 'P' : 'D', 'big')}
${labelledBox(36, 52, 60, 9, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', card.rg)}
${labelledBox(36, 63, 21, 9, '4d CPF', maskCpf(card.holder.cpf))}${labelledBox(59, 63, 20, 9, '5 Nº REGISTRO', card.register, 'red')}${labelledBox(81, 63, 15, 9, '9 CAT. HAB.', card.licenceClass, 'red')}
${labelledBox(36, 74, 60, 8, 'NACIONALIDADE', nationality)}${labelledBox(36, 84, 60, 14, 'FILIAÇÃO', html`${card.parents.map((name) => html`<div class="parent">${name}</div>`)}`)}
${labelledBox(6, 90, 28, 8, '7 ASSINATURA DO PORTADOR', '')}<div class="side" style="left:1%;top:26%;font-size:4.5pt">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div></div>`
}

/** @param codes column 12 of the row of the licence's own class */
export function back2022(card: Driver, comments: string | null, codes = ''): Html {
  const rows = [
    ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'],
    ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'],
  ]
  const has = (name: string): boolean => name.length === 1 && card.licenceClass.includes(name)
  const { city, uf } = card.local
  return html`<div class="card l3"><div class="tables">${rows.map((names) => html`<table><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>${names.map((name) => html`<tr><td>${name}</td><td>${has(name) ? shortDate(card.first) : ''}</td><td>${has(name) ? shortDate(card.expires) : ''}</td><td>${has(name) ? codes : ''}</td></tr>`)}</table>`)}</div>
${labelledBox(6, 50, 54, 24, '12 OBSERVAÇÕES', comments ?? '')}${at(63, 54, 34, 'ASSINADO DIGITALMENTE', 'tiny c')}${at(63, 58, 34, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', 'tiny c')}${at(63, 64, 34, card.security, 'c')}${at(63, 69, 34, card.renach, 'c')}
${labelledBox(6, 77, 54, 9, 'LOCAL', `${city.toUpperCase()}, ${uf}`)}${at(0, 89, 100, (STATES[uf] ?? '').toUpperCase(), 'state c')}<div class="side" style="left:1%;top:40%;font-size:4.5pt">PROIBIDO PLASTIFICAR</div></div>`
}

export function legend2022(card: Driver): Html {
  const lines = licenceMrz({
    register: card.register,
    birth: card.holder.birth,
    sex: card.holder.gender === 'f' ? 'F' : 'M',
    expiry: card.expires,
    name: card.name,
  })
  return html`<div class="card l3"><div class="legend">2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de Identificación - Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar</div><div class="mrz">${lines.map((line) => html`<div>${line}</div>`)}</div></div>`
}

/** @param mrzFont a font whose `<` and digits are as wide as each other */
export function css2022(mrzFont: string): string {
  return `${CARD_CSS}.l3{width:128mm;height:83mm;background:#e6f0e0;border:.3mm solid #8a9;margin:0 0 3mm;font-size:7.6pt}.l3 legend{font-size:4.6pt}.band{font-size:8pt;font-weight:bold;color:#205030}.tiny{font-size:5pt}.ttl{font-size:6.4pt;font-weight:bold;color:#184a28}.red{color:#b01818}
.face{position:absolute;left:6%;top:31%;width:27%;height:57%;background:#c8cfc8}.big{font-size:15pt;font-weight:bold;color:#333}.parent{line-height:1.05;margin-bottom:1.2mm}
.tables{position:absolute;left:6%;top:4%;width:90%;display:flex;gap:4%}.tables td,.tables th{border:.2mm solid #555;font-size:5.4pt;padding:.2mm .6mm;height:4.6mm}.state{font-size:12pt;font-weight:bold}
.legend{position:absolute;left:6%;top:6%;width:88%;font-size:5.2pt;text-align:justify}.mrz{position:absolute;left:8%;bottom:8%;font:11pt/1.3 '${mrzFont}'}`
}
