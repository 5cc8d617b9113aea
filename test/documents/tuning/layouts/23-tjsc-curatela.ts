import {
  addDays,
  addYears,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJSC on eproc: blocks of qualification under headings, curators at times two, the office described last. */
export const layout: Layout = {
  name: 'tjsc-curatela',
  type: 23,
  variants: ['one', 'two', 'provisional'],
  print(random, variant) {
    const { city } = place(random, 'SC')
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(5, 25))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '24')
    const curators = [
      person(random, { uf: 'SC', gender: 'f' }),
      person(random, { uf: 'SC', gender: 'm' }),
    ].slice(0, variant === 'two' ? 2 : 1)
    const curatee = person(random, { uf: 'SC', bornFrom: 1930, bornTo: 1995 })
    const judge = person(random, { gender: 'm' })
    const provisional = variant === 'provisional'
    const division = `${random.int(1, 3)}ª Vara da Família da Comarca de ${city}`
    const verifier = `3100${random.digits(8)}v${random.int(3, 8)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const relationship = gendered(curators[0] ?? curatee, 'filha', 'filho')
    const powers = `${curators.length > 1 ? 'Não poderão os curadores' : 'Não poderá a curadora'}, sem licença do Juízo, vender, hipotecar ou doar bens ${gendered(curatee, 'da curatelada', 'do curatelado')}, nem contrair dívidas em nome desta pessoa`
    const title = provisional ? 'TERMO DE CURATELA PROVISÓRIA' : 'TERMO DE CURADOR DEFINITIVO'
    const validity = '1 ano'
    const body = html`<p class="c">ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA<br>${division}<br><span class="s">Rua Inventada das Araucárias, 10 - Fórum - Centro - CEP: 89000000 - www.tjsc.jus.br</span></p>
<p><b>INTERDIÇÃO/CURATELA Nº ${number}/SC</b></p>
<h1>${title}</h1>
<p class="hd">${gendered(curatee, 'Curatelada', 'Curatelado')}</p><p class="j">${curatee.name.toUpperCase()} – ${gendered(curatee, 'nascida', 'nascido')} aos ${shortDate(curatee.birth, '.')} em ${birthplace(curatee)}; CPF ${maskCpf(curatee.cpf)}; RG ${curatee.rg}; pai: ${curatee.father}; mãe: ${curatee.mother}.</p>
<p class="hd">Curador${curators.length > 1 ? 'es' : 'a'}</p>${curators.map((one, index) => html`<p class="j">${one.name.toUpperCase()} – ${gendered(one, 'brasileira', 'brasileiro')}; ${one.maritalStatus}; ${one.occupation}; RG ${one.rg} (${one.rgIssuer}); CPF ${maskCpf(one.cpf)}; endereço: ${oneLine(one.address)}${index === 0 ? `; parentesco: ${relationship}` : ''}.</p>`)}
<p class="hd">Compromisso</p><p class="j">Perante o Juiz de Direito ${judge.name}, em ${longDate(issued)}, ${curators.length > 1 ? 'as pessoas acima comprometeram-se' : 'a pessoa acima comprometeu-se'} a servir com fidelidade no encargo que lhe foi confiado ${provisional ? `pela decisão de ${longDate(decided)}, com duração de ${validity}` : `pela sentença de ${longDate(decided)}, já transitada em julgado`}. ${powers}.</p>
<hr><p class="s j">Documento eletrônico assinado por <b>${judge.name.toUpperCase()}, Juiz de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006 e Resolução Conjunta GP/CGJ n. 5, de 26 de setembro de 2018. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.</p><p class="s">Informações adicionais da assinatura:<br>Signatário (a): ${judge.name.toUpperCase()}<br>Data e Hora: ${shortDate(signedAt.slice(0, 10))}, às ${signedAt.slice(11)}</p>`
    return {
      html: sheet(
        {
          font: 'Noto Serif',
          sizePt: 10,
          margin: '18mm 24mm',
          css: 'h1{font-size:12pt;margin:6mm 0;letter-spacing:.06em}.hd{font-weight:bold;border-bottom:1px solid #000;margin:3mm 0 1mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: provisional ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO/CURATELA',
        court: 'TJSC',
        courtDivision: division.replace(/ da Comarca .*/, ''),
        district: city,
        state: 'SC',
        judgeName: judge.name,
        guardians: curators.map((one, index) =>
          guardian(one.name.toUpperCase(), {
            cpf: one.cpf,
            rg: one.rg,
            rgIssuer: one.rgIssuer,
            nationality: gendered(one, 'brasileira', 'brasileiro'),
            maritalStatus: one.maritalStatus,
            occupation: one.occupation,
            address: oneLine(one.address),
            relationship: index === 0 ? relationship : null,
          }),
        ),
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: provisional ? addYears(issued, 1) : null,
        validityText: provisional ? validity : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
