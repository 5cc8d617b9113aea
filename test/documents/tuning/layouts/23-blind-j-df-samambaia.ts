import { FOOT_CSS, footStamp, pjeNumber } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, clock, soul } from '../blind-j.ts'

/** TJDFT, PJe: a grown brother is tutor until the pupil is of age. */
export const layout: Layout = {
  name: 'blind-j-df-samambaia',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(5, 25))
    const signedAt = `${issued}T${officeTime(random)}`
    const brother = soul(random, 'm', { from: 1988, to: 1999 })
    const girl = soul(random, 'f', { family: brother.family, from: 2008, to: 2012, young: true })
    const judge = random.pick(['Flávia Naves Bontempo', 'Regina Alckmin Dantas', 'Lilian Couto Serejo'])
    const number = caseOf(random, '07', 2021, '07', '0009')
    const code = pjeNumber(signedAt, `0000${random.digits(10)}`)
    const link = `https://pje.tjdft.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const address = `QR ${random.int(201, 431)}, Conjunto ${random.int(1, 20)}, Casa ${random.int(1, 40)}, Samambaia Sul/DF, CEP ${brother.postcode}`
    const born = girl.born
    const adult = `${Number(born.slice(0, 4)) + 18}${born.slice(4)}`
    const powers =
      'O tutor fica autorizado a levantar a pensão por morte em favor da tutelada, vedada a alienação de bens imóveis sem alvará'
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 10.5,
          margin: '16mm 24mm 26mm',
          stamp: footStamp([
            html`Número do documento: ${code}`,
            link,
            `Assinado eletronicamente por: ${judge.toUpperCase()} - ${clock(signedAt)}`,
          ]),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:8mm 0} dt{float:left;clear:left;width:40mm;font-weight:bold} dd{margin:0 0 1mm 40mm}`,
        },
        html`<p class="c"><b>TJDFT</b><br>Poder Judiciário da União<br>TRIBUNAL DE JUSTIÇA DO DISTRITO FEDERAL E DOS TERRITÓRIOS<br>2ª Vara de Família e de Órfãos e Sucessões<br>Circunscrição Judiciária de Samambaia</p>
<p>Número do processo: ${number}<br>Classe judicial: TUTELA INFÂNCIA E JUVENTUDE (1399)<br>REQUERENTE: ${brother.name.toUpperCase()}</p>
<h1>TERMO DE TUTELA</h1>
<p class="j">Por sentença prolatada em ${longDate(decided)}, a Exma. Sra. Juíza de Direito ${judge} nomeou TUTOR da adolescente abaixo o senhor ${brother.name}, que nesta data presta compromisso, até que a tutelada complete a maioridade:</p>
<dl><dt>Tutor:</dt><dd>${brother.name}, brasileiro, casado, vigilante, irmão unilateral</dd><dt>RG / CPF:</dt><dd>${brother.rg} SSP/DF – ${maskCpf(brother.cpf)}</dd><dt>Endereço:</dt><dd>${address}</dd><dt>Tutelada:</dt><dd>${girl.name}</dd><dt>Nascimento:</dt><dd>${shortDate(born)}, Brasília/DF</dd><dt>CPF:</dt><dd>${maskCpf(girl.cpf)}</dd><dt>Filiação:</dt><dd>${girl.mother} (falecida) e ${girl.father} (falecido)</dd></dl>
<p class="j" style="margin-top:4mm">${powers}.</p>
<p>Samambaia-DF, ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm">${judge}<br>Juíza de Direito<br><span class="s">(documento datado e assinado eletronicamente)</span></p>
<p class="c" style="margin-top:12mm">_________________________<br>Tutor compromissado</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA INFÂNCIA E JUVENTUDE (1399)',
        court: 'TJDFT',
        courtDivision: '2ª Vara de Família e de Órfãos e Sucessões',
        district: 'Samambaia',
        state: 'DF',
        judgeName: judge,
        guardians: [
          guardian(brother.name, {
            cpf: brother.cpf,
            rg: brother.rg,
            rgIssuer: 'SSP/DF',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'vigilante',
            address,
            relationship: 'irmão unilateral',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: born,
            cpf: girl.cpf,
            placeOfBirth: 'Brasília/DF',
            filiation: [girl.mother, girl.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: adult,
        validityText: 'até que a tutelada complete a maioridade',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
