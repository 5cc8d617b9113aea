import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { esaj, reading, unbroken } from '../blind-b.ts'

/** Mato Grosso do Sul: numbered clauses; the curatorship follows an order of urgency. */
export const layout: Layout = {
  name: 'blind-b-clausulas-ms',
  type: 23,
  variants: ['companheiro'],
  print(random) {
    const number = caseNumber(random, 2025, '12')
    const [a, b] = [cpf(random), cpf(random)]
    const judge = 'Atílio Ferzeli Corrêa'
    const stamp = esaj(
      random,
      'https://esaj.tjms.jus.br/pastadigital/pg/abrirConferenciaDocumento.do',
      number,
      'ATILIO FERZELI CORREA',
      '2025-06-10',
      '15:02',
    )
    const powers =
      'Ao curador é permitido gerir o benefício da curatelada e autorizar tratamentos médicos, sendo-lhe vedada a prática de qualquer ato que importe diminuição do patrimônio dela'
    const body = html`<div class="c b">Tribunal de Justiça do Estado de Mato Grosso do Sul<br>Comarca de Aquidauana<br>2ª Vara Cível</div>
<p class="c b u">TERMO DE CURATELA PROVISÓRIA</p>
<p><b>Autos:</b> ${number}<br><b>Ação:</b> Interdição<br><b>Autor:</b> Lourival Xavier Miranda<br><b>Réu:</b> Creuza Ortega Valdez</p>
<ol><li>Em 10 de junho de 2025, no gabinete da 2ª Vara Cível de Aquidauana, foi tomado o compromisso a que se refere este termo.</li>
<li>CURADOR: Lourival Xavier Miranda, brasileiro, convivente em união estável, ferreiro, RG 381.207 SEJUSP/MS, CPF ${maskCpf(a)}, residente na Rua Cândido Mariano, 2077, Guanandy, Aquidauana/MS, CEP 79200-000, companheiro da curatelada.</li>
<li>CURATELADA: Creuza Ortega Valdez, CPF ${maskCpf(b)}, RG 142.996, nascida em 22/11/1952, natural de Porto Murtinho/MS, filha de Ramona Valdez e Anastácio Ortega.</li>
<li>ATO DE NOMEAÇÃO: decisão de tutela de urgência de fls. 31-33, lançada em 05/06/2025 pelo Juiz de Direito ${judge}.</li>
<li>PRAZO: até ulterior deliberação deste Juízo.</li>
<li>${powers}.</li>
<li>O curador aceita o encargo e declara que não tem demanda contra a curatelada.</li></ol>
<table class="c" style="margin-top:22mm"><tr><td>______________________________<br>Lourival Xavier Miranda</td><td>${judge}<br>Juiz de Direito<br>(assinado por certificação digital)</td></tr></table>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Andika',
            sizePt: 11,
            margin: '20mm 28mm 18mm 22mm',
            stamp: html`<div class="m">${stamp.text}</div>`,
            css: '.u{text-decoration:underline;margin:8mm 0}li{margin-bottom:3mm;text-align:justify}ol{padding-left:8mm}.m{position:fixed;right:7mm;top:16mm;height:262mm;writing-mode:vertical-rl;font:6.8pt/1.25 "Liberation Sans"}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição',
        state: 'MS',
        courtDivision: '2ª Vara Cível',
        district: 'Aquidauana',
        judgeName: judge,
        guardians: [
          {
            name: 'Lourival Xavier Miranda',
            cpf: a,
            rg: '381.207',
            rgIssuer: 'SEJUSP/MS',
            nationality: 'brasileiro',
            maritalStatus: 'convivente em união estável',
            occupation: 'ferreiro',
            address: 'Rua Cândido Mariano, 2077, Guanandy, Aquidauana/MS, CEP 79200-000',
            relationship: 'companheiro',
          },
        ],
        wards: [
          {
            name: 'Creuza Ortega Valdez',
            birthDate: '1952-11-22',
            cpf: b,
            rg: '142.996',
            placeOfBirth: 'Porto Murtinho/MS',
            filiation: ['Ramona Valdez', 'Anastácio Ortega'],
          },
        ],
        decisionDate: '2025-06-05',
        issueDate: '2025-06-10',
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        ...stamp.read,
      }),
    }
  },
}
