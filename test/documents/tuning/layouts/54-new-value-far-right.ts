import { addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'

/** A table of two columns whose values stand at the right edge of the page. */
export const layout = motoristPages('new-value-far-right', {
  ruled(random) {
    const one = motorist(random, 'RS')
    const name = one.person.name.toUpperCase()
    const rows: readonly (readonly [string, string])[] = [
      ['NOME DO CONDUTOR', name],
      ['NÚMERO DO REGISTRO', one.register],
      ['NÚMERO DO ESPELHO', one.form],
      ['CATEGORIA', 'AE'],
      ['DATA DA PRIMEIRA HABILITAÇÃO', shortDate(one.first)],
      ['DATA DE EMISSÃO', shortDate(one.issued)],
      ['DATA DE VALIDADE', shortDate(one.expires)],
      ['CPF', maskCpf(one.person.cpf)],
      ['DATA DE NASCIMENTO', shortDate(one.person.birth)],
      ['MUNICÍPIO DE NASCIMENTO', one.born.city.toUpperCase()],
      ['UF DE NASCIMENTO', one.born.uf],
      ['NOME DA MÃE', one.person.mother.toUpperCase()],
      ['NOME DO PAI', one.person.father.toUpperCase()],
      ['OBSERVAÇÕES', 'A, EAR, CETCP'],
      ['LOCAL DE EMISSÃO', `${one.local.city.toUpperCase()} / RS`],
    ]
    const body = html`<p class="b" style="font-size:12pt">GOVERNO DO ESTADO DO RIO GRANDE DO SUL<br>DEPARTAMENTO ESTADUAL DE TRÂNSITO</p><p>Espelho dos dados da Carteira Nacional de Habilitação</p>
<table class="t">${rows.map(([a, b]) => html`<tr><td>${a}</td><td class="r">${b}</td></tr>`)}</table><p class="s">Emitido em ${shortDate(addYears(one.issued, 1))}, 14:07. Guia de arrecadação ${random.digits(11)}.</p>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10,
        margin: '16mm 14mm',
        css: '.t td{border-bottom:.2mm solid #999;padding:1.4mm 0}.t{margin:5mm 0}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'AE',
        filiation: [one.person.mother.toUpperCase(), one.person.father.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'A, EAR, CETCP',
        hasCetpp: false,
      }),
    }
  },
  leaders(random) {
    const one = motorist(random, 'CE', 10, [2017, 2021])
    const rows: readonly (readonly [string, string])[] = [
      ['Titular', one.person.name],
      ['Nascido(a) em', shortDate(one.person.birth)],
      ['Cidade natal', `${one.born.city} (${one.born.uf})`],
      ['Filho(a) de', `${one.person.father} / ${one.person.mother}`],
      ['Identidade', `${one.person.rg} – ${one.person.rgIssuer}`],
      ['CPF/MF', maskCpf(one.person.cpf)],
      ['Registro nº', one.register],
      ['Prontuário (PGU)', one.pgu],
      ['Categoria da habilitação', 'B'],
      ['Habilitado desde', shortDate(one.first)],
      ['Carteira emitida em', shortDate(one.issued)],
      ['Vencimento', shortDate(one.expires)],
      ['Órgão emissor da CNH', 'DETRAN/CE'],
      ['Observações', 'A, B'],
    ]
    const body = html`<h1>Resumo da habilitação</h1>${rows.map(([a, b]) => html`<div class="l"><span>${a}</span><i></i><span>${b}</span></div>`)}<p class="s" style="margin-top:8mm">Informações extraídas da CNH apresentada. Não substitui o documento.</p>`
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 10.5,
        margin: '22mm 20mm',
        css: 'h1{font-size:15pt;font-weight:normal}.l{display:flex;margin:2mm 0}.l i{flex:1;border-bottom:.3mm dotted #777;margin:0 1.5mm 1mm}',
      },
      body,
      data: motoristData(one, { licenseClass: 'B', comments: 'A, B', hasCetpp: false }),
    }
  },
})
