import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { captioned, caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** TJSP, a regional foro of the capital: case block, provisional curator for her father, e-SAJ stamp in the margin. */
export const layout: Layout = {
  name: 'blind-s-sp-regional',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(5, 20))
    const signedOn = addDays(issued, 1)
    const [family] = families(random)
    const daughter = citizen(random, 'f', family, 1970, 1980)
    const father = citizen(random, 'm', family, 1936, 1946)
    const judge = judgeName(random, 'm')
    const number = caseOf(random, '10', year(decided), '26', '0007')
    const home = `${daughter.street}, São Paulo/SP, CEP ${daughter.postcode}`
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const powers =
      'podendo representá-lo junto ao INSS, a bancos e a repartições públicas, vedada a venda ou a oneração de bens sem alvará judicial'
    const stamp = marginStamp([
      `Este documento é cópia do original, assinado digitalmente por ${judge.toUpperCase()}, liberado nos autos em ${shortDate(signedOn)} às 16:48 .`,
      `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
    ])
    return {
      html: page(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '14mm 24mm 14mm 26mm',
          stamp,
          css: `${MARGIN_CSS}.k{width:44mm;font-weight:bold}`,
        },
        html`<table><tr><td style="width:22mm">${crest(18)}</td><td class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>COMARCA DE SÃO PAULO<br>FORO REGIONAL VII - ITAQUERA<br>2ª VARA DA FAMÍLIA E SUCESSÕES<br><span class="s">Rua Gregório Ramalho, 1.203, Itaquera - CEP 08210-430, Fone: (11) 2051-0000, São Paulo-SP<br>Horário de Atendimento ao Público: das 13h00min às 17h00min</span></td></tr></table>
<p class="c b" style="margin:7mm 0 5mm;font-size:13pt">TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA</p>
<table style="margin-bottom:6mm">${captioned([
          ['Processo Digital nº:', number],
          ['Classe – Assunto:', 'Interdição/Curatela - Nomeação'],
          ['Requerente:', daughter.name],
          ['Requerido:', father.name],
          ['Justiça Gratuita', ''],
        ])}</table>
<p class="j">Em ${longDate(issued)}, nesta cidade e Comarca de São Paulo, no edifício do Fórum, onde se achava o MM. Juiz de Direito Dr. ${judge}, comigo escrevente ao final declarada, compareceu a Sra. <b>${daughter.name.toUpperCase()}</b>, brasileira, divorciada, técnica em enfermagem, RG nº ${daughter.rg} SSP/SP, CPF nº ${maskCpf(daughter.cpf)}, com endereço na ${home}, filha do requerido, e por ela foi dito que vinha prestar o compromisso de, bem e fielmente, sem dolo nem malícia, exercer o cargo de curadora provisória de <b>${father.name.toUpperCase()}</b>, nascido em ${shortDate(father.born)}, natural de Lins/SP, filho de ${father.father} e de ${father.mother}, RG nº ${father.rg}, CPF nº ${maskCpf(father.cpf)}, para o qual foi nomeada pela r. decisão de fls. 37/39, datada de ${shortDate(decided)}, pelo prazo de 180 (cento e oitenta) dias, ${powers}.</p>
<p class="j">Aceito o compromisso, lavrei este termo, que, lido e achado conforme, segue assinado. Eu, Tânia Feitosa, Escrevente Técnico Judiciário, digitei.</p>
<p class="c b" style="margin-top:10mm">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006,<br>CONFORME IMPRESSÃO À MARGEM DIREITA</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela - Nomeação',
        court: 'TJSP',
        courtDivision: '2ª VARA DA FAMÍLIA E SUCESSÕES',
        district: 'SÃO PAULO',
        forum: 'FORO REGIONAL VII - ITAQUERA',
        state: 'SP',
        judgeName: judge,
        guardians: [
          guardian(daughter.name.toUpperCase(), {
            cpf: daughter.cpf,
            rg: daughter.rg,
            rgIssuer: 'SSP/SP',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'técnica em enfermagem',
            address: home,
            relationship: 'filha',
          }),
        ],
        wards: [
          ward(father.name.toUpperCase(), {
            birthDate: father.born,
            cpf: father.cpf,
            rg: father.rg,
            placeOfBirth: 'Lins/SP',
            filiation: [father.father, father.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 180),
        validityText: '180 (cento e oitenta) dias',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${signedOn}T16:48:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
