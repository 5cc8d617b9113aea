import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper, rows, signOn } from '../blind-v.ts'

/** A clerk's own table of a word processor, with the court's name on top: curator and curatee in two columns of values. */
export const layout: Layout = {
  name: 'blind-v-stranger-tabela',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, person, surname } = cast(random)
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(5, 40))
    const [family, other] = [surname(), surname()]
    const cousin = person('man', family)
    const curatee = person('woman', other)
    const births = [bornBefore(random, issued, 35, 60), bornBefore(random, issued, 30, 64)] as const
    const magistrate = judge('f')
    const number = cnj(random, '00#####', year(decided), '08', '0030')
    const [identity, hers] = [figures(random, '*.###.###'), figures(random, '*.###.###')]
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Linhares/ES, CEP ${cep}`)
    const title = 'TERMO DE COMPROMISSO - CURATELA'
    const powers = 'Administrar os proventos da curatelada e assinar por ela contratos de saúde e de moradia'
    return {
      html: paper(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '20mm 22mm',
          css: 'td{border:.25mm solid #000;padding:1mm 2mm;vertical-align:top;width:37%}td:first-child{width:26%;background:#f2f2f2}.o td:nth-child(2){width:74%}',
        },
        html`<p class="c">PODER JUDICIÁRIO DO ESTADO DO ESPÍRITO SANTO<br>Comarca de Linhares<br>3ª Vara Cível, Família e Sucessões</p>
<p class="c b" style="font-size:13pt">${title}</p>
<table class="o" style="margin-bottom:4mm">${rows([
          ['Processo', number],
          ['Juíza de Direito', magistrate],
          ['Decisão', shortDate(decided)],
        ])}</table>
<table style="margin-bottom:4mm">${rows([
          ['', html`<b>CURADOR</b>`, html`<b>CURATELADA</b>`],
          ['Nome', cousin.name, curatee.name],
          ['Data de nascimento', shortDate(births[0]), shortDate(births[1])],
          ['CPF', maskCpf(cousin.cpf), maskCpf(curatee.cpf)],
          ['RG', `${identity} SPTC/ES`, `${hers} SPTC/ES`],
          ['Nacionalidade', 'brasileiro', 'brasileira'],
          ['Estado civil', 'casado', 'solteira'],
          ['Profissão', 'torneiro mecânico', 'não exerce'],
          ['Parentesco', 'primo', '---'],
        ])}</table>
<table class="o">${rows([
          ['Endereço do curador', address],
          ['Poderes', powers],
        ])}</table>
<p style="margin-top:6mm">O curador aceita o encargo.</p><p>Linhares, ${longDate(issued)}.</p>
${signOn(80, cousin.name)}${signOn(80, magistrate)}`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        caseNumber: number,
        court: 'TJES',
        courtDivision: '3ª Vara Cível, Família e Sucessões',
        district: 'Linhares',
        state: 'ES',
        judgeName: magistrate,
        guardians: [
          guardian(cousin.name, {
            cpf: cousin.cpf,
            rg: identity,
            rgIssuer: 'SPTC/ES',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'torneiro mecânico',
            address,
            relationship: 'primo',
          }),
        ],
        wards: [ward(curatee.name, { birthDate: births[1], cpf: curatee.cpf, rg: hers })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [cousin.name, magistrate],
      }),
    }
  },
}
