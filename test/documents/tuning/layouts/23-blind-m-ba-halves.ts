import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, page, row, signingLine } from '../blind-m.ts'

/** TJBA: curator and curatee in two halves of the page; three people sign by hand. */
export const layout: Layout = {
  name: 'blind-m-ba-halves',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2017, 2023)
    const decided = addDays(issued, -random.int(2, 30))
    const [family] = families(random)
    const sister = figure(random, 'f', family, 1962, 1974)
    const brother = figure(random, 'm', family, 1975, 1988)
    const judge = random.pick(['Ariadne Bonfim Sodré', 'Milena Catharino Pinho'])
    const clerk = 'Josemar Argolo Pita'
    const number = docket(random, '050', year(decided), '05', '0274')
    const [own, his] = [rg(random), rg(random)]
    const address = `${sister.street}, ${sister.door}, ${sister.quarter}, Vitória da Conquista/BA, CEP: ${sister.postcode}`
    const powers =
      'Cabe à curadora receber e administrar os proventos do irmão, zelar por seu tratamento de saúde e representá-lo em juízo e fora dele. Não lhe é permitido dispor de bens do curatelado nem assumir obrigações em nome dele sem prévio consentimento judicial'
    return {
      html: page(
        {
          font: 'Open Sans',
          sizePt: 9.5,
          margin: '15mm 16mm',
          css: '.two{display:flex;gap:6mm;margin:5mm 0} .two>div{flex:1;border:1px solid #777} .two h4{margin:0;background:#eee;padding:1mm 2mm;font-size:9.5pt} th{text-align:left;font-weight:600;width:26mm;vertical-align:top;padding:.7mm 2mm;font-size:8.5pt} td{padding:.7mm 2mm .7mm 0}',
        },
        html`<div class="c">${crest(15, '#7a1f1f')}<br><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA</b><br>2ª VARA DE FAMÍLIA E SUCESSÕES<br>COMARCA DE VITÓRIA DA CONQUISTA</div>
<h3 class="c" style="margin:6mm 0 4mm">TERMO DE COMPROMISSO DE CURADORA</h3>
<p><b>Processo:</b> ${number} &nbsp; <b>Classe/Assunto:</b> Interdição/Curatela / Nomeação</p>
<div class="two"><div><h4>Curadora</h4><table>${row('Nome', sister.name)}${row('Vínculo', 'irmã')}${row('Nacionalidade', 'brasileira')}${row('Estado civil', 'viúva')}${row('Profissão', 'merendeira')}${row('RG', own)}${row('Emissor', 'SSP/BA')}${row('CPF', maskCpf(sister.cpf))}${row('Endereço', address)}</table></div>
<div><h4>Curatelado</h4><table>${row('Nome', brother.name)}${row('Nascimento', shortDate(brother.born))}${row('Naturalidade', 'Poções/BA')}${row('RG', his)}${row('CPF', maskCpf(brother.cpf))}${row('Mãe', brother.mother)}${row('Pai', brother.father)}</table></div></div>
<p class="j">Vitória da Conquista, ${longDate(issued)}. Nesta data, diante da MM. Juíza de Direito Dra. ${judge}, a curadora acima identificada, nomeada na decisão de ID ${random.digits(8)}, datada de ${shortDate(decided)}, prometeu cumprir com fidelidade os deveres do cargo de curadora do curatelado acima identificado.</p>
<p class="j">${powers}.</p>
${signingLine(judge, 'Juíza de Direito')}${signingLine(sister.name, 'Curadora')}${signingLine(clerk, 'Diretor de Secretaria')}`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADORA',
        kind: 'CURATELA',
        caseNumber: number,
        caseClass: 'Interdição/Curatela / Nomeação',
        court: 'TJBA',
        courtDivision: '2ª VARA DE FAMÍLIA E SUCESSÕES',
        district: 'VITÓRIA DA CONQUISTA',
        state: 'BA',
        judgeName: judge,
        guardians: [
          guardian(sister.name, {
            cpf: sister.cpf,
            rg: own,
            rgIssuer: 'SSP/BA',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'merendeira',
            address,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(brother.name, {
            birthDate: brother.born,
            cpf: brother.cpf,
            rg: his,
            placeOfBirth: 'Poções/BA',
            filiation: [brother.mother, brother.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, sister.name, clerk],
      }),
    }
  },
}
