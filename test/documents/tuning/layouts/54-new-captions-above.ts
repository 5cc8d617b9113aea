import { shortDate } from '../../generator/dates.ts'
import { type Html, html } from '../../generator/html.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk } from '../newcomers.ts'

const CSS =
  'b,.b{font-weight:normal}.g{display:grid;grid-template-columns:repeat(12,1fr);border-left:.25mm solid #333;border-top:.25mm solid #333}.g div{border-right:.25mm solid #333;border-bottom:.25mm solid #333;padding:.6mm 1.5mm 1.4mm;min-height:10mm}.g small{display:block;font-size:6.5pt;color:#333}'
const cell = (span: number, caption: string, value: string): Html =>
  html`<div style="grid-column:span ${span}"><small>${caption}</small>${value}</div>`

/** A form whose cells have their captions above the values, several side by side. */
export const layout = motoristPages('new-captions-above', {
  request(random) {
    const one = motorist(random, 'GO', 5)
    const name = one.person.name.toUpperCase()
    const [father, mother] = [one.person.father.toUpperCase(), one.person.mother.toUpperCase()]
    const body = html`<table><tr><td><b>ESTADO DE GOIÁS</b><br>DEPARTAMENTO ESTADUAL DE TRÂNSITO – DETRAN/GO</td><td class="r">Formulário 0${random.digits(2)}/HAB<br>Nº ${random.digits(8)}</td></tr></table><p class="c b">ESPELHO DO CONDUTOR – CARTEIRA NACIONAL DE HABILITAÇÃO</p>
<div class="g">${cell(8, 'NOME COMPLETO', name)}${cell(4, 'CPF', maskCpf(one.person.cpf))}
${cell(4, 'DOC. IDENTIDADE', one.person.rg)}${cell(3, 'ÓRGÃO EMISSOR / UF', one.person.rgIssuer)}${cell(3, 'NASCIMENTO', shortDate(one.person.birth))}${cell(2, 'SEXO', one.person.gender.toUpperCase())}
${cell(7, 'NATURALIDADE', one.born.city.toUpperCase())}${cell(2, 'UF', one.born.uf)}${cell(3, 'NACIONALIDADE', one.person.gender === 'f' ? 'BRASILEIRA' : 'BRASILEIRO')}
${cell(6, 'PAI', father)}${cell(6, 'MÃE', mother)}
${cell(4, 'Nº DE REGISTRO', one.register)}${cell(2, 'CATEGORIA', 'C')}${cell(3, '1ª HABILITAÇÃO', shortDate(one.first))}${cell(3, 'RENACH', one.renach)}
${cell(3, 'EMISSÃO', shortDate(one.issued))}${cell(3, 'VALIDADE', shortDate(one.expires))}${cell(4, 'MUNICÍPIO DE EMISSÃO', one.local.city.toUpperCase())}${cell(2, 'UF', 'GO')}
${cell(12, 'OBSERVAÇÕES', 'EAR; CETPP')}</div><p class="s" style="margin-top:6mm">Atendente: ${folk(random).name} – matrícula ${random.digits(6)}-${random.digits(1)}. Impresso para simples conferência.</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 9.5,
        margin: '14mm',
        css: CSS,
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'C',
        filiation: [father, mother],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'EAR; CETPP',
        hasCetpp: true,
      }),
    }
  },
  worker(random) {
    const one = motorist(random, 'ES')
    const wrong = breakCheckDigit(one.person.cpf)
    const manager = folk(random)
    const body = html`<p class="b">TRANSPORTES CAMPO ABERTO LTDA — Recursos Humanos</p><p>FICHA DE CADASTRO DE MOTORISTA — anexo da admissão</p>
<div class="g">${cell(12, 'Nome do empregado (como na CNH)', one.person.name)}${cell(3, 'Dt. nascimento', shortDate(one.person.birth))}${cell(5, 'Local de nascimento', `${one.born.city} - ${one.born.uf}`)}${cell(4, 'CPF', maskCpf(wrong))}
${cell(12, 'Filiação', `${one.person.mother}; ${one.person.father}`)}
${cell(3, 'CNH nº registro', one.register)}${cell(2, 'Categoria', 'AD')}${cell(3, 'Data da emissão', shortDate(one.issued))}${cell(4, 'Validade da CNH', shortDate(one.expires))}
${cell(3, '1ª CNH em', shortDate(one.first))}${cell(5, 'Emitida em (cidade/UF)', `${one.local.city}/ES`)}${cell(4, 'Observações da CNH', 'EAR')}
${cell(6, 'Gestor responsável', manager.name)}${cell(3, 'CPF do gestor', maskCpf(manager.cpf))}${cell(3, 'Admissão', shortDate(one.issued))}</div>`
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 9,
        margin: '18mm 15mm',
        css: CSS,
      },
      body,
      data: motoristData(one, {
        licenseClass: 'AD',
        filiation: [one.person.mother, one.person.father],
        personalNumber: wrong,
        comments: 'EAR',
        hasCetpp: false,
        documentValidation: false,
      }),
    }
  },
})
