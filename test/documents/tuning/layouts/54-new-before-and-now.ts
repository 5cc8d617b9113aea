import { addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'

/** The licence before and the licence now, side by side or one below the other: only the current one counts. */
export const layout = motoristPages('new-before-and-now', {
  columns(random) {
    const one = motorist(random, 'PR', 10)
    const name = one.person.name.toUpperCase()
    const before = addYears(one.issued, -5)
    const row = (a: string, b: string, c: string) => html`<tr><td>${a}</td><td>${b}</td><td>${c}</td></tr>`
    const body = html`<p>ESTADO DO PARANÁ<br>DETRAN/PR – 0${random.digits(2)}ª CIRETRAN – ${one.local.city.toUpperCase()}</p><p class="c" style="font-size:13pt">Carteira Nacional de Habilitação – alteração de dados</p><p>Nome: ${name}<br>CPF: ${maskCpf(one.person.cpf)} &#160;&#160;&#160; Data de nascimento: ${shortDate(one.person.birth)}<br>Naturalidade: ${one.born.city.toUpperCase()} / ${one.born.uf}<br>Filiação: ${one.person.father.toUpperCase()}<br><span style="visibility:hidden">Filiação: </span>${one.person.mother.toUpperCase()}<br>Registro: ${one.register}</p><table class="t">${row('', 'Documento anterior', 'Documento atual')}${row('Categoria', 'B', 'AB')}${row('Emissão', shortDate(before), shortDate(one.issued))}${row('Validade', shortDate(one.issued), shortDate(one.expires))}${row('Nº do espelho', random.digits(10), one.form)}${row('RENACH', `PR${random.digits(9)}`, one.renach)}${row('Observações', '', 'EAR')}</table>`
    return {
      paper: {
        font: 'DejaVu Sans',
        sizePt: 9.5,
        margin: '20mm',
        css: '.t td{border:.2mm solid #555;padding:1mm 2mm}.t{margin-top:3mm}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'AB',
        filiation: [one.person.father.toUpperCase(), one.person.mother.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'EAR',
        hasCetpp: false,
      }),
    }
  },
  blocks(random) {
    const one = motorist(random, 'RN', 5)
    const before = addYears(one.issued, -5)
    const body = html`<p>DADOS PARA ATUALIZAÇÃO CADASTRAL – cooperado ${random.digits(4)}</p><p>Nome: ${one.person.name}<br>Nascimento: ${shortDate(one.person.birth, '.')}<br>Naturalidade: ${one.born.city}-${one.born.uf}<br>Mãe: ${one.person.mother}<br>Pai: ${one.person.father}<br>CPF: ${maskCpf(one.person.cpf)}</p><p>[ CNH VENCIDA ]<br>Categoria: AD<br>Emissão: ${shortDate(before, '.')}<br>Validade: ${shortDate(one.issued, '.')}</p><p>[ CNH NOVA ]<br>Registro: ${one.register}<br>Categoria: AE<br>Emissão: ${shortDate(one.issued, '.')}<br>Validade: ${shortDate(one.expires, '.')}<br>UF: RN<br>Observações: EAR, CETPP, CETCI</p><p>[ OUTROS ]<br>Título de eleitor: ${random.digits(12)}<br>PIS: ${random.digits(11)}<br>Curso MOPP: refazer em ${shortDate(addYears(one.issued, 4), '.')}</p>`
    return {
      paper: { font: 'Liberation Mono', sizePt: 10.5, margin: '22mm' },
      body,
      data: motoristData(one, {
        licenseClass: 'AE',
        filiation: [one.person.mother, one.person.father],
        comments: 'EAR, CETPP, CETCI',
        hasCetpp: true,
      }),
    }
  },
})
