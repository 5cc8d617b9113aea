import { FOOT_CSS, footStamp, pjeNumber } from '../../generator/court-parts.ts'
import { addDays, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page } from '../blind-m.ts'

/** TJMG, PJe: mother's parents get the guarda of a girl by a final sentence; the parents are decoys. */
export const layout: Layout = {
  name: 'blind-m-mg-grandparents',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2025)
    const final = addDays(issued, -random.int(4, 20))
    const decided = addDays(final, -random.int(17, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family, fatherFamily] = families(random)
    const man = figure(random, 'm', family, 1950, 1962)
    const woman = figure(random, 'f', family, 1953, 1965)
    const girl = figure(random, 'f', fatherFamily, year(issued) - 11, year(issued) - 3)
    const mother = `Jordana ${family}`
    const judge = random.pick(['Hélio Drummond Sant’Ana', 'Márcio Lanza Figueiró'])
    const number = docket(random, '500', year(decided), '13', '0400')
    const [hisId, herId] = [
      `MG-${random.int(2, 9)}.${random.digits(3)}.${random.digits(3)}`,
      `MG-1${random.int(0, 5)}.${random.digits(3)}.${random.digits(3)}`,
    ]
    const address = `${man.street}, ${man.door}, Bairro ${man.quarter}, Mariana/MG, CEP ${man.postcode}`
    const code = pjeNumber(signedAt, random.digits(15))
    const link = `https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const powers =
      'A guarda obriga os guardiões à prestação de assistência material, moral e educacional à criança e lhes confere o direito de opor-se a terceiros, inclusive aos pais. Ficam eles autorizados a matriculá-la em escola, a representá-la em órgãos de saúde e a incluí-la como dependente em plano e previdência'
    return {
      html: page(
        {
          font: 'Carlito',
          sizePt: 11.5,
          margin: '16mm 20mm 26mm',
          css: `${FOOT_CSS} td{padding:0 1mm} .k{width:36mm}`,
          stamp: footStamp([
            `Assinado eletronicamente por: ${judge.toUpperCase()} - ${moment(signedAt)}`,
            link,
            `Número do documento: ${code}`,
            html`<div class="r">Num. ${random.digits(10)} - Pág. 1</div>`,
          ]),
        },
        html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br>Justiça de Primeira Instância<br>Comarca de MARIANA / 1ª Vara Cível, Criminal e da Infância e da Juventude<br><span class="s">Avenida Getúlio Bretas, 210, Mariana - MG - CEP: 35420-000</span></p>
<table class="s" style="margin:3mm 0 6mm"><tr><td class="k">PROCESSO Nº:</td><td>${number}</td></tr><tr><td class="k">CLASSE:</td><td>GUARDA DE INFÂNCIA E JUVENTUDE (1420)</td></tr><tr><td class="k">ASSUNTO:</td><td>[Guarda]</td></tr><tr><td class="k">REQUERENTE(S):</td><td>${man.name.toUpperCase()} e outro(a)</td></tr><tr><td class="k">REQUERIDO(S):</td><td>${girl.father.toUpperCase()}</td></tr></table>
<p class="c b" style="font-size:14pt;margin-bottom:6mm"><u>TERMO DE GUARDA E RESPONSABILIDADE</u></p>
<p class="j">No dia ${shortDate(issued)}, na Secretaria deste Juízo, por determinação do MM. Juiz de Direito, Dr. ${judge}, compareceram o Sr. <b>${man.name}</b>, avô materno, brasileiro, casado, ferroviário aposentado, CI ${hisId}, PC/MG, CPF ${maskCpf(man.cpf)}, e a Sra. <b>${woman.name}</b>, avó materna, brasileira, casada, do lar, CI ${herId}, PC/MG, CPF ${maskCpf(woman.cpf)}, ambos residentes na ${address}, e assumiram a guarda e a responsabilidade da criança <b>${girl.name}</b>, nascida em ${shortDate(girl.born)}, em Mariana/MG, filha de ${girl.father} e de ${mother} (falecida), conforme sentença proferida em ${shortDate(decided)}, transitada em julgado em ${shortDate(final)}.</p>
<p class="j">${powers}.</p>
<p class="j">Os guardiões declararam aceitar o encargo. Nada mais havendo, encerrou-se o presente.</p>
<p style="margin-top:14mm">Guardião: ____________________________</p><p style="margin-top:8mm">Guardiã: _____________________________</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        court: 'TJMG',
        courtDivision: '1ª Vara Cível, Criminal e da Infância e da Juventude',
        district: 'MARIANA',
        state: 'MG',
        judgeName: judge,
        guardians: [
          guardian(man.name, {
            cpf: man.cpf,
            rg: hisId,
            rgIssuer: 'PC/MG',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'ferroviário aposentado',
            address,
            relationship: 'avô materno',
          }),
          guardian(woman.name, {
            cpf: woman.cpf,
            rg: herId,
            rgIssuer: 'PC/MG',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'do lar',
            address,
            relationship: 'avó materna',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: girl.born,
            placeOfBirth: 'Mariana/MG',
            filiation: [girl.father, mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
