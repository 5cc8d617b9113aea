import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** TJRN: a child is handed over under guarda; the guardian's CPF has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-p-rn-handover',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(1, 4))
    const [family, other] = surnames(random)
    const aunt = kin(random, 'f', family, 1979, 1987)
    const girl = kin(random, 'f', other, 2014, 2018)
    const judge = random.pick(['Welma Dantas Fernandes', 'Sulamita Bezerra Galvão'])
    const number = cnj(random, '080', year(decided), '20', '5106')
    const wrong = breakCheckDigit(aunt.cpf)
    const time = officeTime(random).slice(0, 5)
    const home = `${aunt.home}, Mossoró/RN, CEP ${aunt.postcode}`
    const powers =
      'Compete à guardiã zelar pela criança como se filha fosse, mantê-la na escola e apresentá-la em Juízo sempre que for intimada'
    return {
      html: paper(
        {
          font: 'Noto Serif',
          sizePt: 10.5,
          margin: '17mm 23mm',
          css: 'p.j{text-indent:14mm} .case{border:1px solid #000;padding:2mm 3mm;margin:5mm 0}',
        },
        html`<p class="c">PODER JUDICIÁRIO<br><b>Tribunal de Justiça do Rio Grande do Norte</b><br>Fórum Doutor Silveira Martins<br>1ª Vara da Infância e da Juventude da Comarca de Mossoró</p>
<div class="case">Ação: Guarda com pedido liminar<br>Processo n.º ${number}<br>Promovente: ${aunt.name.toUpperCase()}<br>Promovida: ${girl.mother.toUpperCase()}</div>
<p class="c b" style="font-size:13pt">TERMO DE ENTREGA SOB GUARDA</p>
<p class="j">Em cumprimento à decisão liminar de ${longDate(decided)}, faz-se entrega da criança <b>${girl.name}</b>, nascida no dia ${longDate(girl.born)}, em Areia Branca/RN, filha de ${girl.mother} e de pai não declarado, à sua tia por afinidade, <b>${aunt.name}</b>, brasileira, casada, agricultora, identidade nº ${aunt.rg}, expedida por ITEP/RN, CPF ${maskCpf(wrong)}, moradora e domiciliada na ${home}.</p>
<p class="j">${powers}.</p>
<p class="j">A medida tem caráter provisório e vigora até ulterior deliberação.</p>
<p class="j">Acompanhou a entrega o Oficial de Justiça Valério Sabino Lucas, matrícula 198.442-1.</p>
<p class="j">Para constar, expediu-se este termo em Mossoró, aos ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm"><i>(assinado eletronicamente)</i><br>${judge}<br>Juíza de Direito</p>
<p class="s" style="margin-top:16mm">Documento assinado eletronicamente por ${judge.toUpperCase()}, em ${shortDate(issued)}, às ${time}, conforme a Lei 11.419/2006.</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE ENTREGA SOB GUARDA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda com pedido liminar',
        court: 'TJRN',
        courtDivision: '1ª Vara da Infância e da Juventude',
        district: 'Mossoró',
        forum: 'Fórum Doutor Silveira Martins',
        state: 'RN',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: wrong,
            rg: aunt.rg,
            rgIssuer: 'ITEP/RN',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'agricultora',
            address: home,
            relationship: 'tia por afinidade',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: girl.born,
            placeOfBirth: 'Areia Branca/RN',
            filiation: [girl.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}:00`,
        documentValidation: false,
      }),
    }
  },
}
