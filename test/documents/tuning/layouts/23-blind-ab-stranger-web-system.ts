import { addDays, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, troupe } from '../blind-ab.ts'

/** A care home's web system, printed from the browser: cards in two columns, captions above. */
export const layout: Layout = {
  name: 'blind-ab-stranger-web-system',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random)
    const number = caseNumber(random, year(filed), '14')
    const family = cast.family()
    const [nephew, old, judge, user] = [cast.man(family), cast.woman(family), cast.woman(), cast.woman()]
    const [mother, father] = [cast.woman(family), cast.man(family)]
    const at = home(random)
    const address = `${at.street}, ${at.door}, ${at.quarter}, Igarapé das Garças/PA, CEP ${at.postcode}`
    const powers =
      'O curador administra o benefício assistencial da curatelada e responde por ela perante a instituição de acolhimento'
    const field = (caption: string, value: string) =>
      html`<div class="f"><div class="q">${caption}</div><div>${value}</div></div>`
    const body = html`<div class="url"><span>${shortDate(addDays(issued, 40))}, 09:14</span><span>Lar Vovô Tito – Gestão de Moradores</span></div>
<div class="nav"><b>Lar Vovô Tito</b><span>Moradores</span><span>Prontuário</span><span>Documentos</span><span>Financeiro</span><i>${user.name.split(' ')[0]} (sair)</i></div>
<p class="bc">Início › Moradores › Documentos › Visualizar</p><h1>Termo de Curatela Provisória</h1>
<div class="card"><h2>Dados do termo</h2><div class="two">${field('Número do processo', number)}${field('Vara', '5ª Vara Cível')}${field('Comarca', 'Igarapé das Garças')}${field('Nome da juíza', judge.name)}${field('Data da decisão de nomeação', shortDate(decided))}${field('Data do termo', shortDate(issued))}</div>${field('Prazo', 'até ulterior deliberação deste Juízo')}${field('Poderes e limites', `${powers}.`)}</div>
<div class="two"><div class="card"><h2>Curador</h2>${field('Nome', nephew.name)}${field('CPF', nephew.printedCpf)}${field('RG', nephew.rg)}${field('Órgão emissor', 'PC/PA')}${field('Nacionalidade', 'brasileiro')}${field('Estado civil', 'viúvo')}${field('Profissão', 'barqueiro')}${field('Parentesco', 'sobrinho')}${field('Endereço', address)}</div>
<div class="card"><h2>Curatelada</h2>${field('Nome', old.name)}${field('CPF', old.printedCpf)}${field('RG', old.rg)}${field('Data de nascimento', shortDate(old.birth))}${field('Naturalidade', 'Vila do Açaí/PA')}${field('Pai', father.name)}${field('Mãe', mother.name)}${field('Quarto / leito', `${random.int(1, 30)} / B`)}${field('Plano de saúde', 'não possui')}</div></div>
<p><span class="bt">Editar</span> <span class="bt">Anexar arquivo</span> <span class="bt">Voltar</span></p><p class="url"><span>v. 3.11.2</span><span>1/1</span></p>`
    return {
      html: paper(
        {
          font: 'Roboto',
          sizePt: 9.5,
          margin: '8mm 12mm',
          css: '.url{display:flex;justify-content:space-between;font-size:7.5pt;color:#555;margin-bottom:3mm}.nav{background:#23405e;color:#fff;padding:3mm;display:flex;gap:7mm}.nav i{margin-left:auto}.bc{color:#777;font-size:8pt;margin:3mm 0 1mm}h1{font-size:17pt;font-weight:500;margin:0 0 3mm}h2{font-size:11pt;margin:0 0 2mm;color:#23405e}.card{border:.25mm solid #ccc;border-radius:1.5mm;padding:3mm;margin-bottom:4mm}.two{display:grid;grid-template-columns:1fr 1fr;column-gap:5mm}.f{margin-bottom:1.8mm}.q{font-size:7.6pt;color:#6a6a6a}.bt{border:.25mm solid #23405e;border-radius:1mm;padding:1mm 4mm;color:#23405e}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Curatela Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPA',
        state: 'PA',
        courtDivision: '5ª Vara Cível',
        district: 'Igarapé das Garças',
        judgeName: judge.name,
        guardians: [
          guardian(nephew.name, {
            cpf: nephew.cpf,
            rg: nephew.rg,
            rgIssuer: 'PC/PA',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'barqueiro',
            address,
            relationship: 'sobrinho',
          }),
        ],
        wards: [
          ward(old.name, {
            birthDate: old.birth,
            cpf: old.cpf,
            rg: old.rg,
            placeOfBirth: 'Vila do Açaí/PA',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        documentValidation: false,
      }),
    }
  },
}
