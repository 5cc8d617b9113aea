import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { branchOf, maskCnpj } from '../../generator/numbers.ts'
import { business, clauses, duties, human, LINES, lined, undersigned } from '../blind-w.ts'

/** SEMACE of Ceará: a department behind the number, two processes of a weaving mill, the head office's CNPJ in a condition. */
export const layout: Layout = licencePages('blind-w-semace-textil', {
  one: (random) => {
    const owner = business(random, '# TÊXTIL INDÚSTRIA E COMÉRCIO LTDA', '0004')
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 3)
    const number = `${random.int(102, 488)}/${year(issued)}`
    const activities = ['Fiação e tecelagem de algodão', 'Tinturaria e acabamento de tecidos']
    return {
      paper: { font: 'Roboto', sizePt: 10.5, margin: '15mm 19mm', css: LINES },
      body: html`<table><tr><td><b>GOVERNO DO ESTADO DO CEARÁ</b><br>Secretaria do Meio Ambiente e Mudança do Clima</td><td class="r"><b>SEMACE</b><br>Superintendência Estadual do Meio Ambiente</td></tr></table>
<p class="c b" style="font-size:14pt;margin:5mm 0 2mm">RENOVAÇÃO DA LICENÇA DE OPERAÇÃO Nº ${number} - DICOP</p>
<p class="c b" style="border:.5mm solid #111;width:70mm;margin:0 auto 4mm;padding:1mm">VALIDADE ATÉ: ${shortDate(expires)}</p>
<p class="j">A SUPERINTENDÊNCIA ESTADUAL DO MEIO AMBIENTE – SEMACE, no uso de suas atribuições e com base na Lei nº 11.411, de 28 de dezembro de 1987, expede a presente renovação, que autoriza a:</p>
${lined(
  [],
  [
    ['NOME / RAZÃO SOCIAL', owner.name.toUpperCase()],
    ['CNPJ/CPF', maskCnpj(owner.id)],
    ['ENDEREÇO', `${owner.street}, ${owner.door} - ${owner.quarter}`],
    ['MUNICÍPIO', owner.town],
    ['PROCESSO SPU', `${random.digits(8)}/${year(issued) - 1}`],
    [
      'LICENÇA RENOVADA',
      `LO nº ${random.int(50, 300)}/${year(issued) - 3} - DICOP, vencida em ${shortDate(addYears(expires, -3))}`,
    ],
    ['ATIVIDADES', html`${activities[0]}<br>${activities[1]}`],
  ],
)}
<p class="b">CONDICIONANTES</p>
${clauses(duties(random, 8, issued), (place) => `${place}.`)}
<p class="j">9. A matriz, de CNPJ ${maskCnpj(branchOf(owner.id, '0001'))}, responde solidariamente pelas obrigações desta unidade.</p>
<p class="r">Fortaleza, ${longDate(issued)}.</p>
<table><tr><td>${undersigned(human(random), 'Diretor de Controle e Proteção')}</td><td>${undersigned(human(random), 'Superintendente')}</td></tr></table>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: activities,
      },
    }
  },
})
