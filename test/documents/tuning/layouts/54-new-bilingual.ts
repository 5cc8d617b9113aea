import { shortDate } from '../../generator/dates.ts'
import { type Html, html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'

/** Captions in two or three languages, beside or above the value. */
export const layout = motoristPages('new-bilingual', {
  beside(random) {
    const one = motorist(random, 'SP', 10, [2022, 2024])
    const name = one.person.name.toUpperCase()
    const row = (pt: string, en: string, value: string) =>
      html`<tr><td><b>${pt}</b> / <i>${en}</i></td><td>${value}</td></tr>`
    const body = html`<p class="c"><b>DADOS DA HABILITAÇÃO PARA LOCAÇÃO DE VEÍCULO</b><br><i>Driver licence details for vehicle rental</i></p><p class="c s">Locadora Trevo Novo S/A · Contrato ${random.digits(7)} · Retirada/pick-up 12/11/2026</p>
<table class="t">${row('Nome e sobrenome', 'Name and surname', name)}${row('Data de nascimento', 'Date of birth', shortDate(one.person.birth))}${row('Local de nascimento', 'Place of birth', `${one.born.city.toUpperCase()}, ${one.born.uf}`)}${row('Filiação', 'Parents', `${one.person.mother.toUpperCase()} / ${one.person.father.toUpperCase()}`)}${row('CPF', 'Taxpayer number', maskCpf(one.person.cpf))}${row('Nº de registro', 'Licence number', one.register)}${row('Categoria', 'Class', 'B')}${row('1ª habilitação', 'First driver licence', shortDate(one.first))}${row('Emissão', 'Issue date', shortDate(one.issued))}${row('Validade', 'Expiry date', shortDate(one.expires))}${row('Local de emissão', 'Place of issue', `${one.local.city.toUpperCase()}, SP`)}${row('Observações', 'Remarks', 'A')}</table>
<p class="s">Assinatura do condutor / Driver's signature: ____________________________</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 9.5,
        margin: '20mm',
        css: '.t td{border:.2mm solid #888;padding:1.2mm 2mm}.t td:first-child{width:48%;background:#f1f1f1}.t{margin:4mm 0 8mm}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'B',
        filiation: [one.person.mother.toUpperCase(), one.person.father.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'A',
        hasCetpp: false,
      }),
    }
  },
  above(random) {
    const one = motorist(random, 'MS', 10, [2022, 2025])
    const box = (width: string, captions: string, value: string): Html =>
      html`<div style="width:${width}"><small>${captions}</small><span>${value}</span></div>`
    const body = html`<p class="b c">CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN</p><p class="c s">Transcrição para fins consulares — Transcript for consular purposes</p>
<div class="w">${box('64%', 'Nome / Name / Nombre', one.person.name)}${box('34%', 'CPF', maskCpf(one.person.cpf))}
${box('34%', 'Nascimento / Date of birth / Fecha de nacimiento', shortDate(one.person.birth))}${box('64%', 'Naturalidade / Place of birth / Lugar de nacimiento', `${one.born.city} - ${one.born.uf}`)}
${box('100%', 'Mãe / Mother / Madre', one.person.mother)}${box('100%', 'Pai / Father / Padre', one.person.father)}
${box('32%', 'Registro / License no. / Nº de permiso', one.register)}${box('32%', 'Categoria / Class / Categoría', 'AB')}${box('32%', 'Primeira / First issue', shortDate(one.first))}
${box('32%', 'Emissão / Issued on / Expedición', shortDate(one.issued))}${box('32%', 'Validade / Expires on / Vencimiento', shortDate(one.expires))}${box('32%', 'UF / State', 'MS')}
${box('100%', 'Observações / Notes / Observaciones', '')}</div><p class="s">DETRAN/MS · Espelho/Form ${one.form} · RENACH ${one.renach}</p>`
    return {
      paper: {
        font: 'PT Sans',
        sizePt: 10.5,
        margin: '24mm 20mm',
        css: 'b,.b,h1,h2{font-weight:normal}.w{display:flex;flex-wrap:wrap;justify-content:space-between;margin:6mm 0}.w div{border-bottom:.3mm solid #225;margin-bottom:3mm}.w small{display:block;font-size:7pt;color:#225}',
      },
      body,
      data: motoristData(one, {
        licenseClass: 'AB',
        filiation: [one.person.mother, one.person.father],
        hasCetpp: false,
      }),
    }
  },
})
