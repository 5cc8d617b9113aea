import { addDays, longDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import type { Random } from '../../generator/random.ts'
import { days, home, paper, phone, troupe } from '../blind-ab.ts'

/** Paraná, Projudi: everything in a ruled table, captions small above their values. */
export const layout: Layout = {
  name: 'blind-ab-projudi-grid',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '16')
    const family = cast.family()
    const [son, old, judge, clerk] = [cast.man(family), cast.woman(family), cast.man(), cast.woman()]
    const [mother, father] = [cast.woman(family), cast.man(family)]
    const at = home(random)
    const address = `${at.street}, ${at.door}, ${at.quarter}, Campina do Pinhalão/PR, CEP ${at.postcode}`
    const caseClass = 'Curatela'
    const powers =
      'O curador poderá representar a curatelada perante o INSS e os bancos, receber o benefício previdenciário e aplicá-lo em favor dela. É vedado contrair empréstimo em nome da curatelada sem alvará judicial'
    const signer = judge.name.toUpperCase()
    const code = `PJ${letters(random, 3)} ${letters(random, 5)} ${letters(random, 5)} ${letters(random, 5)}`
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const cell = (caption: string, value: string, span = 1) =>
      html`<td colspan="${span}"><small>${caption}</small><br>${value}</td>`
    const head = (text: string) => html`<tr><th colspan="6">${text}</th></tr>`
    const body = html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DO PARANÁ</b><br>COMARCA DE CAMPINA DO PINHALÃO<br>VARA DE FAMÍLIA E SUCESSÕES<br><span class="s">Av. dos Pinheirais, 77 - Térreo - Fone: ${phone(random, 42)}</span></p>
<p class="c b t">TERMO DE CURATELA PROVISÓRIA</p>
<table class="g"><tr>${cell('Autos nº', number, 3)}${cell('Classe Processual', caseClass, 3)}</tr><tr>${cell('Assunto Principal', 'Nomeação', 3)}${cell('Data de distribuição', shortDate(filed), 3)}</tr>
${head('CURADOR NOMEADO')}<tr>${cell('Nome', son.name, 4)}${cell('CPF', son.printedCpf, 2)}</tr><tr>${cell('RG', son.rg, 2)}${cell('Órgão expedidor', 'SESP/PR', 2)}${cell('Nacionalidade', 'brasileiro', 2)}</tr><tr>${cell('Estado civil', 'solteiro', 2)}${cell('Profissão', 'torneiro mecânico', 2)}${cell('Parentesco com a curatelada', 'filho', 2)}</tr><tr>${cell('Endereço', address, 6)}</tr>
${head('CURATELADA')}<tr>${cell('Nome', old.name, 4)}${cell('CPF', old.printedCpf, 2)}</tr><tr>${cell('RG', old.rg, 2)}${cell('Data de nascimento', shortDate(old.birth), 2)}${cell('Naturalidade', 'Guarani da Serra/PR', 2)}</tr><tr>${cell('Pai', father.name, 3)}${cell('Mãe', mother.name, 3)}</tr>
${head('NOMEAÇÃO')}<tr>${cell('Decisão que nomeou o curador', shortDate(decided), 2)}${cell('Juiz de Direito', `Dr. ${judge.name}`, 2)}${cell('Prazo', '180 (cento e oitenta) dias, contados da data deste termo', 2)}</tr><tr>${cell('Poderes e limites', `${powers}.`, 6)}</tr></table>
<p class="j">Pelo presente termo, o curador acima qualificado presta o compromisso de bem e fielmente desempenhar o encargo, sob as penas da lei.</p>
<p class="r">Campina do Pinhalão, ${longDate(issued)}.</p><p class="s">Expedido por ${clerk.name}, Analista Judiciária, por ordem do MM. Juiz (Portaria nº 04/${year(filed)}).</p>`
    const stamp = html`<div class="top">PROJUDI - Processo: ${number} - Ref. mov. ${random.int(12, 70)}.1 - Assinado digitalmente por ${signer} em ${shortDate(signed)}<br>EXPEDIÇÃO DE TERMO DE COMPROMISSO. Arq: Termo</div><div class="side">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${code}</div>`
    return {
      html: paper(
        {
          font: 'DejaVu Sans',
          sizePt: 9,
          margin: '20mm 16mm 14mm 22mm',
          stamp,
          css: '.t{font-size:12pt;margin:5mm 0}.g td,.g th{border:.25mm solid #222;padding:.8mm 1.6mm;vertical-align:top}.g th{background:#ddd;text-align:left}.g{margin-bottom:5mm;table-layout:fixed}small{font-size:6.6pt;color:#444}.top{position:fixed;top:6mm;left:16mm;right:16mm;font-size:6.4pt}.side{position:fixed;left:6mm;top:30mm;height:235mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.2pt;text-align:center}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass,
        court: 'TJPR',
        state: 'PR',
        courtDivision: 'VARA DE FAMÍLIA E SUCESSÕES',
        district: 'CAMPINA DO PINHALÃO',
        judgeName: judge.name,
        guardians: [
          guardian(son.name, {
            cpf: son.cpf,
            rg: son.rg,
            rgIssuer: 'SESP/PR',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'torneiro mecânico',
            address,
            relationship: 'filho',
          }),
        ],
        wards: [
          ward(old.name, {
            birthDate: old.birth,
            cpf: old.cpf,
            rg: old.rg,
            placeOfBirth: 'Guarani da Serra/PR',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 180),
        validityText: '180 (cento e oitenta) dias',
        powers,
        signedBy: [signer],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ2345679'])).join('')
}
