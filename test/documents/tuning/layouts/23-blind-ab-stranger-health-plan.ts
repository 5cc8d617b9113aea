import { addDays, addMonths, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, phone, told, troupe } from '../blind-ab.ts'

/** A health plan's form to take in two children under guarda: boxes with the caption in the corner. */
export const layout: Layout = {
  name: 'blind-ab-stranger-health-plan',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random)
    const number = caseNumber(random, year(filed), '22')
    const family = cast.family()
    const [grandfather, mother, father] = [cast.man(family), cast.woman(family), cast.man()]
    const children = [cast.girl(issued, family), cast.boy(issued, family)]
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, ${at.quarter}, Seringal do Jamari/RO, CEP ${at.postcode}`
    const cell = (caption: string, value: string, span = 1) =>
      html`<td colspan="${span}"><span class="q">${caption}</span>${value}</td>`
    const box = (text: string, ticked: boolean) =>
      html`<span class="bx">${ticked ? 'X' : ''}</span>${text} &#160; `
    const head = (text: string) => html`<tr><th colspan="4">${text}</th></tr>`
    const body = html`<div class="top"><div class="lg">Saúde<br>Rio Manso</div><div><b>FORMULÁRIO DE INCLUSÃO DE DEPENDENTE</b><br><span class="s">Registro interno 41.${random.digits(3)} – Central de atendimento ${phone(random, 69)}</span></div></div>
<p>${box('Cônjuge', false)}${box('Filho', false)}${box('Menor sob guarda', true)}${box('Enteado', false)}</p>
<table class="g">${head('DOCUMENTO QUE COMPROVA A DEPENDÊNCIA')}<tr>${cell('Título do documento', 'Termo de Guarda Provisória', 2)}${cell('Nº do processo', number, 2)}</tr><tr>${cell('Data do termo', shortDate(issued))}${cell('Data da decisão', shortDate(decided))}${cell('Prazo da guarda', '18 (dezoito) meses, contados da data do termo', 2)}</tr>
${head('GUARDIÃO (TITULAR DO PLANO)')}<tr>${cell('Nome', grandfather.name, 3)}${cell('CPF', grandfather.printedCpf)}</tr><tr>${cell('RG', grandfather.rg)}${cell('Órgão emissor', 'SSP/RO')}${cell('Nacionalidade', 'brasileiro')}${cell('Estado civil', 'divorciado')}</tr><tr>${cell('Profissão', 'seringueiro', 2)}${cell('Parentesco com os menores', 'avô materno', 2)}</tr><tr>${cell('Endereço', address, 4)}</tr>
${children.map((one, i) => html`${head(`MENOR SOB GUARDA ${i + 1}`)}<tr>${cell('Nome', one.name, 3)}${cell('CPF', one.printedCpf)}</tr><tr>${cell('Data de nascimento', shortDate(one.birth))}${cell('Naturalidade', 'Ponta do Abunã/RO', 3)}</tr><tr>${cell('Mãe', mother.name, 2)}${cell('Pai', father.name, 2)}</tr>`)}
${head('USO DA OPERADORA')}<tr>${cell('Plano', 'Coletivo Essencial')}${cell('Carteira nº', random.digits(12))}${cell('Recebido em', shortDate(addDays(issued, 9)))}${cell('Carência até', shortDate(addMonths(addDays(issued, 9), 6)))}</tr></table>
<p class="s">Declaro que as informações conferem com o documento judicial apresentado. A exclusão do dependente será automática ao fim da guarda, salvo renovação. (Regulamento, cláusula 14.3)</p><p class="s">Mod. 22-B</p>`
    return {
      html: paper(
        {
          font: 'Andika',
          sizePt: 9,
          margin: '12mm 15mm',
          css: '.top{display:flex;gap:6mm;align-items:center;margin-bottom:4mm}.lg{background:#0a7d77;color:#fff;padding:2mm 4mm;border-radius:2mm;line-height:1.15;font-weight:bold}.g td{border:.25mm solid #0a7d77;padding:.4mm 1.5mm 1mm;vertical-align:top}.g th{background:#d5efed;border:.25mm solid #0a7d77;text-align:left;padding:.6mm 1.5mm;font-size:8.4pt}.q{display:block;font-size:6.4pt;color:#0a5d58}.g{table-layout:fixed;margin-bottom:3mm}.bx{display:inline-block;width:4mm;height:4mm;border:.3mm solid #222;text-align:center;line-height:3.6mm;font-size:8pt;margin-right:1.5mm;vertical-align:middle}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Provisória',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJRO',
        state: 'RO',
        guardians: [
          guardian(grandfather.name, {
            cpf: grandfather.cpf,
            rg: grandfather.rg,
            rgIssuer: 'SSP/RO',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'seringueiro',
            address,
            relationship: 'avô materno',
          }),
        ],
        wards: children.map((one) =>
          ward(
            one.name,
            told(one, { placeOfBirth: 'Ponta do Abunã/RO', filiation: [mother.name, father.name] }),
          ),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 18),
        validityText: '18 (dezoito) meses',
        documentValidation: false,
      }),
    }
  },
}
