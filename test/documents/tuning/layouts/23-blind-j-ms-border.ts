import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { caseOf, clock, soul } from '../blind-j.ts'

/** TJMS at the border: every caption in Portuguese and Spanish; the child was born abroad and has no CPF. */
export const layout: Layout = {
  name: 'blind-j-ms-border',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(3, 12))
    const signedAt = `${issued}T16:${random.int(10, 59)}:${random.int(10, 59)}`
    const grandmother = soul(random, 'f', { from: 1956, to: 1968 })
    const girl = soul(random, 'f', { from: 2012, to: 2017, young: true })
    const judge = random.pick(['Larissa Amambai Figueiró', 'Sabrina Apa Margarido', 'Tânia Iguatemi Vargas'])
    const number = caseOf(random, '08', 2020, '12', '0019')
    const code = alphanumeric(random, 7)
    const link = 'https://esaj.tjms.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const address = `${grandmother.street}, ${grandmother.door}, ${grandmother.quarter}, Ponta Porã/MS, CEP ${grandmother.postcode}`
    const powers =
      'A guardiã pode requerer documentos pessoais e passaporte em nome da criança, cruzar com ela a fronteira terrestre e representá-la perante repartições consulares'
    const row = (label: string, foreign: string, value: string) =>
      html`<tr><td>${label}<br><i>${foreign}</i></td><td>${value}</td></tr>`
    return {
      html: sheet(
        {
          font: 'Noto Serif',
          sizePt: 10,
          margin: '15mm 20mm 20mm',
          css: 'h1{font-size:13pt;text-align:center;margin:4mm 0 0} h2{font-size:10pt;font-weight:normal;font-style:italic;text-align:center;margin:0 0 4mm} td{border-bottom:1px solid #bbb;padding:.8mm 1.5mm;vertical-align:top} td:first-child{width:58mm;font-size:8.5pt} i{color:#555}',
        },
        html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DE MATO GROSSO DO SUL</b><br>COMARCA DE PONTA PORÃ<br>2ª VARA CÍVEL E DA INFÂNCIA</p>
<h1>TERMO DE GUARDA PROVISÓRIA</h1><h2>Acta de Guarda Provisoria</h2>
<table>${row('Autos nº', 'Expediente n.º', number)}${row('Ação', 'Acción', 'Guarda de Família')}${row('Juíza de Direito', 'Jueza', `Dra. ${judge}`)}${row('Guardiã', 'Guardadora', grandmother.name)}${row('Nacionalidade / Estado civil / Profissão', 'Nacionalidad / Estado civil / Ocupación', 'paraguaia / viúva / comerciante')}${row('Documento de identidade', 'Documento de identidad', `RG ${grandmother.rg} SEJUSP/MS`)}${row('CPF', 'CPF', maskCpf(grandmother.cpf))}${row('Endereço', 'Domicilio', address)}${row('Grau de parentesco', 'Parentesco', 'avó materna')}${row('Criança', 'Niña', girl.name)}${row('Data de nascimento', 'Fecha de nacimiento', shortDate(girl.born))}${row('Filiação', 'Filiación', `${girl.mother} e ${girl.father}`)}${row('Decisão que concedeu a guarda', 'Resolución', `fls. 33-35, de ${shortDate(decided)}`)}</table>
<p class="j" style="margin-top:4mm">A guardiã acima, presente nesta Vara, aceitou o encargo. ${powers}.</p>
<p class="j s"><i>La guardadora, presente en este Juzgado, aceptó el cargo.</i></p>
<p>Ponta Porã (MS), ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm">________________________________<br>${grandmother.name}<br>Guardiã / <i>Guardadora</i></p>
<p class="s" style="margin-top:6mm">Assinado digitalmente por ${judge.toUpperCase()} em ${clock(signedAt, ' às ')}. Para conferir o original, acesse o site ${link}, informe o processo ${number} e o código ${code}.</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Família',
        court: 'TJMS',
        courtDivision: '2ª VARA CÍVEL E DA INFÂNCIA',
        district: 'PONTA PORÃ',
        state: 'MS',
        judgeName: judge,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: grandmother.rg,
            rgIssuer: 'SEJUSP/MS',
            nationality: 'paraguaia',
            maritalStatus: 'viúva',
            occupation: 'comerciante',
            address,
            relationship: 'avó materna',
          }),
        ],
        wards: [ward(girl.name, { birthDate: girl.born, filiation: [girl.mother, girl.father] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
