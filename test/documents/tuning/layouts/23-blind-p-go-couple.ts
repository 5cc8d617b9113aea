import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, instant, kin, paper, surnames } from '../blind-p.ts'

/** TJGO, Projudi: definitive guarda to a couple who live together; headings between short paragraphs. */
export const layout: Layout = {
  name: 'blind-p-go-couple',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2023)
    const decided = addDays(issued, -random.int(40, 90))
    const [family, other, third] = surnames(random)
    const man = kin(random, 'm', family, 1974, 1980)
    const woman = kin(random, 'f', other, 1975, 1982)
    const girl = kin(random, 'f', third, 2011, 2016)
    const judge = random.pick(['Eliane Xavier Jaime', 'Patrícia Bretas Camilo'])
    const number = cnj(random, '5', year(decided), '09', '0093')
    const signed = `${issued}T${officeTime(random)}`
    const link = 'https://projudi.tjgo.jus.br/projudi/'
    const group = (): string => random.pick(['K7V2Q', 'ZD4MX', 'T9HWL', 'R3CNP', 'G6YBF'])
    const code = `PJ${random.digits(3)} ${group()} ${group()} ${group()}`
    const home = `${man.home}, Jataí, GO, CEP ${man.postcode}`
    const powers =
      'Os guardiões responderão pelo sustento, pela saúde e pela matrícula escolar da criança e a representarão perante repartições públicas, planos de saúde e a Previdência Social'
    return {
      html: paper(
        {
          font: 'Open Sans',
          sizePt: 10,
          margin: '14mm 22mm',
          css: 'h4{margin:5mm 0 1mm;font-size:9.5pt;background:#e8e8e8;padding:1mm 2mm} .stamp{font-size:7.5pt;margin-top:16mm;border:1px solid #888;padding:2mm}',
        },
        html`<table><tr><td style="width:22mm">${crest(15, '#31486e')}</td><td><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE GOIÁS</b><br>Comarca de Jataí<br>Vara da Infância e da Juventude</td></tr></table>
<p style="margin-top:5mm">Autos: ${number} | Natureza: Guarda | Segredo de Justiça</p>
<h2 class="c" style="font-size:14pt">Termo de Guarda Definitiva</h2>
<h4>GUARDIÕES</h4><p class="j"><b>${man.name}</b>, brasileiro, casado, motorista de aplicativo, RG ${man.rg} DGPC/GO, CPF ${maskCpf(man.cpf)}, e <b>${woman.name}</b>, brasileira, casada, manicure, RG ${woman.rg} SSP/GO, CPF ${maskCpf(woman.cpf)}, ambos residentes na ${home}.</p>
<h4>CRIANÇA</h4><p class="j"><b>${girl.name}</b>, nascida aos ${longDate(girl.born)}, natural de Mineiros (GO), filha de ${girl.mother}.</p>
<h4>DECISÃO</h4><p class="j">Sentença de ${shortDate(decided)}, transitada em julgado, da MMª. Juíza de Direito ${judge}. Audiência de conciliação anterior, em ${shortDate(addDays(decided, -120))}, sem acordo.</p>
<h4>COMPROMISSO</h4><p class="j">Os guardiões aceitam o encargo e prometem cumpri-lo com zelo.</p>
<h4>DIREITOS E DEVERES</h4><p class="j">${powers}.</p>
<p class="r" style="margin-top:7mm">Jataí, ${longDate(issued)}.</p>
<div class="stamp">Documento assinado digitalmente, conforme Lei nº 11.419/2006. Assinado por ${judge.toUpperCase()} em ${instant(signed, ' às ')}.<br>Validação deste em ${link} - Identificador: ${code}</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Definitiva',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJGO',
        courtDivision: 'Vara da Infância e da Juventude',
        district: 'Jataí',
        state: 'GO',
        judgeName: judge,
        guardians: [
          guardian(man.name, {
            cpf: man.cpf,
            rg: man.rg,
            rgIssuer: 'DGPC/GO',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'motorista de aplicativo',
            address: home,
          }),
          guardian(woman.name, {
            cpf: woman.cpf,
            rg: woman.rg,
            rgIssuer: 'SSP/GO',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'manicure',
            address: home,
          }),
        ],
        wards: [
          ward(girl.name, { birthDate: girl.born, placeOfBirth: 'Mineiros/GO', filiation: [girl.mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
