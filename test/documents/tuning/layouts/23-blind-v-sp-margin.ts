import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper } from '../blind-v.ts'

/** TJSP, e-SAJ: a provisional curator for 180 days, stamped in the margin; a lawyer and a clerk are named. */
export const layout: Layout = {
  name: 'blind-v-sp-margin',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(4, 20))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random).slice(0, 5)}:00`
    const [family, other] = [surname(), surname()]
    const son = person('man', family)
    const father = person('oldMan', family)
    const born = bornBefore(random, issued, 70, 88)
    const magistrate = judge('m')
    const number = cnj(random, '10#####', year(decided), '26', '0451')
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const identity = figures(random, '*#.###.###-#')
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Piracicaba/SP, CEP ${cep}`)
    const title = 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO'
    const powers =
      'Fica o curador advertido de que a curatela provisória se restringe aos atos de natureza patrimonial e negocial, vedados empréstimos, alienações e onerações sem autorização judicial'
    return {
      html: paper(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '14mm 24mm 14mm 22mm',
          css: MARGIN_CSS,
          stamp: marginStamp([
            `Este documento é cópia do original, assinado digitalmente por ${magistrate.toUpperCase()}, liberado nos autos em ${shortDate(signedAt.slice(0, 10))} às ${signedAt.slice(11, 16)} .`,
            `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
          ]),
        },
        html`<div class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>COMARCA DE PIRACICABA<br>FORO DE PIRACICABA<br>2ª VARA DA FAMÍLIA E SUCESSÕES<br><span class="s">Rua das Laranjeiras, 77, Vila Cristal - CEP 13400-000, Fone: (19) 3400-0000, Piracicaba-SP - E-mail: piracicaba2fam@example.jus.br</span></div>
<p class="c b" style="margin:6mm 0">${title}</p>
<table style="margin-bottom:5mm"><tr><td style="width:42mm">Processo Digital nº:</td><td><b>${number}</b></td></tr>
<tr><td>Classe – Assunto:</td><td><b>Interdição/Curatela - Nomeação</b></td></tr>
<tr><td>Requerente:</td><td><b>${son.name}</b></td></tr><tr><td>Requerido:</td><td><b>${father.name}</b></td></tr>
<tr><td>Juiz de Direito:</td><td>Dr. ${magistrate}</td></tr></table>
<p class="j">Em ${longDate(issued)}, no cartório da 2ª Vara da Família e Sucessões de Piracicaba, apresentou-se <b>${son.name}</b>, brasileiro, divorciado, motorista, filho do interditando, RG ${identity} SSP/SP, CPF ${maskCpf(son.cpf)}, residente e domiciliado na ${address}, acompanhado de sua advogada, Dra. ${name('woman', other)}, OAB/SP ${figures(random, '*##.###')}, e prestou o compromisso legal de exercer com zelo o encargo de CURADOR PROVISÓRIO de <b>${father.name}</b>, viúvo, aposentado, nascido em ${shortDate(born)}, CPF ${maskCpf(father.cpf)}, natural de Rio Claro/SP, nos termos da decisão de fls. 38/40, proferida em ${shortDate(decided)}, pelo prazo de 180 (cento e oitenta) dias.</p>
<p class="j">${powers}.</p>
<p class="j">Nada mais. Lido e achado conforme, vai assinado na forma da lei. Eu, ${name('woman', family)}, Escrevente Técnico Judiciário, digitei.</p>
<p class="c b s" style="margin-top:14mm">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006,<br>CONFORME IMPRESSÃO À MARGEM DIREITA</p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela - Nomeação',
        court: 'TJSP',
        courtDivision: '2ª VARA DA FAMÍLIA E SUCESSÕES',
        district: 'PIRACICABA',
        forum: 'FORO DE PIRACICABA',
        state: 'SP',
        judgeName: magistrate,
        guardians: [
          guardian(son.name, {
            cpf: son.cpf,
            rg: identity,
            rgIssuer: 'SSP/SP',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'motorista',
            address,
            relationship: 'filho',
          }),
        ],
        wards: [ward(father.name, { birthDate: born, cpf: father.cpf, placeOfBirth: 'Rio Claro/SP' })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 180),
        validityText: '180 (cento e oitenta) dias',
        powers,
        signedBy: [magistrate.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
