import { addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk, pairRows } from '../newcomers.ts'

/** Lists that leave things out or have a number with a wrong digit. */
export const layout = motoristPages('new-not-all-there', {
  'no-cpf'(random) {
    const one = motorist(random, 'PA')
    const name = one.person.name.toUpperCase()
    const body = html`<p>GOVERNO DO ESTADO DO PARÁ<br>DEPARTAMENTO DE TRÂNSITO DO ESTADO – DETRAN/PA</p><p>CONSULTA RESUMIDA DE HABILITAÇÃO</p><table class="t">${pairRows(
      [
        ['Condutor', name],
        ['Registro Nacional', one.register],
        ['Nascimento', shortDate(one.person.birth)],
        ['Categoria', 'B'],
        ['Validade', shortDate(one.expires)],
        ['Situação', 'Ativa'],
        ['Validade do exame de aptidão', shortDate(addYears(one.issued, 5))],
      ],
    )}</table><p class="s">CPF e filiação ocultos por força da Lei 13.709/2018. Consulta por ${folk(random).name}, CPF ${maskCpf(folk(random).cpf)}.</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 11,
        margin: '20mm',
        css: '.t td{border-bottom:.2mm solid #999;padding:1.2mm 1mm}.t{margin:4mm 0}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'B',
        filiation: [],
        personalNumber: null,
        placeOfBirth: null,
        issueDate: null,
        documentValidation: false,
      }),
    }
  },
  'wrong-register'(random) {
    const one = motorist(random, 'TO')
    const wrong = breakCheckDigit(one.register)
    const body = html`<p class="c">MUNICÍPIO DE ${one.local.city.toUpperCase()} – ESTADO DO TOCANTINS<br>Departamento de Transportes</p><p class="c">CADASTRO DE CONDUTOR DA FROTA MUNICIPAL</p><p>Condutor: ${one.person.name} &#160;&#160; Matrícula: ${random.digits(5)}<br>Nascimento: ${shortDate(one.person.birth)} &#160;&#160; Local de nascimento: ${one.born.city}/${one.born.uf}<br>Pai: ${one.person.father}<br>Mãe: ${one.person.mother}<br>CPF: ${maskCpf(one.person.cpf)}<br>CNH (nº de registro): ${wrong}<br>Categoria: C &#160;&#160; 1ª habilitação: ${shortDate(one.first)}<br>Emissão: ${shortDate(one.issued)} &#160;&#160; Validade: ${shortDate(one.expires)}<br>Órgão expedidor: DETRAN-TO<br>Observações: EAR, B</p><p>Autorizado a conduzir o veículo oficial até ${shortDate(addYears(one.issued, 2))}.</p><p>Chefe do setor: ${folk(random).name}</p>`
    return {
      paper: { font: 'Open Sans', sizePt: 11, margin: '22mm' },
      body,
      data: motoristData(one, {
        licenseClass: 'C',
        licenseNumber: wrong,
        comments: 'EAR, B',
        hasCetpp: false,
        documentValidation: false,
      }),
    }
  },
})
