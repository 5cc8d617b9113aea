import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk, written } from '../newcomers.ts'

/** A word processor's table: four columns, or caption and value within each cell; dates of others around it. */
export const layout = motoristPages('new-word-table', {
  fours(random) {
    const one = motorist(random, 'PI')
    const row = (a: string, x: string, b: string, y: string) =>
      html`<tr><td><b>${a}</b></td><td>${x}</td><td><b>${b}</b></td><td>${y}</td></tr>`
    const boss = folk(random)
    const body = html`<p class="r">${one.local.city} – PI, ${longDate(addYears(one.issued, 1))}.</p><p>À<br>Secretaria Municipal de Educação<br>Setor de Transporte Escolar</p><p class="j">Encaminhamos os dados da CNH do motorista indicado para a rota 07, em substituição a ${folk(random).name}, cuja habilitação venceu em ${shortDate(addYears(one.issued, 0), '.')}.</p>
<table class="t">${row('Nome', one.person.name, 'CPF', maskCpf(one.person.cpf))}${row('Nascimento', shortDate(one.person.birth), 'Naturalidade', `${one.born.city}-${one.born.uf}`)}${row('Mãe', one.person.mother, 'Pai', one.person.father)}${row('Registro', one.register, 'Categoria', 'D')}${row('Emissão', shortDate(one.issued), 'Validade', shortDate(one.expires))}${row('1ª Habilitação', shortDate(one.first), 'Expedida em', `${one.local.city}/PI`)}${row('Identidade', one.person.rg, 'Observações', 'EAR CETE')}</table>
<p>Atenciosamente,</p><p style="margin-top:14mm">${boss.name}<br>Coordenador de Frota<br>CPF ${maskCpf(boss.cpf)}</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 11,
        margin: '25mm 22mm',
        css: '.t td{border:.2mm solid #000;padding:.4mm 1.5mm;vertical-align:top}.t{margin:4mm 0 8mm}',
      },
      body,
      data: motoristData(one, {
        licenseClass: 'D',
        filiation: [one.person.mother, one.person.father],
        comments: 'EAR CETE',
        hasCetpp: false,
      }),
    }
  },
  within(random) {
    const one = motorist(random, 'MG', 3)
    const name = one.person.name.toUpperCase()
    const cell = (caption: string, value: string, span = 1) =>
      html`<td colspan="${span}"><b>${caption}:</b> ${value}</td>`
    const body = html`<p class="c b">ANEXO II – DADOS DO CONDUTOR</p><p class="c s">Edital de credenciamento 004/2025 – transporte de pacientes</p>
<table class="t"><tr>${cell('NOME', name, 3)}</tr><tr>${cell('DATA DE NASC.', shortDate(one.person.birth))}${cell('LOCAL DE NASC.', `${one.born.city.toUpperCase()}, ${one.born.uf}`)}${cell('CPF', maskCpf(one.person.cpf))}</tr><tr>${cell('FILIAÇÃO', `${one.person.father.toUpperCase()} e ${one.person.mother.toUpperCase()}`, 3)}</tr><tr>${cell('ENDEREÇO', written(one.person.address), 3)}</tr><tr>${cell('CNH Nº', one.register)}${cell('CAT', 'AD')}${cell('UF', 'MG')}</tr><tr>${cell('EMISSÃO', shortDate(one.issued))}${cell('VALIDADE', shortDate(one.expires))}${cell('1ª HAB', shortDate(one.first))}</tr><tr>${cell('OBS. NA CNH', 'EAR, CETVE, A', 3)}</tr><tr>${cell('TOXICOLÓGICO', `realizado em ${shortDate(addYears(one.issued, 1))}, válido até ${shortDate(addYears(one.expires, -1))}`, 3)}</tr></table>
<p>Declaro que as informações acima conferem com a Carteira Nacional de Habilitação original.</p><p style="margin-top:14mm">_____________________________________<br>Assinatura do condutor</p>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 11,
        margin: '28mm 20mm',
        css: 'b,.b,h1,h2{font-weight:normal}.t td{border:.3mm solid #000;padding:1mm 2mm}.t{margin:5mm 0}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'AD',
        filiation: [one.person.father.toUpperCase(), one.person.mother.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'EAR, CETVE, A',
        hasCetpp: false,
      }),
    }
  },
})
