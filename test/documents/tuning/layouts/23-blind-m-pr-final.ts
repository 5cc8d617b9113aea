import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, page } from '../blind-m.ts'

/** TJPR, Projudi: the wife is definitive curator; the signature has a day and no hour. */
export const layout: Layout = {
  name: 'blind-m-pr-final',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2024)
    const decided = addDays(issued, -random.int(50, 90))
    const signed = addDays(issued, random.int(0, 2))
    const [family, herFamily] = families(random)
    const wife = figure(random, 'f', herFamily, 1955, 1968)
    const man = figure(random, 'm', family, 1950, 1964)
    const judge = random.pick(['Rodrigo Scharf Lacerda', 'Thiago Bonin Campestrini'])
    const number = docket(random, '000', year(decided) - 1, '16', '0095')
    const identity = rg(random)
    const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']
    const block = (count: number): string =>
      Array.from({ length: count }, () => random.pick(letters)).join('')
    const identifier = `PJ${block(3)} ${block(5)} ${block(5)} ${block(5)}`
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const address = `${wife.street}, ${wife.door}, fundos, ${wife.quarter}, Irati/PR, CEP ${wife.postcode}`
    const powers =
      'ficando a curadora investida dos poderes de representação do marido para atos patrimoniais e negociais, vedados o empréstimo, a hipoteca, a venda e a doação de bens sem licença do Juízo'
    return {
      html: page(
        {
          font: 'Noto Serif',
          sizePt: 10,
          margin: '20mm 25mm',
          css: 'p.j{text-indent:12mm;line-height:1.6} .pj{font-size:7.5pt;color:#333;border-top:1px dotted #555;padding-top:2mm;margin-top:22mm}',
        },
        html`<p class="c b">PODER JUDICIÁRIO DO ESTADO DO PARANÁ<br>COMARCA DE IRATI<br>VARA DE FAMÍLIA E SUCESSÕES</p>
<p class="c s">Rua Pacífico Borges, 120 - 2º andar - Rio Bonito - Irati/PR - CEP: 84.500-000 - E-mail: ira-fam@exemplo.jus.br</p>
<p style="margin-top:8mm">Autos nº: <b>${number}</b><br>Ação: Interdição<br>Valor da Causa: R$ 1.000,00</p>
<p class="c b" style="font-size:14pt;margin:9mm 0">TERMO DE CURATELA DEFINITIVA</p>
<p class="j">Em ${longDate(issued)}, em cartório, perante mim, Analista Judiciária, fez-se presente <b>${wife.name}</b>, brasileira, casada, comerciante, carteira de identidade nº ${identity} (SESP/PR), inscrita no CPF sob o nº ${maskCpf(wife.cpf)}, moradora e domiciliada na ${address}, que, na qualidade de esposa, assinou compromisso como <b>CURADORA DEFINITIVA</b> de <b>${man.name}</b>, CPF nº ${maskCpf(man.cpf)}, nascido no dia ${longDate(man.born)}, filho de ${man.mother} e ${man.father}, interditado pela sentença de mov. ${random.int(80, 140)}.1, prolatada em ${shortDate(decided)} pelo MM. Juiz de Direito, Dr. ${judge}, e já transitada em julgado, ${powers}.</p>
<p class="j">Disse a compromissada que aceita o múnus. Do que, para constar, lavro o presente. Eu, Analista Judiciária, o subscrevo.</p>
<p class="c" style="margin-top:16mm">_______________________________<br>COMPROMISSADA</p>
<div class="pj">Assinado digitalmente por ${judge.toUpperCase()} em ${shortDate(signed)}.<br>Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${identifier}</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJPR',
        courtDivision: 'VARA DE FAMÍLIA E SUCESSÕES',
        district: 'IRATI',
        state: 'PR',
        judgeName: judge,
        guardians: [
          guardian(wife.name, {
            cpf: wife.cpf,
            rg: identity,
            rgIssuer: 'SESP/PR',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'comerciante',
            address,
            relationship: 'esposa',
          }),
        ],
        wards: [ward(man.name, { birthDate: man.born, cpf: man.cpf, filiation: [man.mother, man.father] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: identifier,
      }),
    }
  },
}
