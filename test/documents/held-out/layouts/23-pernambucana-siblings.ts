import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen, minor, surname } from '../citizens.ts'
import { asClerksWrite, town } from '../towns.ts'

/** Pernambuco on PJe: brothers and sisters in a numbered list, parents named as the other party. */
export const layout: Layout = {
  name: 'pernambucana-siblings',
  type: 23,
  variants: ['three', 'two'],
  print(random, variant) {
    const { city } = town(random, 'PE')
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(2, 25))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '17')
    const family = surname(random)
    const keeper = citizen(random, 'PE', { gender: 'f', born: [1952, 1970] })
    const children = Array.from({ length: variant === 'three' ? 3 : 2 }, () =>
      minor(random, 'PE', issued, family, [1, 14]),
    )
    const parents = citizen(random, 'PE')
    const judge = citizen(random, 'PE', { gender: 'f' })
    const division = `${random.int(1, 3)}ª Vara de Família e Registro Civil da Comarca de ${city}`
    const title = 'TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA'
    const link = 'https://pje.cloud.tjpe.jus.br/1g/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(15))
    const powers =
      'Fica a guardiã ciente de que deverá prestar assistência material, moral e educacional aos menores, comunicar ao Juízo qualquer mudança de endereço e apresentá-los sempre que determinado'
    const stamp = footStamp([
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      html`<span style="float:right">Num. ${random.digits(9)} - Pág. 1</span>${link}?x=${code}`,
      `Número do documento: ${code}`,
    ])
    const body = html`<div class="c">${crest(17, '#1a237e')}<br><b>Tribunal de Justiça de Pernambuco</b><br>Poder Judiciário<br>${division}<br><span class="s">Av. Juiz Inventado Melo, 10, Fórum - ${city}/PE - CEP 54000-000</span></div><hr><p>Processo nº <b>${number}</b><br>REQUERENTE: ${keeper.name.toUpperCase()}<br>REQUERIDO(A): ${parents.mother.toUpperCase()}, ${parents.father.toUpperCase()}</p>
<p class="c b" style="font-size:13pt;margin:5mm 0">${title}</p><p class="j">Aos ${longDate(issued)}, na Secretaria deste Juízo, presente a MM. Juíza de Direito, Dra. ${judge.name}, compareceu a Sra. <b>${keeper.name}</b>, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, RG nº ${keeper.rg} ${keeper.rgIssuer}, CPF nº ${maskCpf(keeper.cpf)}, residente e domiciliada na ${asClerksWrite(keeper.address)}, avó paterna das crianças, a quem foi deferida, por decisão datada de ${shortDate(decided)}, a guarda provisória dos menores abaixo, até ulterior deliberação deste Juízo:</p>
${children.map((one, index) => html`<p style="margin-left:8mm">${index + 1}) <b>${one.name}</b>, ${gendered(one, 'nascida', 'nascido')} em ${shortDate(one.birth)}, CPF nº ${maskCpf(one.cpf)};</p>`)}<p class="j">todos filhos de ${parents.mother} e ${parents.father}. A compromissada declarou aceitar o múnus, prometendo exercê-lo com zelo e na forma da lei.</p><p class="j">${powers}.</p><p class="j">E, para constar, eu, ${citizen(random, 'PE').name}, Analista Judiciária, digitei e subscrevo.</p><p class="c" style="margin-top:12mm">_________________________________<br>Guardiã</p>`
    return {
      html: sheet({ font: 'Charis SIL', sizePt: 11, margin: '15mm 22mm 28mm', stamp, css: FOOT_CSS }, body),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPE',
        courtDivision: division.replace(/ da Comarca.*/, ''),
        district: city,
        state: 'PE',
        judgeName: judge.name,
        guardians: [
          qualified(keeper, {
            nationality: 'brasileira',
            address: asClerksWrite(keeper.address),
            relationship: 'avó paterna',
          }),
        ],
        wards: children.map((one) =>
          ward(one.name, { birthDate: one.birth, cpf: one.cpf, filiation: [parents.mother, parents.father] }),
        ),
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: `${link}?x=${code}`,
        verificationCode: code,
      }),
    }
  },
}
