import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { type Html, html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk, town } from '../newcomers.ts'

/** Captions over their values without any rule between them; a long page of terms before the data. */
export const layout = motoristPages('new-value-under-caption', {
  stacked(random) {
    const one = motorist(random, 'MA')
    const item = (caption: string, value: string): Html =>
      html`<p><span class="k">${caption}</span><br>${value}</p>`
    const body = html`<p style="font-size:15pt">Habilitação</p><p class="k">DETRAN-MA · consulta autenticada · ${shortDate(addDays(one.issued, 300))}</p>${item('Nome civil', one.person.name)}${item('Cadastro de Pessoa Física', maskCpf(one.person.cpf))}${item('Nascimento', shortDate(one.person.birth))}${item('Cidade / UF de nascimento', `${one.born.city} / ${one.born.uf}`)}${item('Genitora', one.person.mother)}${item('Genitor', one.person.father)}${item('Número da CNH (registro)', one.register)}${item('Categoria', 'AC')}${item('Data da primeira habilitação', shortDate(one.first))}${item('Data de emissão', shortDate(one.issued))}${item('Data de validade', shortDate(one.expires))}${item('Observações', 'EAR, A')}`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10.5,
        margin: '16mm 22mm',
        css: '.k{color:#777;font-size:8.5pt}p{margin:0 0 2.2mm}',
      },
      body,
      data: motoristData(one, {
        licenseClass: 'AC',
        filiation: [one.person.mother, one.person.father],
        comments: 'EAR, A',
        hasCetpp: false,
      }),
    }
  },
  'second-page'(random) {
    const one = motorist(random, 'RO', 5)
    const name = one.person.name.toUpperCase()
    const three = (...cells: (readonly [string, string])[]): Html =>
      html`<table class="t"><tr>${cells.map(([a]) => html`<td class="s">${a}</td>`)}</tr><tr>${cells.map(([, b]) => html`<td>${b}</td>`)}</tr></table>`
    const body = html`<p>CONSENTIMENTO PARA CONSULTA DE DADOS DE CONDUTOR</p><p class="j">O titular autoriza a transportadora contratante, por seu preposto ${folk(random).name}, CPF ${maskCpf(folk(random).cpf)}, a consultar os dados de sua habilitação na base da Secretaria Nacional de Trânsito, pelo prazo de 12 meses, até ${shortDate(addYears(one.issued, 2))}, para fins de segurança da viagem, na forma da Lei 13.709, de 14 de agosto de 2018. O consentimento pode ser revogado por escrito. Os dados serão apagados em até 5 anos. A consulta não inclui imagens do documento, exames médicos nem localização. O extrato da consulta consta da folha seguinte.</p><p>${town(random, 'RO').city}, ${shortDate(addYears(one.issued, 1))}.</p><p>_____________________________<br>titular</p><div class="break"><p>EXTRATO DA CONSULTA – SENATRAN – CARTEIRA NACIONAL DE HABILITAÇÃO</p>${three(['Nome', name], ['CPF', maskCpf(one.person.cpf)])}${three(['Nascimento', shortDate(one.person.birth)], ['Local de nascimento', `${one.born.city.toUpperCase()} - ${one.born.uf}`])}${three(['Mãe', one.person.mother.toUpperCase()], ['Pai', one.person.father.toUpperCase()])}${three(['Registro', one.register], ['Categoria', 'E'], ['1ª habilitação', shortDate(one.first)])}${three(['Emissão', shortDate(one.issued)], ['Validade', shortDate(one.expires)], ['UF emissora', 'RO'])}${three(['Observações', 'EAR CETPP'], ['Exame toxicológico vence em', shortDate(addYears(one.issued, 2))])}</div>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10.5,
        margin: '24mm',
        css: '.t{table-layout:fixed;margin-bottom:3mm}.t td{padding:0 1mm}.t .s{color:#555}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'E',
        filiation: [one.person.mother.toUpperCase(), one.person.father.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'EAR CETPP',
        hasCetpp: true,
      }),
    }
  },
})
