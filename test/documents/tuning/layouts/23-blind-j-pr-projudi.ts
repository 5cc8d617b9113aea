import { addDays, dateInWords, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, clock, familyOf, soul } from '../blind-j.ts'

/** TJPR, Projudi: a mother is curator of her son for good; the system's line above, its identifier at the foot. */
export const layout: Layout = {
  name: 'blind-j-pr-projudi',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(40, 80))
    const signedAt = `${addDays(issued, 2)}T${officeTime(random)}`
    const family = familyOf(random)
    const mother = soul(random, 'f', { family, from: 1957, to: 1968 })
    const son = soul(random, 'm', { family, from: 1986, to: 1998 })
    const judge = random.pick(['Sidnei Bortoluzzo Kmiecik', 'Marcelo Hauer Pisanelli', 'Túlio Wendrechowski'])
    const number = caseOf(random, '00', 2019, '16', '0031')
    const five = () =>
      Array.from({ length: 5 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')
    const code = `PJ${five().slice(2)} ${five()} ${five()} ${five()}`
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const address = `${mother.street}, s/nº, Distrito de Entre Rios, Guarapuava/PR`
    const powers =
      'A curatela abrange a gestão do benefício previdenciário e dos demais rendimentos do curatelado, ficando dispensada a prestação de caução, e não atinge os direitos ao próprio corpo, à saúde, ao voto e ao trabalho'
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 12.5,
          margin: '20mm 25mm',
          stamp: html`<div class="top">PROJUDI - Processo: ${number} - Ref. mov. 113.1 - Assinado digitalmente por ${judge} em ${clock(signedAt)}</div><div class="low">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${code}</div>`,
          css: '.top{position:fixed;top:5mm;left:12mm;font-size:7.5pt} .low{position:fixed;bottom:5mm;left:12mm;right:12mm;font-size:7pt;text-align:center} h1{font-size:17pt;text-align:center;letter-spacing:1px;margin:9mm 0}',
        },
        html`<p class="c b">PODER JUDICIÁRIO DO ESTADO DO PARANÁ<br>COMARCA DE GUARAPUAVA<br>VARA DE FAMÍLIA E SUCESSÕES</p>
<p class="c s">Avenida Imaginária Manoel Ribas, 500 - Fórum - Guarapuava/PR - CEP: 85070-000 - Celular: (42) 99800-0000</p>
<h1>TERMO DE COMPROMISSO DE CURADOR(A) DEFINITIVO(A)</h1>
<p><b>Autos nº:</b> ${number}<br><b>Classe Processual:</b> Interdição/Curatela<br><b>Assunto Principal:</b> Nomeação<br><b>Valor da Causa:</b> R$ 1.412,00</p>
<p class="j">Aos ${dateInWords(issued)}, nesta Cidade e Comarca, em Cartório, compareceu a senhora <b>${mother.name}</b>, brasileira, viúva, zeladora, RG ${mother.rg} SESP/PR, CPF ${maskCpf(mother.cpf)}, residente na ${address}, a quem, por ordem do Dr. ${judge}, Juiz de Direito, deferi o compromisso de CURADORA DEFINITIVA de seu filho <b>${son.name}</b>, nascido em ${shortDate(son.born)}, em Pinhão/PR, RG ${son.rg} SESP/PR, CPF ${maskCpf(son.cpf)}, filho de ${son.father} e ${mother.name}, interditado pela sentença de mov. 98.1, proferida em ${shortDate(decided)}, já transitada em julgado.</p>
<p class="j">${powers}.</p>
<p class="j">Aceito o encargo, lavrou-se o presente termo, que lido e achado conforme vai assinado.</p>
<p class="c" style="margin-top:16mm">${mother.name}<br>Curadora</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR(A) DEFINITIVO(A)',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJPR',
        courtDivision: 'VARA DE FAMÍLIA E SUCESSÕES',
        district: 'GUARAPUAVA',
        state: 'PR',
        judgeName: judge,
        guardians: [
          guardian(mother.name, {
            cpf: mother.cpf,
            rg: mother.rg,
            rgIssuer: 'SESP/PR',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'zeladora',
            address,
          }),
        ],
        wards: [
          ward(son.name, {
            birthDate: son.born,
            cpf: son.cpf,
            rg: son.rg,
            placeOfBirth: 'Pinhão/PR',
            filiation: [son.father, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
