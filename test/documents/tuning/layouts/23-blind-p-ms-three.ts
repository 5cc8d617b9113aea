import {
  addDays,
  addMonths,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** TJMS, e-SAJ at the foot: provisional tutela of three siblings in a table; the grandfather is tutor. */
export const layout: Layout = {
  name: 'blind-p-ms-three',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2023)
    const decided = addDays(issued, -random.int(5, 25))
    const [family, other] = surnames(random)
    const grandfather = kin(random, 'm', family, 1952, 1960)
    const parents = kin(random, 'f', other, 1985, 1990)
    const children = [
      { name: `Bruna ${other}`, born: randomDate(random, 2006, 2007) },
      { name: `Wagner ${other}`, born: randomDate(random, 2009, 2011) },
      { name: `Sofia ${other}`, born: randomDate(random, 2013, 2016) },
    ]
    const judge = random.pick(['Thielly Dias Alencar', 'Jussara Bonatto Cespedes'])
    const number = cnj(random, '080', year(decided), '12', '0021')
    const code = alphanumeric(random, 7)
    const time = officeTime(random).slice(0, 5)
    const link = 'https://esaj.tjms.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const home = `Chácara Três Irmãos, km 14 da MS-162, zona rural, Maracaju/MS`
    const powers =
      'com poderes para receber a pensão por morte dos pupilos, aplicá-la em proveito deles e representá-los na escola e no serviço de saúde, devendo prestar contas anualmente'
    return {
      html: paper(
        {
          font: 'DejaVu Serif',
          sizePt: 9.8,
          margin: '15mm 20mm 14mm',
          css: '.kids td,.kids th{border:1px solid #000;padding:1mm 2mm;text-align:left} .foot{margin-top:24mm;border-top:1px dashed #444;padding-top:2mm;font-size:7.5pt}',
        },
        html`<p class="c"><b>Poder Judiciário do Estado de Mato Grosso do Sul</b><br>Comarca de Maracaju<br>2ª Vara</p>
<p class="c" style="font-size:13pt;letter-spacing:.4pt;margin:7mm 0"><b>Termo de Tutela Provisória</b></p>
<p><b>Autos:</b> ${number}<br><b>Ação:</b> Tutela Cível<br><b>Parte autora:</b> ${grandfather.name}</p>
<p class="j">Maracaju, ${longDate(issued)}. Compareceu em cartório ${grandfather.name}, brasileiro, viúvo, aposentado, avô materno dos menores, RG ${grandfather.rg} SEJUSP/MS, CPF ${maskCpf(grandfather.cpf)}, residente na ${home}, a fim de assinar compromisso como tutor provisório dos menores relacionados no quadro, ${powers}.</p>
<table class="kids"><tr><th>Menor</th><th>Data de nascimento</th><th>Naturalidade</th></tr>${children.map(
          (one) => html`<tr><td>${one.name}</td><td>${shortDate(one.born)}</td><td>Ponta Porã/MS</td></tr>`,
        )}</table>
<p class="j" style="margin-top:4mm">Os menores são filhos de ${parents.father} e de ${parents.mother}, ambos falecidos.</p>
<p class="j">Nomeação feita pela Juíza ${judge} em ${shortDate(decided)}, pelo prazo de 6 (seis) meses, a contar da assinatura deste termo. Contestação já apresentada em ${shortDate(addDays(decided, -31))}.</p>
<p>____________________________<br>Tutor</p>
<div class="foot">Este documento é cópia do original, assinado digitalmente por ${judge.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${time} .<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Tutela Provisória',
        kind: 'TUTELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Tutela Cível',
        court: 'TJMS',
        courtDivision: '2ª Vara',
        district: 'Maracaju',
        state: 'MS',
        judgeName: judge,
        guardians: [
          guardian(grandfather.name, {
            cpf: grandfather.cpf,
            rg: grandfather.rg,
            rgIssuer: 'SEJUSP/MS',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'aposentado',
            address: home,
            relationship: 'avô materno',
          }),
        ],
        wards: children.map((one) =>
          ward(one.name, {
            birthDate: one.born,
            placeOfBirth: 'Ponta Porã/MS',
            filiation: [parents.father, parents.mother],
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
