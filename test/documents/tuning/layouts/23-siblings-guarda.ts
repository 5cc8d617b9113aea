import {
  addDays,
  addMonths,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person, personName } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Tocantins: brothers and sisters as a table or a numbered list, their parents once for all; eproc. */
export const layout: Layout = {
  name: 'siblings-guarda',
  type: 23,
  variants: ['table', 'list'],
  print(random, variant) {
    const { city } = place(random, 'TO')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '27')
    const family = familyName(random)
    const [mother, father] = [personName(random, 'f', family), personName(random, 'm', family)]
    const keeper = person(random, { gender: 'f', uf: 'TO', bornTo: 1978 })
    const table = variant === 'table'
    const children = (
      [
        [3, 3],
        [6, 6],
        [9, 9],
        [13, 13],
      ] as const
    )
      .slice(0, table ? 3 : 4)
      .map((ages) => child(random, issued, 'TO', ages, family))
      .filter((one, index, all) => all.findIndex(({ name }) => name === one.name) === index)
    const judge = person(random, { gender: 'm' })
    const division = table ? 'Juizado Especial da Infância e Juventude' : '1ª VARA DE FAMÍLIA E SUCESSÕES'
    const title = table ? 'Termo de Guarda Provisória' : 'TERMO DE RESPONSABILIDADE E GUARDA DEFINITIVA'
    const base =
      'https://eproc1.tjto.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const verifier = `${random.digits(8)}v${random.int(2, 9)}`
    const crc = hex(random, 8).toLowerCase()
    const powers =
      'À guardiã cabe representar os infantes junto a escolas, postos de saúde e ao INSS, inclusive para fins previdenciários, sendo defeso entregar qualquer deles aos pais sem ordem judicial'
    const relationship = 'avó materna'
    const keeperText = html`<b>${keeper.name}</b>, ${relationship} dos infantes, ${keeper.maritalStatus}, brasileira, ${keeper.occupation}, identidade nº ${keeper.rg}, ${keeper.rgIssuer}, CPF nº ${maskCpf(keeper.cpf)}, com domicílio na ${oneLine(keeper.address)}`
    const kids = table
      ? html`<table class="g"><tr><th>Nome</th><th>Nascimento</th><th>CPF</th></tr>${children.map((one) => html`<tr><td>${one.name}</td><td>${shortDate(one.birth)}</td><td>${maskCpf(one.cpf)}</td></tr>`)}</table><p>Filiação: ${mother} e ${father}</p>`
      : html`<div class="k">${children.map((one, index) => html`<div>${index + 1}) ${one.name.toUpperCase()}, ${gendered(one, 'nascida', 'nascido')} em ${longDate(one.birth)}, CPF ${maskCpf(one.cpf)};</div>`)}</div><p>todos filhos de ${father} e de ${mother}.</p>`
    const body = html`<p class="c"><b>PODER JUDICIÁRIO</b><br>JUSTIÇA ESTADUAL - TRIBUNAL DE JUSTIÇA DO ESTADO DO TOCANTINS<br>${table ? html`${division} de ${city}` : html`COMARCA DE ${city.toUpperCase()}<br>${division}`}</p><hr>
<p><b>Guarda de Infância e Juventude Nº ${number}/TO</b></p><p>AUTOR: ${keeper.name.toUpperCase()}<br>RÉU: ${mother.toUpperCase()}<br>RÉU: ${father.toUpperCase()}</p>
<h1>${title}</h1>
${
  table
    ? html`<p class="j">Compareceu ao Cartório do Juizado, no dia ${shortDate(issued)}, a Sra. ${keeperText}, que recebeu em guarda, conforme a decisão liminar do Dr. ${judge.name}, de ${shortDate(decided)} (evento ${random.int(4, 30)}), pelo prazo de 6 (seis) meses, as crianças e adolescentes a seguir relacionados:</p>${kids}`
    : html`<p class="j">O Juiz de Direito ${judge.name} faz saber que, por sentença de ${shortDate(decided)} (evento ${random.int(40, 90)}), já transitada em julgado, ficam sob a guarda definitiva de ${keeperText}, os irmãos:</p>${kids}`
}
<p class="j">${powers}.</p><p class="j">A compromissada declarou aceitar o encargo.</p><p>${city}/TO, ${longDate(issued)}.</p>
<p class="e">Documento eletrônico assinado por <b>${judge.name.toUpperCase()}, Juiz de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da autenticidade do documento está disponível no endereço eletrônico ${base}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.name.toUpperCase()}<br>Data e Hora: ${shortDate(issued)}, às ${signedAt.slice(11)}</p>`
    return {
      html: sheet(
        {
          font: table ? 'Roboto' : 'Liberation Sans',
          sizePt: 11,
          margin: '16mm 24mm',
          css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}.g td,.g th{border:1px solid #555;padding:1mm 2mm;text-align:left}.g{margin:2mm 0}.k{margin:2mm 10mm}.e{font-size:8pt;border-top:1px solid #555;padding-top:2mm;margin-top:14mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: table ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJTO',
        courtDivision: table ? `${division} de ${city}` : division,
        district: table ? city : city.toUpperCase(),
        state: 'TO',
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: children.map((one) =>
          ward(table ? one.name : one.name.toUpperCase(), {
            birthDate: one.birth,
            cpf: one.cpf,
            filiation: table ? [mother, father] : [father, mother],
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: table ? addMonths(issued, 6) : null,
        validityText: table ? '6 (seis) meses' : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: base,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
