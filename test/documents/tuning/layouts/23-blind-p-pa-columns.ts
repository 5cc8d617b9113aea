import { pjeNumber } from '../../generator/court-parts.ts'
import {
  addDays,
  addYears,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, instant, kin, paper, rows, surnames } from '../blind-p.ts'

/** TJPA, PJe: guardian and adolescent in two columns side by side, what was decided below them. */
export const layout: Layout = {
  name: 'blind-p-pa-columns',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(2, 9))
    const [family] = surnames(random)
    const sister = kin(random, 'f', family, 1993, 1998)
    const boy = kin(random, 'm', family, 2007, 2008)
    const judge = random.pick(['Mônica Maués Daibes', 'Elisa Tuma Bentes'])
    const number = cnj(random, '080', year(decided), '14', '0006')
    const signed = `${issued}T${officeTime(random)}`
    const code = pjeNumber(signed, random.digits(17))
    const link = `https://pje.tjpa.jus.br/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const home = `${sister.home}, Ananindeua/PA`
    const powers =
      'A guarda confere ao adolescente a condição de dependente, para todos os fins e efeitos de direito, inclusive previdenciários. A guardiã deve comunicar ao Juízo qualquer mudança de domicílio'
    return {
      html: paper(
        {
          font: 'Roboto',
          sizePt: 10,
          margin: '15mm 16mm',
          css: '.two{table-layout:fixed} .two>tbody>tr>td{width:50%;vertical-align:top;padding:2mm 3mm;border:1px solid #999} .two th{text-align:left;font-weight:500;color:#444;width:27mm;vertical-align:top;font-size:9pt} .two table td{vertical-align:top} .foot{margin-top:20mm;font-size:7.6pt}',
        },
        html`<p class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ</b><br><b>COMARCA DE ANANINDEUA</b><br>VARA DA INFÂNCIA E JUVENTUDE</p>
<p class="c" style="font-size:13pt;margin:6mm 0"><b>TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA</b></p>
<p>Número do processo: <b>${number}</b><br>Classe judicial: <b>GUARDA DE FAMÍLIA</b></p>
<table class="two"><tr><td><b>GUARDIÃ</b><table>${rows([
          ['Nome', sister.name],
          ['Vínculo', 'irmã'],
          ['CPF', maskCpf(sister.cpf)],
          ['RG', `${sister.rg} PC/PA`],
          ['Nacionalidade', 'brasileira'],
          ['Estado civil', 'união estável'],
          ['Ocupação', 'vendedora'],
          ['Residência', home],
        ])}</table></td><td><b>ADOLESCENTE</b><table>${rows([
          ['Nome', boy.name],
          ['Nascimento', shortDate(boy.born)],
          ['CPF', maskCpf(boy.cpf)],
          ['Naturalidade', 'Bragança/PA'],
          ['Mãe', boy.mother],
          ['Pai', boy.father],
        ])}</table></td></tr></table>
<p class="j" style="margin-top:6mm">Por decisão liminar proferida em ${longDate(decided)} pela Juíza ${judge}, foi concedida à requerente a guarda, pelo prazo de 1 (um) ano, contado da data deste termo.</p>
<p class="j">${powers}.</p>
<p class="j">Relatório do CREAS juntado em ${shortDate(addDays(decided, -17))}, por Neide Sarmento Pontes, psicóloga.</p>
<p class="j">A guardiã compromete-se a cumprir fielmente o encargo.</p>
<p>Ananindeua (PA), ${longDate(issued)}.</p>
<div class="foot">Assinado eletronicamente por: ${judge.toUpperCase()} - ${instant(signed)}<br>${link}<br>Número do documento: ${code}<br>Num. ${random.digits(9)} - Pág. 1</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE FAMÍLIA',
        court: 'TJPA',
        courtDivision: 'VARA DA INFÂNCIA E JUVENTUDE',
        district: 'ANANINDEUA',
        state: 'PA',
        judgeName: judge,
        guardians: [
          guardian(sister.name, {
            cpf: sister.cpf,
            rg: sister.rg,
            rgIssuer: 'PC/PA',
            nationality: 'brasileira',
            maritalStatus: 'união estável',
            occupation: 'vendedora',
            address: home,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Bragança/PA',
            filiation: [boy.mother, boy.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(issued, 1),
        validityText: '1 (um) ano',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
