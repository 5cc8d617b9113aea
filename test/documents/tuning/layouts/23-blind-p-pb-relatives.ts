import { pjeNumber } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, instant, kin, paper, surnames } from '../blind-p.ts'

/** TJPB, PJe: aunt and uncle share the definitive curatela of their nephew; the people stand in a table with headed columns. */
export const layout: Layout = {
  name: 'blind-p-pb-relatives',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(50, 110))
    const [family, other] = surnames(random)
    const aunt = kin(random, 'f', other, 1961, 1969)
    const uncle = kin(random, 'm', family, 1958, 1966)
    const nephew = { ...kin(random, 'm', family, 1990, 1999), name: `Wellington ${family}` }
    const judge = random.pick(['Inácio Queiroga Dantas', 'Philippe Vilar Agra'])
    const clerk = random.pick(['IVANEIDE PORTO LUCENA', 'MARIA DO Ó TRIGUEIRO'])
    const number = cnj(random, '080', year(decided) - 1, '15', '0251')
    const signed = `${issued}T${officeTime(random)}`
    const code = pjeNumber(signed, random.digits(16))
    const link = `https://pje.tjpb.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const home = `${uncle.home}, Patos/PB`
    const powers =
      'A curatela alcança somente os direitos de natureza patrimonial e negocial e não atinge o direito ao próprio corpo, à sexualidade, ao matrimônio, à privacidade, à educação, à saúde, ao trabalho e ao voto'
    return {
      html: paper(
        {
          font: 'Lato',
          sizePt: 10.5,
          margin: '16mm 18mm',
          css: '.people th,.people td{border:1px solid #666;padding:1.4mm 2mm;text-align:left;vertical-align:top;font-size:9.5pt} .people th{background:#eef0f4} .foot{margin-top:22mm;font-size:8pt;color:#333}',
        },
        html`<p class="c">PODER JUDICIÁRIO DA PARAÍBA<br><b>4ª Vara Mista da Comarca de Patos</b></p>
<p class="c b" style="font-size:14pt;margin:6mm 0 4mm">TERMO DE COMPROMISSO DE CURATELA DEFINITIVA</p>
<p>Processo: ${number}<br>Classe: INTERDIÇÃO (58)<br>Assuntos: [Nomeação, Capacidade]<br>Juiz de Direito: ${judge}</p>
<table class="people"><tr><th style="width:20mm">Papel</th><th>Nome</th><th style="width:33mm">CPF</th><th>Qualificação</th></tr>
<tr><td>Curadora</td><td>${aunt.name}</td><td>${maskCpf(aunt.cpf)}</td><td>brasileira, casada, doméstica, tia</td></tr>
<tr><td>Curador</td><td>${uncle.name}</td><td>${maskCpf(uncle.cpf)}</td><td>brasileiro, casado, servidor público, tio</td></tr>
<tr><td>Curatelado</td><td>${nephew.name}</td><td>${maskCpf(nephew.cpf)}</td><td>nascido em ${shortDate(nephew.born)}, natural de Sousa/PB</td></tr></table>
<p style="margin-top:4mm">Endereço dos curadores: ${home}</p>
<p class="j">Os curadores, nomeados pela sentença definitiva proferida em ${longDate(decided)}, prestam, nesta data, o compromisso de servir com retidão.</p>
<p class="j">${powers}.</p>
<p class="j">Oficie-se ao Cartório de Registro Civil de Sousa. Advogado dos requerentes: Dr. Napoleão Gadelha Vieira, OAB/PB 21.407.</p>
<p class="r">Patos, ${longDate(issued)}</p>
<div class="foot">Assinado eletronicamente por: ${clerk} - ${instant(signed)}<br>${link}<br>Número do documento: ${code}<br>Num. ${random.digits(8)} - Pág. 1</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO (58)',
        court: 'TJPB',
        courtDivision: '4ª Vara Mista',
        district: 'Patos',
        state: 'PB',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'doméstica',
            address: home,
            relationship: 'tia',
          }),
          guardian(uncle.name, {
            cpf: uncle.cpf,
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'servidor público',
            address: home,
            relationship: 'tio',
          }),
        ],
        wards: [ward(nephew.name, { birthDate: nephew.born, cpf: nephew.cpf, placeOfBirth: 'Sousa/PB' })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [clerk],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
