import { addDays, addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper, signOn } from '../blind-v.ts'

/** TJPE: a form of ruled values with the captions printed below them; a provisional tutor for six months. */
export const layout: Layout = {
  name: 'blind-v-pe-below',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(3, 12))
    const [family, other] = [surname(), surname()]
    const tutor = person('man', family)
    const boy = person('boy', other)
    const parents = [name('man', other), name('woman', family)] as const
    const born = bornBefore(random, issued, 6, 15)
    const magistrate = judge('f')
    const number = cnj(random, '00#####', year(decided), '17', '2480')
    const identity = figures(random, '*.###.###')
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Caruaru/PE, CEP ${cep}`)
    const title = 'TERMO DE TUTELA PROVISÓRIA'
    const powers =
      'O tutor dirigirá a educação do tutelado e o defenderá em juízo e fora dele, sendo-lhe vedado adquirir bens deste'
    const field = (value: string, caption: string) =>
      html`<div class="v"><div>${value}</div><div class="k">${caption}</div></div>`
    return {
      html: paper(
        {
          font: 'Lato',
          sizePt: 10.8,
          margin: '15mm 20mm',
          css: '.l{display:flex;gap:5mm;margin-bottom:2.6mm}.v{flex:auto}.v>:first-child{border-bottom:.25mm solid #333;padding:0 1mm}.k{font-size:7.2pt;padding:.2mm 1mm;color:#333}h4{margin:5mm 0 2mm;font-size:10pt}',
        },
        html`<p style="margin-bottom:5mm"><b>PODER JUDICIÁRIO DE PERNAMBUCO</b><br>Comarca de Caruaru<br>2ª Vara Regional da Infância e Juventude<br><span class="s">Av. das Palmeiras, 1500 - Caruaru/PE</span></p>
<p class="c b" style="font-size:14pt">${title}</p>
<div class="l">${field(number, 'Processo')}${field(shortDate(decided), 'Decisão que nomeou o tutor')}${field(longDate(issued), 'Data deste termo')}</div>
<h4>I - TUTOR</h4>
<div class="l">${field(tutor.name, 'Nome')}${field(maskCpf(tutor.cpf), 'CPF')}</div>
<div class="l">${field(`${identity} SDS/PE`, 'Documento de identidade / Emissor')}${field('brasileiro', 'Nacionalidade')}${field('casado', 'Estado civil')}${field('feirante', 'Profissão')}</div>
<div class="l">${field(address, 'Endereço')}</div>
<div class="l">${field('tio materno', 'Parentesco com o tutelado')}</div>
<h4>II - TUTELADO</h4>
<div class="l">${field(boy.name, 'Nome')}${field(shortDate(born), 'Nascimento')}</div>
<div class="l">${field('Bezerros/PE', 'Naturalidade')}${field(maskCpf(boy.cpf), 'CPF')}</div>
<div class="l">${field(parents[0], 'Pai')}${field(parents[1], 'Mãe')}</div>
<h4>III - ENCARGO</h4>
<div class="l">${field('6 (seis) meses', 'Prazo')}</div>
<p class="j">${powers}.</p>
<p class="j">O compromissado declarou aceitar o encargo e prometeu desempenhá-lo com lealdade.</p>
<table style="margin-top:5mm"><tr><td>${signOn(72, tutor.name, 'Tutor')}</td><td>${signOn(72, magistrate, 'Juíza de Direito')}</td></tr></table>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPE',
        courtDivision: '2ª Vara Regional da Infância e Juventude',
        district: 'Caruaru',
        state: 'PE',
        judgeName: magistrate,
        guardians: [
          guardian(tutor.name, {
            cpf: tutor.cpf,
            rg: identity,
            rgIssuer: 'SDS/PE',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'feirante',
            address,
            relationship: 'tio materno',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: born,
            cpf: boy.cpf,
            placeOfBirth: 'Bezerros/PE',
            filiation: parents,
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [tutor.name, magistrate],
      }),
    }
  },
}
