import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, familyOf, soul } from '../blind-j.ts'

/** TJMG: a ruled form, label above value in each box, signed by hand. */
export const layout: Layout = {
  name: 'blind-j-mg-boxes',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2024)
    const final = addDays(issued, -random.int(10, 25))
    const decided = addDays(final, -random.int(30, 60))
    const family = familyOf(random)
    const brother = soul(random, 'm', { family, from: 1958, to: 1972 })
    const sister = soul(random, 'f', { family, from: 1960, to: 1975 })
    const judge = random.pick([
      'Frederico Malard Estrela',
      'Leandro Coutinho Passarin',
      'Evaldo Guerra Penalvinha',
    ])
    const number = caseOf(random, '50', 2019, '13', '0223')
    const rg = `MG-${brother.rg.slice(0, 10)}`
    const address = `${brother.street}, ${brother.door}, Bairro ${brother.quarter}, Divinópolis/MG`
    const powers =
      'O(A) curador(a) representará o(a) curatelado(a) exclusivamente nos atos patrimoniais e negociais, devendo prestar contas anualmente em juízo, na forma do art. 84, § 4º, da Lei 13.146/15'
    const box = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><div class="s">${label}</div>${value}</td>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9.5,
          margin: '12mm 15mm',
          css: 'td{border:1px solid #444;padding:1mm 2mm;vertical-align:top} .s{color:#444;font-size:7pt} h1{font-size:13pt;text-align:center;margin:3mm 0} .t{background:#ddd;font-weight:bold;text-align:center} .sig{display:flex;justify-content:space-around;margin-top:18mm;text-align:center}',
        },
        html`<table><tr><td class="c"><b>TJMG</b></td><td><b>Tribunal de Justiça do Estado de Minas Gerais</b><br>Justiça de Primeira Instância</td><td>Comarca de Divinópolis<br>1ª Vara de Família</td></tr></table>
<h1>TERMO DE CURATELA DEFINITIVA</h1>
<table><tr>${box('Número do processo', number, 2)}${box('Natureza', 'Interdição', 2)}</tr>
<tr>${box('Data da sentença', shortDate(decided), 2)}${box('Trânsito em julgado', shortDate(final), 2)}</tr>
<tr>${box('Juiz(a) de Direito', `Dr. ${judge}`, 2)}${box('Escrivã(o) Judicial', 'Gislene Fonseca Damas', 2)}</tr>
<tr><td class="t" colspan="4">CURADOR(A)</td></tr>
<tr>${box('Nome', brother.name, 3)}${box('Parentesco com o(a) curatelado(a)', 'irmão')}</tr>
<tr>${box('Nacionalidade', 'brasileiro')}${box('Estado civil', 'casado')}${box('Profissão', 'torneiro mecânico', 2)}</tr>
<tr>${box('Identidade', rg)}${box('Órgão expedidor', 'PC/MG')}${box('CPF', maskCpf(brother.cpf), 2)}</tr>
<tr>${box('Endereço', address, 4)}</tr>
<tr><td class="t" colspan="4">CURATELADO(A)</td></tr>
<tr>${box('Nome', sister.name, 3)}${box('Data de nascimento', shortDate(sister.born))}</tr>
<tr>${box('CPF', maskCpf(sister.cpf), 2)}${box('Naturalidade', 'Carmo do Cajuru/MG', 2)}</tr>
<tr>${box('Pai', sister.father, 2)}${box('Mãe', sister.mother, 2)}</tr>
<tr><td class="t" colspan="4">COMPROMISSO</td></tr>
<tr><td colspan="4" class="j"><p>Aos ${longDate(issued)}, na Secretaria deste Juízo, o(a) curador(a) acima qualificado(a), nomeado(a) por sentença transitada em julgado, prestou o compromisso legal de exercer o encargo com retidão e zelo.</p><p>${powers}.</p><p>Para constar, lavrou-se este termo, que vai assinado.</p></td></tr></table>
<div class="sig"><div>__________________________<br>${judge}<br>Juiz de Direito</div><div>__________________________<br>${brother.name}<br>Curador</div></div>
<p class="s" style="margin-top:8mm">Rua do Fórum Inventado, 300, Divinópolis - MG - Telefone: (37) 3229-0000 &nbsp; Mod. 10.25.190-4</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJMG',
        courtDivision: '1ª Vara de Família',
        district: 'Divinópolis',
        state: 'MG',
        judgeName: judge,
        guardians: [
          guardian(brother.name, {
            cpf: brother.cpf,
            rg,
            rgIssuer: 'PC/MG',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'torneiro mecânico',
            address,
            relationship: 'irmão',
          }),
        ],
        wards: [
          ward(sister.name, {
            birthDate: sister.born,
            cpf: sister.cpf,
            placeOfBirth: 'Carmo do Cajuru/MG',
            filiation: [sister.father, sister.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, brother.name],
      }),
    }
  },
}
