import { addDays, addMonths, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, page } from '../blind-m.ts'

/** TJRJ: a printed form whose boxes carry small captions above the values; six months. */
export const layout: Layout = {
  name: 'blind-m-rj-boxes',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(1, 15))
    const [family] = families(random)
    const son = figure(random, 'm', family, 1970, 1984)
    const mother = figure(random, 'f', family, 1938, 1950)
    const judge = random.pick(['Sylvio Arantes Peçanha', 'Gustavo Bragança Mury'])
    const number = docket(random, '000', year(decided), '19', '0037')
    const [own, hers] = [0, 1].map(
      () => `${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`,
    )
    const code = `4${hex(random, 3)}.${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}`
    const link = 'www.tjrj.jus.br/validacao'
    const address = `${son.street}, nº ${son.door}, casa 2, ${son.quarter}, Nova Friburgo - RJ, CEP ${son.postcode}`
    const powers =
      'Representar a curatelada nos atos de gestão do seu patrimônio e perante bancos, INSS e concessionárias. É proibido ao curador contrair dívidas em nome da curatelada e levantar aplicações financeiras sem autorização deste Juízo'
    const box = (caption: string, value: string, span = 1): Html =>
      html`<td colspan="${span}"><div class="k">${caption}</div>${value}</td>`
    return {
      html: page(
        {
          font: 'Roboto',
          sizePt: 9.5,
          margin: '12mm 15mm',
          css: 'td{border:1px solid #444;padding:1mm 1.6mm 1.4mm;vertical-align:top} .k{font-size:6.8pt;color:#333;margin-bottom:.6mm} .t{background:#ddd;font-weight:bold;font-size:8.5pt;text-align:center} h2{font-size:14pt;text-align:center;margin:6mm 0 4mm}',
        },
        html`<p class="c"><b>ESTADO DO RIO DE JANEIRO - PODER JUDICIÁRIO</b><br>Tribunal de Justiça<br>Comarca de Nova Friburgo<br>Cartório da 1ª Vara de Família<br>Fórum Desembargador Alvarenga Couto</p>
<h2>TERMO DE CURATELA PROVISÓRIA</h2>
<table><tr>${box('PROCESSO', number, 2)}${box('CLASSE - ASSUNTO', 'Interdição - Capacidade / Pessoas Naturais', 2)}</tr>
<tr>${box('DATA DA DECISÃO', shortDate(decided))}${box('FOLHAS', `${random.int(30, 70)}/${random.int(71, 90)}`)}${box('DATA DO TERMO', shortDate(issued))}${box('PRAZO DE VALIDADE', '6 (seis) meses')}</tr>
<tr><td colspan="4" class="t">CURADOR</td></tr>
<tr>${box('NOME COMPLETO', son.name.toUpperCase(), 3)}${box('GRAU DE PARENTESCO', 'filho')}</tr>
<tr>${box('NACIONALIDADE', 'brasileiro')}${box('ESTADO CIVIL', 'solteiro')}${box('PROFISSÃO', 'vigilante', 2)}</tr>
<tr>${box('IDENTIDADE', own ?? '')}${box('ÓRGÃO EXPEDIDOR', 'DETRAN/RJ')}${box('CPF', maskCpf(son.cpf), 2)}</tr>
<tr>${box('ENDEREÇO', address, 4)}</tr>
<tr><td colspan="4" class="t">CURATELADA</td></tr>
<tr>${box('NOME COMPLETO', mother.name.toUpperCase(), 3)}${box('DATA DE NASCIMENTO', shortDate(mother.born))}</tr>
<tr>${box('IDENTIDADE', hers ?? '')}${box('CPF', maskCpf(mother.cpf))}${box('NATURALIDADE', 'Cordeiro/RJ', 2)}</tr>
<tr>${box('NOME DO PAI', mother.father.toUpperCase(), 2)}${box('NOME DA MÃE', mother.mother.toUpperCase(), 2)}</tr>
<tr><td colspan="4" class="t">PODERES E RESTRIÇÕES</td></tr><tr><td colspan="4">${powers}.</td></tr>
<tr><td colspan="4" class="t">COMPROMISSO</td></tr><tr><td colspan="4">O curador nomeado pelo MM. Juiz de Direito Dr. ${judge} jurou servir com lealdade o encargo que lhe foi confiado.</td></tr></table>
<table style="margin-top:12mm"><tr><td class="c" style="border:0">____________________________<br>${judge}<br>Juiz de Direito</td></tr><tr><td class="c" style="border:0;padding-top:9mm">____________________________<br>${son.name.toUpperCase()}<br>Curador</td></tr></table>
<p class="s c" style="margin-top:5mm">Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: ${link}</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição - Capacidade / Pessoas Naturais',
        court: 'TJRJ',
        courtDivision: '1ª Vara de Família',
        district: 'Nova Friburgo',
        forum: 'Fórum Desembargador Alvarenga Couto',
        state: 'RJ',
        judgeName: judge,
        guardians: [
          guardian(son.name.toUpperCase(), {
            cpf: son.cpf,
            rg: own ?? null,
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'vigilante',
            address,
            relationship: 'filho',
          }),
        ],
        wards: [
          ward(mother.name.toUpperCase(), {
            birthDate: mother.born,
            cpf: mother.cpf,
            rg: hers ?? null,
            placeOfBirth: 'Cordeiro/RJ',
            filiation: [mother.father.toUpperCase(), mother.mother.toUpperCase()],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [judge, son.name.toUpperCase()],
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
