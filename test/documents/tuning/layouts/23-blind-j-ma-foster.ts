import { addDays, addMonths, dateInWords, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { caseOf, soul } from '../blind-j.ts'

/** TJMA, SEI: a foster family takes a baby for six months; verifier and CRC in a box. */
export const layout: Layout = {
  name: 'blind-j-ma-foster',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const decided = addDays(issued, -random.int(1, 4))
    const time = officeTime(random).slice(0, 5)
    const woman = soul(random, 'f', { from: 1971, to: 1988 })
    const man = soul(random, 'm', { from: 1969, to: 1986 })
    const boy = soul(random, 'm', { from: 2020, to: 2021, young: true })
    const judge = random.pick(['Delmira Mearim Sotero', 'Joseane Gurupi Bezerrão', 'Ana Célia Itapecuru'])
    const number = caseOf(random, '08', 2022, '10', '0040')
    const verifier = random.digits(7)
    const crc = hex(random, 8)
    const link = 'https://sei.tjma.jus.br/sei/controlador_externo.php?acao=documento_conferir'
    const address = `${woman.street}, ${woman.door}, ${woman.quarter}, Imperatriz - MA, ${woman.postcode}`
    const powers =
      'Os acolhedores receberão a bolsa-auxílio municipal em favor da criança, deverão preservar os vínculos com a família de origem e permitir as visitas da equipe técnica'
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 11,
          margin: '15mm 20mm',
          css: '.h{text-align:center} h1{font-size:13pt;text-align:center;margin:6mm 0} .box{border-top:1px solid #999;padding:2mm 0;font-size:8.5pt;margin-top:8mm}',
        },
        html`<div class="h">${crest(15, '#7a1f1f')}<br><b>PODER JUDICIÁRIO DO ESTADO DO MARANHÃO</b><br>Comarca de Imperatriz<br>Vara da Infância e Juventude</div>
<h1>TERMO DE GUARDA PROVISÓRIA - SERVIÇO DE ACOLHIMENTO FAMILIAR</h1>
<p><b>Processo:</b> ${number}<br><b>Guia de acolhimento:</b> ${random.digits(9)}<br><b>Processo administrativo SEI:</b> 0.${random.digits(5)}/2022-40</p>
<p class="j">Aos ${dateInWords(issued)}, perante a Juíza de Direito ${judge}, compareceram os acolhedores ${woman.name}, brasileira, casada, assistente administrativa, CPF ${maskCpf(woman.cpf)}, RG ${woman.rg} SSP/MA, e ${man.name}, brasileiro, casado, taxista, CPF ${maskCpf(man.cpf)}, RG ${man.rg} SSP/MA, residentes na ${address}, habilitados no Programa Família Acolhedora em ${shortDate(addDays(decided, -310))}, aos quais foi deferida a guarda da criança ${boy.name}, nascido em ${shortDate(boy.born)}, natural de Açailândia/MA, filho de ${boy.mother}, conforme decisão datada de ${shortDate(decided)}, pelo prazo de 6 (seis) meses.</p>
<p class="j">${powers}.</p>
<p class="j">Assumido o encargo pelos guardiões, encerra-se o termo.</p>
<p style="margin-top:12mm">${woman.name} ____________________________</p><p style="margin-top:8mm">${man.name} ____________________________</p>
<div class="box"><div>Documento assinado eletronicamente por <b>${judge}</b>, <b>Juíza de Direito</b>, em ${shortDate(issued)}, às ${time}, conforme art. 1º, III, "b", da Lei 11.419/2006.</div></div>
<div class="box" style="margin-top:0">A autenticidade do documento pode ser conferida no site ${link} informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA - SERVIÇO DE ACOLHIMENTO FAMILIAR',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJMA',
        courtDivision: 'Vara da Infância e Juventude',
        district: 'Imperatriz',
        state: 'MA',
        judgeName: judge,
        guardians: [
          guardian(woman.name, {
            cpf: woman.cpf,
            rg: woman.rg,
            rgIssuer: 'SSP/MA',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'assistente administrativa',
            address,
          }),
          guardian(man.name, {
            cpf: man.cpf,
            rg: man.rg,
            rgIssuer: 'SSP/MA',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'taxista',
            address,
          }),
        ],
        wards: [
          ward(boy.name, { birthDate: boy.born, placeOfBirth: 'Açailândia/MA', filiation: [boy.mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [judge],
        signatureDate: `${issued}T${time}:00`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
