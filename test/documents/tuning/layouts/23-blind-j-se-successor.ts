import { addDays, addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, familyOf, soul } from '../blind-j.ts'

/** TJSE: a sister follows the mother, who died, as curator; the first curator, her case and her sentence are near by. */
export const layout: Layout = {
  name: 'blind-j-se-successor',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(7, 21))
    const family = familyOf(random)
    const sister = soul(random, 'f', { family, from: 1970, to: 1982 })
    const mother = { name: `Perpétua ${family}` }
    const brother = soul(random, 'm', { family, from: 1968, to: 1985 })
    const judge = random.pick([
      'Christina Japaratuba Sá',
      'Dauquíria Vaza-Barris Melo',
      'Elvira Cotinguiba Almada',
    ])
    const number = caseOf(random, '00', 2019, '25', '0053')
    const former = caseOf(random, '00', 2008, '25', '0053')
    const address = `${sister.street}, ${sister.door}, Conj. Inácio Fictício, ${sister.quarter}, Itabaiana/SE, ${sister.postcode}`
    const powers =
      'A curadora ora nomeada responderá pelos bens e rendas do curatelado desde esta data, deverá arrolar em 30 (trinta) dias o que receber e submeterá suas contas ao Juízo todo mês de janeiro'
    return {
      html: sheet(
        {
          font: 'PT Serif',
          sizePt: 11.5,
          margin: '18mm 24mm',
          css: 'h1{font-size:13.5pt;text-align:center;margin:8mm 0} .j{text-indent:12mm;line-height:1.5}',
        },
        html`<div class="c">${crest(16, '#235')}<br>PODER JUDICIÁRIO DO ESTADO DE SERGIPE<br>COMARCA DE ITABAIANA<br>2ª VARA CÍVEL<br><span class="s">Fórum Professor Inventado Serra, Av. da Feira, 1012 – Itabaiana/SE</span></div>
<h1>TERMO DE SUBSTITUIÇÃO DE CURADOR</h1>
<p>Nº do processo: ${number}<br>Classe: Remoção, modificação e dispensa de tutor ou curador<br>Processo originário: ${former}</p>
<p class="j">Considerando que ${mother.name}, curadora nomeada por sentença de ${shortDate(addYears(decided, -11))}, faleceu em ${shortDate(addDays(decided, -123))}, e à vista da decisão de ${shortDate(decided)}, da Juíza de Direito ${judge}, que nomeou nova curadora, compareceu nesta data em Secretaria ${sister.name}, brasileira, casada, feirante, RG nº ${sister.rg} SSP/SE, CPF nº ${maskCpf(sister.cpf)}, residente na ${address}, irmã, e prestou o compromisso de exercer em definitivo a curatela de ${brother.name}, brasileiro, solteiro, nascido em ${shortDate(brother.born)}, RG nº ${brother.rg}, CPF nº ${maskCpf(brother.cpf)}, filho de ${brother.father} e de ${mother.name}.</p>
<p class="j">${powers}.</p>
<p class="j">Do que, para constar, lavrei este termo em duas vias, ficando sem efeito o anterior.</p>
<p class="r">Itabaiana, ${longDate(issued)}.</p>
<div style="display:flex;justify-content:space-between;margin-top:20mm" class="c"><div>__________________________<br>${judge}<br>Juíza de Direito</div><div>__________________________<br>${sister.name}<br>Compromissada</div></div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE SUBSTITUIÇÃO DE CURADOR',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Remoção, modificação e dispensa de tutor ou curador',
        court: 'TJSE',
        courtDivision: '2ª VARA CÍVEL',
        district: 'ITABAIANA',
        forum: 'Fórum Professor Inventado Serra',
        state: 'SE',
        judgeName: judge,
        guardians: [
          guardian(sister.name, {
            cpf: sister.cpf,
            rg: sister.rg,
            rgIssuer: 'SSP/SE',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'feirante',
            address,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(brother.name, {
            birthDate: brother.born,
            cpf: brother.cpf,
            rg: brother.rg,
            filiation: [brother.father, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, sister.name],
      }),
    }
  },
}
