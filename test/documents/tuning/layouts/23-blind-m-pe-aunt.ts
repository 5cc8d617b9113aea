import { pjeNumber } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page } from '../blind-m.ts'

/** TJPE, PJe: an aunt has two siblings for ninety days; the court's programme and the parents are decoys. */
export const layout: Layout = {
  name: 'blind-m-pe-aunt',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(1, 9))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family, fatherFamily] = families(random)
    const aunt = figure(random, 'f', family, 1978, 1992)
    const girl = figure(random, 'f', fatherFamily, year(issued) - 7, year(issued) - 5)
    const boy = figure(random, 'm', fatherFamily, year(issued) - 4, year(issued) - 2)
    const mother = `Suelen ${family}`
    const judge = random.pick(['Leonardo Maciel Burgos', 'Tiago Buarque Loyo'])
    const number = docket(random, '00', year(decided), '17', '2001')
    const identity = rg(random, 'plain')
    const code = pjeNumber(signedAt, random.digits(17))
    const link = `https://pje.cloud.tjpe.jus.br:443/1g/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const address = `${aunt.street}, nº ${aunt.door}, ${aunt.quarter}, Recife/PE, CEP ${aunt.postcode}`
    const powers =
      'A guardiã fica ciente de que deve dar às crianças sustento, escola e cuidados de saúde, de que não pode entregá-las a terceiros e de que lhe é vedado mudar de residência sem comunicar ao Juízo'
    return {
      html: page(
        {
          font: 'Lato',
          sizePt: 10.5,
          margin: '18mm 22mm',
          css: '.x{border-left:3px solid #888;padding-left:3mm;margin:5mm 0} .pje{margin-top:12mm;font-size:8pt;color:#222}',
        },
        html`<p class="c">Tribunal de Justiça de Pernambuco<br>Poder Judiciário<br><b>3ª Vara da Infância e Juventude</b><br>Comarca do Recife</p>
<p class="c s">R DOS PALMARES BRANCOS, 593, BOA VISTA, RECIFE - PE - CEP: 50060-000 - F:(81) 3100-0000</p>
<div class="x">Processo nº <b>${number}</b><br>Classe: Guarda de Infância e Juventude<br>REQUERENTE: ${aunt.name.toUpperCase()}<br>REQUERIDA: ${mother.toUpperCase()}</div>
<h2 class="c" style="font-size:15pt">TERMO DE GUARDA PROVISÓRIA</h2>
<p class="j">O Dr. ${judge}, Juiz de Direito, confere, por este instrumento, a ${aunt.name}, brasileira, solteira, cabeleireira, RG ${identity} SDS/PE, CPF ${maskCpf(aunt.cpf)}, residente à ${address}, tia materna, a GUARDA PROVISÓRIA dos irmãos ${girl.name} e ${boy.name}, nascidos respectivamente em ${shortDate(girl.born)} e ${shortDate(boy.born)}, ambos naturais de Olinda/PE e filhos de ${mother} e ${boy.father}.</p>
<p class="j">A medida vale pelo prazo de 90 (noventa) dias e foi deferida na decisão interlocutória de ${shortDate(decided)}, enquanto a genitora é acompanhada pelo CREAS e o genitor, recluso, responde a outro processo.</p>
<p class="j">${powers}.</p>
<p class="j">Dado e passado no Recife, ${longDate(issued)}. Ciente, firmo o presente.</p>
<p style="margin-top:14mm">____________________________________<br>Guardiã</p>
<p class="s">Cópia para o Conselho Tutelar da RPA 3.</p>
<div class="pje">Assinado eletronicamente por: ${judge.toUpperCase()} - ${moment(signedAt)}<br>${link}<br>Número do documento: ${code}</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJPE',
        courtDivision: '3ª Vara da Infância e Juventude',
        district: 'Recife',
        state: 'PE',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: identity,
            rgIssuer: 'SDS/PE',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'cabeleireira',
            address,
            relationship: 'tia materna',
          }),
        ],
        wards: [girl, boy].map(({ name, born }) =>
          ward(name, { birthDate: born, placeOfBirth: 'Olinda/PE', filiation: [mother, boy.father] }),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 90),
        validityText: '90 (noventa) dias',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
