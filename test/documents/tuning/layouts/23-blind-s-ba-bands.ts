import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, addMonths, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { captioned, caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** TJBA: a form of grey bands and ruled rows, captions left of the values; curator for her husband for six months. */
export const layout: Layout = {
  name: 'blind-s-ba-bands',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(2, 12))
    const signedAt = `${issued}T09:12:30`
    const [family, other] = families(random)
    const wife = citizen(random, 'f', family, 1960, 1970)
    const husband = citizen(random, 'm', other, 1954, 1962)
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '80', year(decided), '05', '0080')
    const home = `${wife.street}, Feira de Santana - BA, CEP ${wife.postcode}`
    const code = pjeNumber(signedAt, random.digits(16))
    const link = `https://pje.tjba.jus.br/pje/Processo/ConsultaDocumento/listView.seam?nd=${code}`
    const powers =
      'A curadora poderá receber benefícios e movimentar a conta em que são creditados, devendo aplicar os valores em saúde, alimentação e bem-estar do curatelado'
    const stamp = footStamp([
      `Número do documento: ${code}`,
      link,
      `Assinado eletronicamente por: ${judge.toUpperCase()} - ${stampTime(signedAt)}`,
    ])
    const band = (text: string) => html`<tr><td colspan="2" class="band">${text}</td></tr>`
    return {
      html: page(
        {
          font: 'Open Sans',
          sizePt: 9,
          margin: '14mm 18mm 28mm',
          stamp,
          css: `${FOOT_CSS}.form td{border:.2mm solid #666;padding:.7mm 2mm}.k{width:46mm;color:#333}.band{background:#ddd;font-weight:bold}`,
        },
        html`<p class="c">${crest(11)}<br><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA</b><br>Comarca de Feira de Santana<br>3ª Vara de Família, Órfãos, Sucessões e Interditos<br><span class="s">Fórum Filinto Bastos, Rua Coronel Álvaro Simões, s/n, Queimadinha</span></p>
<p class="c b" style="font-size:12pt">TERMO DE COMPROMISSO DE CURADOR(A) – PROVISÓRIO</p>
<table class="form">${band('PROCESSO')}${captioned([
          ['Número', number],
          ['Classe', 'INTERDIÇÃO/CURATELA'],
          ['Magistrada', `Dra. ${judge}`],
          ['Data da decisão de nomeação', shortDate(decided)],
        ])}${band('QUALIFICAÇÃO DO(A) CURADOR(A)')}${captioned([
          ['Nome', wife.name],
          ['Nacionalidade', 'Brasileira'],
          ['Estado civil', 'Casada'],
          ['Profissão', 'Marisqueira'],
          ['RG / Órgão emissor', `${wife.rg} SSP/BA`],
          ['CPF', maskCpf(wife.cpf)],
          ['Endereço', home],
          ['Parentesco com o curatelado', 'Esposa'],
        ])}${band('QUALIFICAÇÃO DO(A) CURATELADO(A)')}${captioned([
          ['Nome', husband.name],
          ['Data de nascimento', shortDate(husband.born)],
          ['Naturalidade', 'Serrinha/BA'],
          ['Filiação', `${husband.father} e ${husband.mother}`],
          ['RG', husband.rg],
          ['CPF', maskCpf(husband.cpf)],
        ])}${band('COMPROMISSO')}<tr><td colspan="2"><p class="j">Na data abaixo, o(a) nomeado(a) acima prestou o compromisso de bem e fielmente exercer o múnus, pelo prazo de 6 (seis) meses.</p><p class="j" style="margin:0">${powers}.</p></td></tr></table>
<p style="margin-top:5mm">Feira de Santana (BA), ${shortDate(issued)}.</p>
<p class="c" style="margin-top:6mm">${judge}<br>Juíza de Direito Titular</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR(A) – PROVISÓRIO',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO/CURATELA',
        court: 'TJBA',
        courtDivision: '3ª Vara de Família, Órfãos, Sucessões e Interditos',
        district: 'Feira de Santana',
        forum: 'Fórum Filinto Bastos',
        state: 'BA',
        judgeName: judge,
        guardians: [
          guardian(wife.name, {
            cpf: wife.cpf,
            rg: wife.rg,
            rgIssuer: 'SSP/BA',
            nationality: 'Brasileira',
            maritalStatus: 'Casada',
            occupation: 'Marisqueira',
            address: home,
            relationship: 'Esposa',
          }),
        ],
        wards: [
          ward(husband.name, {
            birthDate: husband.born,
            cpf: husband.cpf,
            rg: husband.rg,
            placeOfBirth: 'Serrinha/BA',
            filiation: [husband.father, husband.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
