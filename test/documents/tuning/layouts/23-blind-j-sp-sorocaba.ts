import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { caseOf, familyOf, soul } from '../blind-j.ts'

/** TJSP: a daughter is provisional curator of her father; e-SAJ's stamp in the margin. */
export const layout: Layout = {
  name: 'blind-j-sp-sorocaba',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(6, 20))
    const family = familyOf(random)
    const daughter = soul(random, 'f', { family, from: 1966, to: 1982 })
    const father = soul(random, 'm', { family, from: 1934, to: 1944 })
    const judge = random.pick([
      'Priscila Vendramin Hoelz',
      'Renata Aguiar Sobrinho',
      'Mônica Salles Teixeirinha',
    ])
    const number = caseOf(random, '10', 2021, '26', '0602')
    const time = officeTime(random).slice(0, 5)
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const address = `${daughter.street}, ${daughter.door}, ${daughter.quarter} - CEP ${daughter.postcode}, Sorocaba-SP`
    const powers = `ficando a compromissada cientificada de que a curatela alcança apenas os atos de cunho patrimonial e negocial (art. 85 da Lei nº 13.146/2015), de que os valores recebidos em nome do curatelado devem ser aplicados exclusivamente em sua saúde, alimentação e bem-estar, e de que lhe é vedado contrair empréstimos ou vender bens sem alvará deste Juízo`
    const stamp = marginStamp([
      `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
      `Este documento é cópia do original, assinado digitalmente por ${judge.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${time} .`,
    ])
    return {
      html: sheet(
        {
          font: 'Arimo',
          sizePt: 11.5,
          margin: '14mm 24mm 14mm 26mm',
          stamp,
          css: `${MARGIN_CSS} .head{display:flex;gap:6mm;align-items:center;border-bottom:1px solid #000;padding-bottom:2mm} h1{font-size:14pt;text-align:center;margin:6mm 0} td{padding:.4mm 2mm .4mm 0;vertical-align:top} td:first-child{width:40mm} .j p{text-indent:18mm;line-height:1.55}`,
        },
        html`<p class="r s">fls. ${random.int(31, 98)}</p>
<div class="head">${crest(20, '#222')}<div class="b">TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO<br>COMARCA DE SOROCABA<br>FORO DE SOROCABA<br>2ª VARA DE FAMÍLIA E SUCESSÕES<br><span class="s" style="font-weight:normal">Rua Fictícia do Fórum, 20, Jd. Emília, CEP 18031-000, Sorocaba-SP - E-mail: sorocaba2fam@exemplo.jus.br<br>Horário de Atendimento ao Público: das 13h00min às 17h00min</span></div></div>
<h1>TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA</h1>
<table><tr><td>Processo Digital nº:</td><td class="b">${number}</td></tr>
<tr><td>Classe – Assunto:</td><td class="b">Interdição/Curatela - Nomeação</td></tr>
<tr><td>Requerente:</td><td class="b">${daughter.name}</td></tr><tr><td>Requerido:</td><td class="b">${father.name}</td></tr></table>
<p class="c s">Justiça Gratuita — Prioridade Idoso</p>
<div class="j"><p>Em Sorocaba, aos ${longDate(issued)}, no Cartório da 2ª Vara de Família e Sucessões, onde se achava a MM. Juíza de Direito, Dra. ${judge}, apresentou-se a Sra. <b>${daughter.name.toUpperCase()}</b>, brasileira, divorciada, técnica em enfermagem, portadora da cédula de identidade RG nº ${daughter.rg} SSP/SP e inscrita no CPF/MF sob nº ${maskCpf(daughter.cpf)}, residente e domiciliada na ${address}, filha do interditando, a quem foi deferido o compromisso de servir, bem e fielmente, como CURADORA PROVISÓRIA de <b>${father.name.toUpperCase()}</b>, brasileiro, viúvo, nascido aos ${shortDate(father.born)}, natural de Itapetininga/SP, RG nº ${father.rg}, CPF nº ${maskCpf(father.cpf)}, filho de ${father.father} e de ${father.mother}, nos termos da decisão de fls. 27/28, datada de ${shortDate(decided)}, ${powers}.</p>
<p>Pela nomeada foi dito que aceitava o encargo. Nada mais. Eu, Valdinéia Prates Moura, Escrevente Técnico Judiciário, digitei.</p></div>
<p class="c b" style="margin-top:8mm">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p>
<div class="c" style="margin-top:14mm">_______________________________________<br>${daughter.name}<br>Curadora</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela - Nomeação',
        court: 'TJSP',
        courtDivision: '2ª VARA DE FAMÍLIA E SUCESSÕES',
        district: 'SOROCABA',
        forum: 'FORO DE SOROCABA',
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
            address,
            relationship: 'filha',
          }),
        ],
        wards: [
          ward(father.name.toUpperCase(), {
            birthDate: father.born,
            cpf: father.cpf,
            rg: father.rg,
            placeOfBirth: 'Itapetininga/SP',
            filiation: [father.father, father.mother],
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
