import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { caseOf, soul } from '../blind-j.ts'

/** TJAC: the text of a term in the body of an e-mail, printed from the mail program; the mail's date is another. */
export const layout: Layout = {
  name: 'blind-j-ac-mail',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(2, 10))
    const sent = addDays(issued, random.int(5, 40))
    const cousin = soul(random, 'f', { from: 1975, to: 1992 })
    const boy = soul(random, 'm', { from: 2012, to: 2018, young: true })
    const judge = random.pick(['Evelin Iaco Batista', 'Luana Chandless Tezza', 'Olívia Moa Ribeiral'])
    const number = caseOf(random, '07', 2021, '01', '0002')
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjac.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const address = `${cousin.street}, n. ${cousin.door}, ${cousin.quarter}, Cruzeiro do Sul/AC`
    const powers =
      'A guardiã poderá matricular o infante em escola, autorizar tratamento médico e incluí-lo como dependente em plano de saúde, mas não poderá viajar com ele para fora do Estado sem autorização dos pais ou do Juízo'
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '15mm 18mm',
          css: 'table{font-size:10pt;border-bottom:1px solid #999;margin-bottom:5mm} td{padding:.3mm 2mm;vertical-align:top} td:first-child{width:22mm;color:#555} .q{border-left:2px solid #bbb;padding-left:5mm}',
        },
        html`<p class="b">Guarda - ${cousin.name}</p>
<table><tr><td>De:</td><td>Vara da Infância CZS (vaciv.czs@exemplo.jus.br)</td></tr><tr><td>Enviado em:</td><td>${longDate(sent)} 08:47</td></tr><tr><td>Para:</td><td>RH - Distribuidora Fictícia Juruá Ltda (rh@exemplo.com.br)</td></tr><tr><td>Assunto:</td><td>ENC: Termo de guarda p/ inclusão de dependente</td></tr></table>
<p>Bom dia, conforme solicitado, segue abaixo o inteiro teor do termo. Att., Gilcimar Tarauacá - Técnico Judiciário</p>
<div class="q"><p>PODER JUDICIÁRIO DO ESTADO DO ACRE<br>Comarca de Cruzeiro do Sul<br>2ª Vara Cível - Infância e Juventude</p>
<p>TERMO DE GUARDA UNILATERAL</p>
<p>Autos n.º ${number}<br>Classe Guarda<br>Requerente ${cousin.name}</p>
<p class="j">Em ${shortDate(issued)}, por determinação da MM. Juíza de Direito Dra. ${judge}, lavra-se este termo pelo qual ${cousin.name}, brasileira, solteira, auxiliar de estoque, CPF n.º ${maskCpf(cousin.cpf)}, RG n.º ${cousin.rg} SSP/AC, residente na ${address}, prima materna, assume a guarda de ${boy.name}, nascido em ${shortDate(boy.born)}, CPF n.º ${maskCpf(boy.cpf)}, filho de ${boy.father} e de ${boy.mother}, nos termos do acordo homologado por sentença prolatada em ${shortDate(decided)}.</p>
<p class="j">${powers}.</p>
<p>Cruzeiro do Sul-AC, ${longDate(issued)}.</p>
<p>${judge}<br>Juíza de Direito</p>
<p class="s">Este documento é cópia do original, assinado digitalmente por ${judge.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às 12:26 . Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</p></div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA UNILATERAL',
        kind: 'GUARDA',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJAC',
        courtDivision: '2ª Vara Cível - Infância e Juventude',
        district: 'Cruzeiro do Sul',
        state: 'AC',
        judgeName: judge,
        guardians: [
          guardian(cousin.name, {
            cpf: cousin.cpf,
            rg: cousin.rg,
            rgIssuer: 'SSP/AC',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'auxiliar de estoque',
            address,
            relationship: 'prima materna',
          }),
        ],
        wards: [ward(boy.name, { birthDate: boy.born, cpf: boy.cpf, filiation: [boy.father, boy.mother] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T12:26:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
