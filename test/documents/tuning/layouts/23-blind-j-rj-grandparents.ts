import { addDays, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, clock, familyOf, soul } from '../blind-j.ts'

/** TJRJ: two grandparents, a brother and a sister; parents near by; the court's code of authentication. */
export const layout: Layout = {
  name: 'blind-j-rj-grandparents',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(2, 15))
    const signedAt = `${issued}T${officeTime(random)}`
    const family = familyOf(random)
    const grandmother = soul(random, 'f', { family, from: 1955, to: 1964 })
    const grandfather = soul(random, 'm', { family, from: 1951, to: 1962 })
    const girl = soul(random, 'f', { family, from: 2011, to: 2013, young: true })
    const boy = soul(random, 'm', { family, from: 2015, to: 2018, young: true })
    const judge = random.pick([
      'Heloísa Guanabarino Prado',
      'Tatiana Rebouças Lund',
      'Adriana Sucena Meirelles',
    ])
    const number = caseOf(random, '00', 2020, '19', '0037')
    const four = () =>
      Array.from({ length: 4 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')
    const code = `4${four().slice(1)}.${four()}.${four()}.${four()}`
    const address = `${grandmother.street}, ${grandmother.door}, casa 2, ${grandmother.quarter}, Nova Friburgo - RJ, CEP ${grandmother.postcode}`
    const powers =
      'Os guardiões ficam obrigados à prestação de assistência material, moral e educacional aos menores, podendo opor-se a terceiros, inclusive aos pais, e deverão comunicar ao Juízo qualquer mudança de endereço'
    return {
      html: sheet(
        {
          font: 'Tinos',
          sizePt: 12,
          margin: '15mm 20mm',
          css: 'h1{font-size:15pt;text-align:center;margin:7mm 0 5mm} .head{display:flex;gap:4mm;font-size:10pt}',
        },
        html`<div class="head">${crest(17, '#1d3c6e')}<div>Poder Judiciário do Estado do Rio de Janeiro<br>Comarca de Nova Friburgo<br>Cartório da Vara da Infância, da Juventude e do Idoso<br>Av. Inventada dos Eucaliptos, 15, Centro &nbsp; e-mail: nfrvij@exemplo.jus.br</div></div>
<h1>Termo de Guarda e Responsabilidade</h1>
<p>Processo: <b>${number}</b><br>Classe/Assunto: Guarda de Infância e Juventude - Guarda com genitor ou responsável no exterior<br>Requerente: ${grandmother.name} e outro<br>Requerido: ${girl.father} e ${girl.mother}</p>
<p class="j">Aos ${shortDate(issued)}, nesta cidade, na sede deste Juízo, presente a Exma. Sra. Dra. Juíza de Direito ${judge}, compareceram <b>${grandmother.name}</b>, brasileira, casada, confeiteira, identidade nº ${grandmother.rg}, DETRAN/RJ, CPF nº ${maskCpf(grandmother.cpf)}, e seu marido <b>${grandfather.name}</b>, português, casado, aposentado, identidade nº ${grandfather.rg}, IFP/RJ, CPF nº ${maskCpf(grandfather.cpf)}, ambos residentes na ${address}, avós paternos, aos quais foi concedida a GUARDA de:</p>
<p>1) <b>${girl.name}</b>, nascida em ${shortDate(girl.born)}, CPF ${maskCpf(girl.cpf)};<br>2) <b>${boy.name}</b>, nascido em ${shortDate(boy.born)}, CPF ${maskCpf(boy.cpf)};</p>
<p class="j">ambos filhos de ${girl.father} e ${girl.mother}, conforme decisão de ${shortDate(decided)} (index 000041), na qual se consignou a viagem da genitora à Itália em ${shortDate(addDays(decided, -95))}.</p>
<p class="j">${powers}.</p>
<p class="j">E, para constar, eu, Dulcineia Fróes, mat. 01/28.114, Analista Judiciário, digitei o presente, que segue assinado.</p>
<p class="r">Nova Friburgo, ${shortDate(issued)}.</p>
<p class="c" style="margin-top:7mm"><b>${judge} - Juíza Titular</b></p>
<p>Guardiões: ______________________________ &nbsp; ______________________________</p>
<p class="c s" style="margin-top:8mm">Assinado eletronicamente por ${judge.toUpperCase()} em ${clock(signedAt)}</p>
<p class="c s">Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: www.tjrj.jus.br – Serviços – Validação de documentos</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda e Responsabilidade',
        kind: 'GUARDA',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude - Guarda com genitor ou responsável no exterior',
        court: 'TJRJ',
        courtDivision: 'Vara da Infância, da Juventude e do Idoso',
        district: 'Nova Friburgo',
        state: 'RJ',
        judgeName: judge,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: grandmother.rg,
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'confeiteira',
            address,
            relationship: 'avós paternos',
          }),
          guardian(grandfather.name, {
            cpf: grandfather.cpf,
            rg: grandfather.rg,
            rgIssuer: 'IFP/RJ',
            nationality: 'português',
            maritalStatus: 'casado',
            occupation: 'aposentado',
            address,
            relationship: 'avós paternos',
          }),
        ],
        wards: [
          ward(girl.name, { birthDate: girl.born, cpf: girl.cpf, filiation: [girl.father, girl.mother] }),
          ward(boy.name, { birthDate: boy.born, cpf: boy.cpf, filiation: [girl.father, girl.mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: 'www.tjrj.jus.br',
        verificationCode: code,
      }),
    }
  },
}
