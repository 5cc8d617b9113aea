import { addDays, addYears, longDate, shortDate } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk, pairRows } from '../newcomers.ts'

/** A certificate of the register (certidão de prontuário): a paragraph, then the record, then what was issued before. */
export const layout = motoristPages('new-register-certificate', {
  points(random) {
    const one = motorist(random, 'SC')
    const name = one.person.name.toUpperCase()
    const clerk = folk(random)
    const day = addDays(one.issued, random.int(60, 300))
    const row = (...cells: string[]) => html`<tr>${cells.map((text) => html`<td>${text}</td>`)}</tr>`
    const body = html`<div class="c">${crest(14)}<br><b>ESTADO DE SANTA CATARINA</b><br>Departamento Estadual de Trânsito<br>Gerência de Habilitação de Condutores</div><h1>CERTIDÃO DE PRONTUÁRIO Nº ${random.digits(6)}/${day.slice(0, 4)}</h1>
<p class="j">Certificamos, a pedido da parte interessada, que consta do Registro Nacional de Condutores Habilitados o seguinte prontuário:</p>
<table class="p">${pairRows([
      ['Nome', name],
      ['Filiação', `${one.person.father.toUpperCase()} e ${one.person.mother.toUpperCase()}`],
      ['Nascimento', `${shortDate(one.person.birth)}, em ${one.born.city.toUpperCase()} - ${one.born.uf}`],
      ['CPF', maskCpf(one.person.cpf)],
      ['Registro', one.register],
      ['Categoria atual', 'AB'],
      ['Emissão', shortDate(one.issued)],
      ['Validade', shortDate(one.expires)],
      ['Local da emissão', `${one.local.city.toUpperCase()}/SC`],
      ['Observações', 'EAR'],
    ])}</table>
<p><b>Histórico de emissões</b></p><table class="h"><tr><td>Documento</td><td>Categoria</td><td>Emissão</td><td>Validade</td></tr>${row('Permissão', 'B', shortDate(one.first), shortDate(addYears(one.first, 1)))}${row('CNH', 'B', shortDate(addYears(one.first, 1)), shortDate(addYears(one.issued, -1)))}</table>
<p>Pontuação nos últimos doze meses: 4 (quatro). Não há suspensão nem cassação.</p><p>${one.local.city}, ${longDate(day)}.</p><p class="c" style="margin-top:12mm">${clerk.name}<br>Analista Técnico – CPF ${maskCpf(clerk.cpf)}</p><p class="s">Código de controle da certidão: ${hex(random, 16)}</p>`
    return {
      paper: {
        font: 'Gentium Plus',
        sizePt: 11,
        margin: '18mm 24mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:13pt;text-align:center}.p td{padding:.6mm 2mm;vertical-align:top}.p td:first-child{width:42mm}.h td{border:.2mm solid #666;padding:.5mm 2mm}.h{margin:2mm 0 4mm}',
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
  prose(random) {
    const one = motorist(random, 'BA', 5)
    const g = one.person.gender === 'f'
    const head = folk(random, { gender: 'm' })
    const day = addDays(one.issued, random.int(40, 200))
    const body = html`<p class="c b">GOVERNO DO ESTADO DA BAHIA<br>DEPARTAMENTO ESTADUAL DE TRÂNSITO – DETRAN/BA<br>CIRETRAN DE ${one.local.city.toUpperCase()}</p><h1>C E R T I D Ã O</h1>
<p class="j">O Coordenador da CIRETRAN de ${one.local.city}, ${head.name}, CPF ${maskCpf(head.cpf)}, no uso de suas atribuições, CERTIFICA que, revendo o cadastro de condutores, dele consta:</p>
<p class="j">NOME: ${one.person.name}; NATURALIDADE: ${one.born.city}/${one.born.uf}; DATA DE NASCIMENTO: ${shortDate(one.person.birth)}; NOME DO PAI: ${one.person.father}; NOME DA MÃE: ${one.person.mother}; CPF: ${maskCpf(one.person.cpf)}; CARTEIRA NACIONAL DE HABILITAÇÃO, REGISTRO Nº: ${one.register}; CATEGORIA: E; PRIMEIRA HABILITAÇÃO: ${shortDate(one.first)}; DATA DE EMISSÃO: ${shortDate(one.issued)}; VALIDADE: ${shortDate(one.expires)}; OBSERVAÇÕES: EAR, CETPP, CETVE.</p>
<p class="j">Certifica ainda que ${g ? 'a condutora' : 'o condutor'} não responde a processo de suspensão do direito de dirigir. A presente certidão tem validade de 30 (trinta) dias, até ${shortDate(addDays(day, 30))}, e foi requerida por ${folk(random).name}, procurador${random.chance(0.5) ? '' : ' habilitado'}, CPF ${maskCpf(cpf(random))}.</p><p class="r">${one.local.city} (BA), ${longDate(day)}.</p>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 12.5,
        margin: '28mm 26mm',
        css: 'h1{font-size:15pt;text-align:center;margin:10mm 0}p.j{line-height:1.7;text-indent:15mm}',
      },
      body,
      data: motoristData(one, { licenseClass: 'E', comments: 'EAR, CETPP, CETVE', hasCetpp: true }),
    }
  },
})
