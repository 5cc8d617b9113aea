import { addYears, shortDate } from '../../generator/dates.ts'
import { type Html, html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk } from '../newcomers.ts'

/** The captions of the card, with their numbers, copied into a list or a transcript. */
export const layout = motoristPages('new-card-captions-typed', {
  transcript(random) {
    const one = motorist(random, 'RS', 10, [2022, 2025])
    const name = one.person.name.toUpperCase()
    const line = (caption: string, value: string | Html): Html => html`<div>${caption}<br>${value}</div>`
    const translator = folk(random)
    const body = html`<p>TRANSCRIÇÃO JURAMENTADA Nº ${random.digits(4)} – Livro ${random.digits(2)}, fls. ${random.digits(3)}</p><p>${translator.name}, tradutor público, matrícula JUCISRS ${random.digits(3)}, CPF ${maskCpf(translator.cpf)}, transcreve o documento apresentado:</p><p>REPÚBLICA FEDERATIVA DO BRASIL – SECRETARIA NACIONAL DE TRÂNSITO<br>CARTEIRA NACIONAL DE HABILITAÇÃO</p><div class="w">${line('2 e 1 NOME E SOBRENOME', name)}${line('1ª HABILITAÇÃO', shortDate(one.first))}${line('3 DATA, LOCAL E UF DE NASCIMENTO', `${shortDate(one.person.birth)}, ${one.born.city.toUpperCase()}, ${one.born.uf}`)}${line('4a DATA EMISSÃO', shortDate(one.issued))}${line('4b VALIDADE', shortDate(one.expires))}${line('4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${one.person.rg.replace(/\D/g, '')} SSP ${one.born.uf}`)}${line('4d CPF', maskCpf(one.person.cpf))}${line('5 Nº REGISTRO', one.register)}${line('9 CAT. HAB.', 'B')}${line('NACIONALIDADE', 'BRASILEIRO(A)')}${line('FILIAÇÃO', html`${one.person.father.toUpperCase()}<br>${one.person.mother.toUpperCase()}`)}${line('OBSERVAÇÕES', 'A')}${line('LOCAL', `${one.local.city.toUpperCase()}, RS`)}</div><p>Transcrito em ${shortDate(addYears(one.issued, 1))}. Emolumentos: R$ 84,10.</p>`
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 10,
        margin: '20mm 24mm',
        css: '.w{column-count:2;column-gap:10mm;margin:4mm 0}.w div{break-inside:avoid;margin-bottom:2.5mm}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'B',
        filiation: [one.person.father.toUpperCase(), one.person.mother.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'A',
        hasCetpp: false,
      }),
    }
  },
  abroad(random) {
    const one = motorist(random, 'SP', 10, [2022, 2025])
    const name = one.person.name.toUpperCase()
    const body = html`<p class="r">Polícia Civil – 3º DP de ${one.local.city}<br>Boletim ${random.digits(6)}/${Number(one.issued.slice(0, 4)) + 1}</p><p>AUTO DE APREENSÃO – CARTEIRA NACIONAL DE HABILITAÇÃO</p><p class="j">Autoridade: ${folk(random).name}, Delegado(a) de Polícia. Escrivão: ${folk(random).name}. Apresentada por ${folk(random).name}, CPF ${maskCpf(folk(random).cpf)}.</p><p>NOME E SOBRENOME: ${name}<br>DATA E LOCAL DE NASCIMENTO: ${shortDate(one.person.birth)} - LISBOA/EX<br>EMISSÃO: ${shortDate(one.issued)} &#160; VALIDADE: ${shortDate(one.expires)} &#160; 1ª HAB: ${shortDate(one.first)}<br>CPF: ${maskCpf(one.person.cpf)} &#160; REGISTRO: ${one.register} &#160; CATEGORIA: AB<br>MÃE: ${one.person.mother.toUpperCase()} &#160; PAI: ${one.person.father.toUpperCase()}<br>EMISSOR: DETRAN SP &#160; ESPELHO: ${one.form}<br>OBSERVAÇÕES: E</p><p class="j">O documento foi retido por suspeita de embriaguez, na forma do art. 165 do CTB, e será restituído após decisão do órgão de trânsito, com prazo de defesa até ${shortDate(addYears(one.issued, 2))}.</p>`
    return {
      paper: { font: 'Liberation Sans Narrow', sizePt: 12, margin: '22mm' },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'AB',
        filiation: [one.person.mother.toUpperCase(), one.person.father.toUpperCase()],
        placeOfBirth: 'LISBOA/EX',
        comments: 'E',
        hasCetpp: false,
      }),
    }
  },
})
