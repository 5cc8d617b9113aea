import { addYears, shortDate } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk } from '../newcomers.ts'

/** Both parents on one line with a caption each; the city of birth far from its state. */
export const layout = motoristPages('new-parents-on-one-line', {
  far(random) {
    const one = motorist(random, 'MT')
    const three = (cells: readonly (readonly [string, string])[]) =>
      html`<div class="w">${cells.map(([a, b]) => html`<span>${a} <b>${b}</b></span>`)}</div>`
    const body = html`<table><tr><td style="width:18mm">${crest(13, '#225533')}</td><td><b>GOVERNO DO ESTADO DE MATO GROSSO</b><br>DETRAN-MT · Diretoria de Habilitação</td></tr></table><p class="b" style="margin-top:5mm">DADOS CADASTRAIS DO CONDUTOR E DA CNH</p>
${three([
  ['Nome', one.person.name],
  ['CPF', maskCpf(one.person.cpf)],
])}${three([
  ['Pai', one.person.father],
  ['Mãe', one.person.mother],
])}${three([
  ['Município de nascimento', one.born.city],
  ['Nascido em', shortDate(one.person.birth)],
  ['UF', one.born.uf],
])}${three([
  ['Nº Registro', one.register],
  ['Cat. Hab.', 'B'],
  ['PGU', one.pgu],
])}${three([
  ['1ª Hab.', shortDate(one.first)],
  ['Data de emissão', shortDate(one.issued)],
  ['Validade', shortDate(one.expires)],
])}${three([
  ['Município de emissão', one.local.city],
  ['Restrições', 'nenhuma'],
  ['UF', 'MT'],
])}${three([['Observações', '']])}
<p class="s" style="margin-top:10mm">Última alteração em ${shortDate(addYears(one.issued, 1))} pelo usuário ${folk(random).name.toLowerCase().replaceAll(' ', '.')}.</p>`
    return {
      paper: {
        font: 'PT Sans',
        sizePt: 10.5,
        margin: '18mm',
        css: '.w{display:flex;justify-content:space-between;border-bottom:.2mm solid #bbb;padding:1.8mm 0}',
      },
      body,
      data: motoristData(one, { licenseClass: 'B', hasCetpp: false }),
    }
  },
  numbered(random) {
    const one = motorist(random, 'SC', 10)
    const [mother, second] = [
      one.person.mother.toUpperCase(),
      folk(random, { gender: 'f' }).name.toUpperCase(),
    ]
    const name = one.person.name.toUpperCase()
    const body = html`<p class="c b">CADASTRO DE CANDIDATO A MOTORISTA ESCOLAR</p><p class="c">Cooperativa de Transporte Dois Riachos</p><table class="t">
<tr><td>Nome:</td><td colspan="3">${name}</td></tr><tr><td>Filiação 1:</td><td>${mother}</td><td>Filiação 2:</td><td>${second}</td></tr><tr><td>Nascimento:</td><td>${shortDate(one.person.birth, '-')}</td><td>Estado de nascimento:</td><td>${one.born.uf}</td></tr><tr><td>Cidade de nascimento:</td><td>${one.born.city.toUpperCase()}</td><td>CPF:</td><td>${maskCpf(one.person.cpf)}</td></tr>
<tr><td>Habilitação nº:</td><td>${one.register}</td><td>Categoria:</td><td>AD</td></tr><tr><td>Emissão:</td><td>${shortDate(one.issued, '-')}</td><td>Validade:</td><td>${shortDate(one.expires, '-')}</td></tr><tr><td>Órgão emissor:</td><td>DETRAN-SC</td><td>Observações:</td><td>EAR, CETE</td></tr></table><p>Contato de emergência: ${folk(random).name}, (4${random.int(7, 9)}) 9${random.digits(4)}-${random.digits(4)}</p><p>Curso de transporte escolar concluído em ${shortDate(addYears(one.issued, -2), '-')}, válido até ${shortDate(addYears(one.issued, 3), '-')}.</p>`
    return {
      paper: {
        font: 'Caladea',
        sizePt: 11,
        margin: '22mm 18mm',
        css: '.t td{padding:1.2mm 1.5mm}.t td:nth-child(odd){color:#444}.t{border:.4mm solid #555;margin:5mm 0}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'AD',
        filiation: [mother, second],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'EAR, CETE',
        hasCetpp: false,
      }),
    }
  },
})
