import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, page } from '../blind-m.ts'

/** TJMS, e-SAJ: the father gets the definitive guarda from the mother; the stamp reads downwards. */
export const layout: Layout = {
  name: 'blind-m-ms-father',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2024)
    const decided = addDays(issued, -random.int(20, 60))
    const [family, other] = families(random)
    const father = figure(random, 'm', family, 1982, 1992)
    const girl = figure(random, 'f', family, year(issued) - 12, year(issued) - 4)
    const mother = `Graziele ${other}`
    const judge = random.pick(['Marcelo Vendas Righetti', 'Alexandre Corrêa Tsuchida'])
    const number = docket(random, '08', year(decided) - 1, '12', '0002')
    const identity = random.digits(6)
    const time = officeTime(random).slice(0, 5)
    const code = alphanumeric(random, 8).toUpperCase()
    const link = 'https://esaj.tjms.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const address = `Fazenda Santa Otília, zona rural do município de Dourados/MS, CEP ${father.postcode}`
    const powers = 'podendo o guardião decidir sozinho sobre escola, tratamento médico e domicílio da filha'
    return {
      html: page(
        {
          font: 'Gentium Plus',
          sizePt: 12,
          margin: '18mm 26mm 18mm 22mm',
          css: `${MARGIN_CSS} p.j{line-height:1.5}`,
          stamp: marginStamp(
            [
              `Este documento é cópia do original, assinado digitalmente por ${judge.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${time} .`,
              `Para acessar os autos processuais, acesse o site ${link}, informe o processo ${number} e o código ${code}.`,
            ],
            'downwards',
          ),
        },
        html`<table><tr><td style="width:60%"><b>Poder Judiciário do Estado de Mato Grosso do Sul</b><br>Comarca de Dourados<br>3ª Vara de Família e Sucessões</td><td class="r s">Av. Presidente Lustosa, 945<br>CEP 79824-000<br>dou-3vfam@exemplo.jus.br</td></tr></table><hr>
<p style="margin-top:6mm">Autos n. ${number}<br>Classe/Assunto: Guarda de Família - Guarda<br>Autor: ${father.name}<br>Ré: ${mother}<br>Defensora Pública: Dra. Noeli Espírito Kassar</p>
<p class="c b" style="font-size:15pt;margin:9mm 0">Termo de Guarda Definitiva</p>
<p class="j">Dourados, ${longDate(issued)}. Compareceu neste Juízo <b>${father.name}</b>, brasileiro, divorciado, tratorista, cédula de identidade RG n. ${identity} SEJUSP/MS, CPF n. ${maskCpf(father.cpf)}, residente e domiciliado na ${address}, na condição de pai, e recebeu do MM. Juiz de Direito Dr. ${judge} a guarda unilateral definitiva de <b>${girl.name}</b>, menor impúbere, CPF n. ${maskCpf(girl.cpf)}, nascida em ${shortDate(girl.born)} na cidade de Ponta Porã/MS, filha de ${father.name} e de ${mother}, na forma da sentença datada de ${shortDate(decided)}, ${powers}.</p>
<p class="j">Aceitou e prometeu cumprir. Para constar foi lavrado este termo, em duas vias de igual teor, uma das quais é entregue ao interessado.</p>
<p class="c" style="margin-top:20mm">________________________________<br>Guardião</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Definitiva',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda de Família - Guarda',
        court: 'TJMS',
        courtDivision: '3ª Vara de Família e Sucessões',
        district: 'Dourados',
        state: 'MS',
        judgeName: judge,
        guardians: [
          guardian(father.name, {
            cpf: father.cpf,
            rg: identity,
            rgIssuer: 'SEJUSP/MS',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'tratorista',
            address,
            relationship: 'pai',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: girl.born,
            cpf: girl.cpf,
            placeOfBirth: 'Ponta Porã/MS',
            filiation: [father.name, mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
