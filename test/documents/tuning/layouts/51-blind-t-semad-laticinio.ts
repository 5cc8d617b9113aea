import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { city, firm, GRID, grid, signs, somebody, unbroken } from '../blind-t.ts'

/** SEMAD of Minas Gerais: a framed certificate, activities in a table with code, parameter and quantity. */
export const layout: Layout = licencePages('blind-t-semad-laticinio', {
  one: (random) => {
    const owner = firm(random, 'Laticínios ~ Indústria e Comércio Ltda')
    const issued = randomDate(random, 2019, 2022)
    const expires = addYears(issued, 10)
    const number = `${String(random.int(11, 98)).padStart(3, '0')}/${year(issued)}`
    const key = Array.from({ length: 6 }, () => hex(random, 2)).join('-')
    const rows = [
      [
        'D-01-06-1',
        'Fabricação de produtos de laticínios, exceto envase de leite fluido',
        'Capacidade instalada',
        `${random.int(40, 95)}.000 L/dia`,
      ],
      [
        'D-01-07-4',
        'Resfriamento e distribuição de leite em instalações industriais',
        'Capacidade instalada',
        `${random.int(20, 39)}.000 L/dia`,
      ],
      ['F-06-01-7', 'Posto de abastecimento próprio de combustíveis', 'Capacidade de armazenagem', '15 m³'],
    ]
    return {
      paper: {
        font: 'Caladea',
        sizePt: 11.5,
        margin: '16mm 18mm',
        css: `${GRID} .frame { border: 1.2mm double #6b5b2a; padding: 8mm 9mm } .grid { font-size: 9.5pt }`,
      },
      body: html`<div class="frame"><p class="c">${crest(18, '#7a3322')}<br>GOVERNO DO ESTADO DE MINAS GERAIS<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E DESENVOLVIMENTO SUSTENTÁVEL<br><span class="s">Superintendência Regional de Meio Ambiente – Zona da Mata</span></p>
<p class="c b" style="font-size:16pt;margin:5mm 0">CERTIFICADO LO Nº ${number}<br>LICENÇA DE OPERAÇÃO</p>
<p class="j">A Unidade Regional Colegiada do Conselho Estadual de Política Ambiental – COPAM, nos termos do Decreto nº 47.383, de 2 de março de 2018, concede à empresa <b>${owner.name}</b>, CNPJ ${maskCnpj(owner.id)}, Licença de Operação, na classe 4, para as atividades abaixo, no município de ${owner.city}, conforme processo administrativo nº ${random.digits(5)}/${year(issued) - 6}/004/${year(issued) - 1} e decisão em reunião de ${shortDate(issued)}.</p>
${grid(
  rows.map(([code = '', text = '', measure = '', amount = '']) => [
    unbroken(code),
    text,
    measure,
    unbroken(amount),
  ]),
  ['Código', 'Atividade', 'Parâmetro', 'Quantidade'],
)}
<p>( &nbsp; ) Sem condicionantes &nbsp;&nbsp; ( X ) Com condicionantes (listadas no Anexo I do parecer único)</p>
<p class="j">Validade da licença: <b>10 ano(s), com vencimento em ${shortDate(expires)}</b>. A licença de instalação nº ${random.int(100, 300)}/${year(issued) - 3}, com vencimento em ${shortDate(addYears(issued, 1))}, perde efeito com esta.</p>
<p class="j">O pedido de renovação será formalizado até 120 dias antes do vencimento. Este certificado não dispensa o alvará da Prefeitura Municipal de ${city(random)}.</p>
<p class="r">Ubá, ${longDate(issued)}.</p>
${signs(somebody(random), 'Superintendente Regional de Meio Ambiente')}
<p class="s c" style="margin-top:6mm">Chave de acesso: ${unbroken(key)}</p></div>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        mainActivity: rows.map(([code, text]) => `${code} ${text}`),
      },
    }
  },
})
