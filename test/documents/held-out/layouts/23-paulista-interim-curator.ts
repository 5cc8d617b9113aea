import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen } from '../citizens.ts'
import { inOneLine, town } from '../towns.ts'

/** São Paulo: interim curator, case block in a table, stamp up the right margin. */
export const layout: Layout = {
  name: 'paulista-interim-curator',
  type: 23,
  variants: ['daughter', 'hundred-eighty-days'],
  print(random, variant) {
    const fixed = variant === 'hundred-eighty-days'
    const { city } = town(random, 'SP')
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(3, 30))
    const number = caseNumber(random, year(decided), '26')
    const curator = citizen(random, 'SP', { gender: fixed ? 'm' : 'f', born: [1970, 1990] })
    const curatee = citizen(random, 'SP', { gender: 'f', born: [1934, 1950] })
    const judge = citizen(random, 'SP', { gender: 'm' })
    const division = `${random.int(1, 5)}ª VARA DA FAMÍLIA E SUCESSÕES`
    const title = 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO'
    const code = alphanumeric(random, 8)
    const time = officeTime(random).slice(0, 5)
    const site = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const term = fixed ? '180 (cento e oitenta) dias' : 'até ulterior deliberação'
    const kin = fixed ? 'sobrinho' : 'filha'
    const powers =
      'A curatela provisória restringe-se aos atos de natureza patrimonial e negocial, podendo o(a) curador(a) representar o(a) curatelado(a) perante o INSS, instituições financeiras e repartições públicas, vedada a contratação de empréstimos e a alienação de bens sem autorização judicial'
    const stamp = marginStamp([
      `Para conferir o original, acesse o site ${site}, informe o processo ${number} e código ${code}.`,
      `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${time} .`,
    ])
    const body = html`<table><tr><td style="width:20mm">${crest(17, '#555')}</td><td class="c b">TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO<br>COMARCA DE ${city.toUpperCase()}<br>FORO DE ${city.toUpperCase()}<br>${division}<br><span class="s">Rua do Fórum Velho, 220, Centro - CEP 13300-000, ${city}-SP<br>Horário de Atendimento ao Público: das 13h00min às 17h00min</span></td></tr></table>
<p class="c b" style="margin:6mm 0;font-size:13pt">${title}</p>
<table class="q"><tr><td>Processo Digital nº:</td><td><b>${number}</b></td></tr><tr><td>Classe - Assunto</td><td><b>Interdição/Curatela - Nomeação</b></td></tr><tr><td>Requerente:</td><td><b>${curator.name}</b></td></tr><tr><td>Requerido:</td><td><b>${curatee.name}</b></td></tr></table><p class="r s">Prioridade Idoso<br>Justiça Gratuita</p>
<p class="j">Em ${longDate(issued)}, nesta cidade de ${city}, na sala de audiências da ${division.replace('VARA DA FAMÍLIA E SUCESSÕES', 'Vara da Família e Sucessões')}, sob a presidência do MM. Juiz de Direito Dr. ${judge.name}, compareceu <b>${curator.name}</b>, ${gendered(curator, 'brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, RG nº ${curator.rg} ${curator.rgIssuer}, CPF nº ${maskCpf(curator.cpf)}, com endereço na ${inOneLine(curator.address)}, ${kin} do(a) curatelado(a), a quem o MM. Juiz deferiu o compromisso de bem e fielmente, sob as penas da lei, servir de CURADOR(A) PROVISÓRIO(A) de <b>${curatee.name}</b>, ${gendered(curatee, 'nascida', 'nascido')} em ${shortDate(curatee.birth)}, natural de ${birthplace(curatee)}, ${gendered(curatee, 'filha', 'filho')} de ${curatee.father} e de ${curatee.mother}, RG nº ${curatee.rg}, CPF nº ${maskCpf(curatee.cpf)}, ${fixed ? `pelo prazo de ${term}` : term}, conforme decisão de fls. ${random.int(20, 80)}, datada de ${shortDate(decided)}.</p>
<p class="j">${powers}.</p><p class="j">Aceito o encargo, prometeu cumpri-lo. Para constar, lavrei este termo, que vai devidamente assinado.</p><p class="c b s">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p><p style="margin-top:10mm">Curador(a): ______________________________</p>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 10.6,
          margin: '15mm 26mm 15mm 20mm',
          stamp,
          css: `${MARGIN_CSS} .q td{padding:.4mm 2mm}.q td:first-child{width:40mm}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela - Nomeação',
        court: 'TJSP',
        courtDivision: division,
        district: city.toUpperCase(),
        forum: `FORO DE ${city.toUpperCase()}`,
        state: 'SP',
        judgeName: judge.name,
        guardians: [qualified(curator, { address: inOneLine(curator.address), relationship: kin })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: fixed ? addDays(issued, 180) : null,
        validityText: term,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: `${issued}T${time}:00`,
        verificationLink: site,
        verificationCode: code,
      }),
    }
  },
}
