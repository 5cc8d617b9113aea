import { addDays, addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, familyOf, soul } from '../blind-j.ts'

/** TJAM: a draft of a term, marked MINUTA, that nobody has signed. */
export const layout: Layout = {
  name: 'blind-j-am-draft',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(4, 16))
    const family = familyOf(random)
    const son = soul(random, 'm', { family, from: 1968, to: 1985 })
    const mother = soul(random, 'f', { family, from: 1936, to: 1948 })
    const judge = random.pick(['Márcia Pauini Seráfico', 'Naira Coari Valente', 'Dídimo Purus Monteverde'])
    const number = caseOf(random, '06', 2020, '04', '0001')
    const address = `${son.street}, casa ${son.door}, ${son.quarter}, Manaus/AM, CEP ${son.postcode}`
    const powers =
      'A presente nomeação restringe-se aos atos de administração ordinária, não autorizando o levantamento de quantias superiores a 3 (três) salários mínimos mensais'
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 11,
          margin: '16mm 22mm',
          css: '.m{position:fixed;top:110mm;left:20mm;font-size:90pt;color:#ddd;transform:rotate(-35deg);z-index:-1} h1{font-size:14pt;text-align:center}',
        },
        html`${raw('<div class="m">MINUTA</div>')}<div class="c">${crest(15, '#555')}<br>Estado do Amazonas<br>Poder Judiciário<br>Comarca de Manaus<br>5ª Vara de Família</div>
<h1>Termo de Compromisso de Curador Provisório</h1>
<table class="s"><tr><td>Processo n.º ${number}</td><td>Ação: Curatela</td></tr><tr><td>Requerente: ${son.name}</td><td>Requerida: ${mother.name}</td></tr></table>
<p class="j" style="margin-top:5mm">Em ${longDate(issued)}, nesta cidade de Manaus, na sede da 5ª Vara de Família, a MM.ª autoridade judiciária, ${judge}, recebeu de <b>${son.name}</b>, brasileiro, solteiro, professor, RG n.º ${son.rg} – SSP/AM, CPF n.º ${maskCpf(son.cpf)}, filho da curatelanda, residente na ${address}, o compromisso de exercer a função de CURADOR PROVISÓRIO de <b>${mother.name}</b>, viúva, CPF n.º ${maskCpf(mother.cpf)}, nascida a ${shortDate(mother.born)} em Parintins/AM, conforme decisão interlocutória de ${shortDate(decided)}, pelo prazo de 1 (um) ano.</p>
<p class="j">${powers}.</p>
<p class="j">Do que, para constar, é lavrado este termo.</p>
<p class="c s" style="margin-top:12mm">[MINUTA – documento pendente de conferência e assinatura]</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Compromisso de Curador Provisório',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Curatela',
        court: 'TJAM',
        courtDivision: '5ª Vara de Família',
        district: 'Manaus',
        state: 'AM',
        judgeName: judge,
        guardians: [
          guardian(son.name, {
            cpf: son.cpf,
            rg: son.rg,
            rgIssuer: 'SSP/AM',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'professor',
            address,
            relationship: 'filho',
          }),
        ],
        wards: [ward(mother.name, { birthDate: mother.born, cpf: mother.cpf, placeOfBirth: 'Parintins/AM' })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(issued, 1),
        validityText: '1 (um) ano',
        powers,
        documentValidation: false,
      }),
    }
  },
}
