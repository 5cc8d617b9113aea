import { FOOT_CSS, footStamp, pjeNumber } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, clock, soul } from '../blind-j.ts'

/** TJPB, PJe: custody with a view to adoption, a couple and three siblings in a table, each on a line. */
export const layout: Layout = {
  name: 'blind-j-pb-adoption',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const decided = addDays(issued, -random.int(1, 6))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const woman = soul(random, 'f', { from: 1978, to: 1988 })
    const man = soul(random, 'm', { from: 1976, to: 1987 })
    const eldest = soul(random, 'f', { from: 2011, to: 2012, young: true })
    const second = soul(random, 'm', { family: eldest.family, from: 2014, to: 2015, young: true })
    const third = soul(random, 'f', { family: eldest.family, from: 2018, to: 2019, young: true })
    const children = [eldest, second, { ...third, name: `Maria Flor ${eldest.family}` }]
    const judge = random.pick([
      'Adhailton Borborema Correia',
      'Magnogledes Piancó Ribeiro',
      'Perilo Cariri Lucenas',
    ])
    const number = caseOf(random, '08', 2022, '15', '0001')
    const code = pjeNumber(signedAt, random.digits(17))
    const link = `https://pje.tjpb.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const address = `${woman.street}, ${woman.door}, ap. 702, ${woman.quarter}, Campina Grande/PB, CEP ${woman.postcode}`
    const powers =
      'Durante o estágio de convivência os guardiões deverão receber a equipe interprofissional, manter os irmãos juntos e não divulgar imagens das crianças em redes sociais'
    return {
      html: sheet(
        {
          font: 'DejaVu Serif',
          sizePt: 9.5,
          margin: '14mm 20mm 26mm',
          stamp: footStamp([
            `Assinado eletronicamente por: ${judge} - ${clock(signedAt)}`,
            link,
            `Número do documento: ${code}`,
            `Num. ${random.digits(8)} - Pág. 1`,
          ]),
          css: `${FOOT_CSS} h1{font-size:12pt;text-align:center;margin:5mm 0} th,td{border:1px solid #333;padding:1mm 2mm;font-size:8.5pt;text-align:left} th{background:#eee}`,
        },
        html`<div class="c">${crest(14, '#333')}<br><b>ESTADO DA PARAÍBA – PODER JUDICIÁRIO</b><br>COMARCA DE CAMPINA GRANDE<br>VARA DA INFÂNCIA E DA JUVENTUDE</div>
<h1>TERMO DE GUARDA PARA FINS DE ADOÇÃO</h1>
<p>PROCESSO: ${number}<br>CLASSE: ADOÇÃO (1401)<br>ASSUNTO: [Adoção Nacional]</p>
<p class="j">Aos ${longDate(issued)}, na sala de audiências, presente o MM. Juiz ${judge}, compareceram ${woman.name}, brasileira, casada, engenheira civil, RG ${woman.rg} SSDS/PB, CPF ${maskCpf(woman.cpf)}, e ${man.name}, brasileiro, casado, bancário, RG ${man.rg} SSDS/PB, CPF ${maskCpf(man.cpf)}, residentes e domiciliados na ${address}, inscritos no SNA desde ${shortDate(addDays(decided, -900))}, e receberam sob guarda provisória os irmãos:</p>
<table><tr><th>Criança/adolescente</th><th>Nascimento</th><th>CPF</th></tr>${children.map((one) => html`<tr><td>${one.name}</td><td>${shortDate(one.born)}</td><td>${maskCpf(one.cpf)}</td></tr>`)}</table>
<p class="j" style="margin-top:4mm">A medida foi deferida por decisão de ${longDate(decided)}, pelo prazo de 90 (noventa) dias, correspondente ao estágio de convivência.</p>
<p class="j">${powers}.</p>
<p class="j">Os compromissados aceitaram o encargo e assinam.</p>
<p class="c" style="margin-top:14mm">_____________________________ &nbsp;&nbsp; _____________________________</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PARA FINS DE ADOÇÃO',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'ADOÇÃO (1401)',
        court: 'TJPB',
        courtDivision: 'VARA DA INFÂNCIA E DA JUVENTUDE',
        district: 'CAMPINA GRANDE',
        state: 'PB',
        judgeName: judge,
        guardians: [
          guardian(woman.name, {
            cpf: woman.cpf,
            rg: woman.rg,
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'engenheira civil',
            address,
          }),
          guardian(man.name, {
            cpf: man.cpf,
            rg: man.rg,
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'bancário',
            address,
          }),
        ],
        wards: children.map((one) => ward(one.name, { birthDate: one.born, cpf: one.cpf })),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 90),
        validityText: '90 (noventa) dias',
        powers,
        signedBy: [judge],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
