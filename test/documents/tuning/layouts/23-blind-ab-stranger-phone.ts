import { shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, told, troupe } from '../blind-ab.ts'

/** A phone's screen: an app of a day nursery with captions on the left and values flush right. */
export const layout: Layout = {
  name: 'blind-ab-stranger-phone',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random)
    const number = caseNumber(random, year(filed), '02')
    const family = cast.family()
    const [aunt, girl, mother] = [cast.woman(family), cast.girl(issued, family), cast.woman(family)]
    const at = home(random)
    const address = `${at.street}, ${at.door}, ${at.quarter}, Lagoa do Sururu/AL, CEP ${at.postcode}`
    const row = (caption: string, value: string) =>
      html`<div class="w"><span class="q">${caption}</span><span class="v">${value}</span></div>`
    const body = html`<div class="ph"><div class="st"><span>${random.int(8, 11)}:${random.int(10, 59)}</span><span>4G &#160; ${random.int(21, 98)}%</span></div><div class="ap">‹ &#160; Creche Girassol</div><div class="ti">Termo de Guarda Definitiva</div>
${row('Processo', number)}${row('Sentença de', shortDate(decided))}${row('Data do termo', shortDate(issued))}
<div class="hd">Guardiã</div>${row('Nome', aunt.name)}${row('CPF', aunt.printedCpf)}${row('RG', `${aunt.rg} SSP/AL`)}${row('Nacionalidade', 'brasileira')}${row('Estado civil', 'solteira')}${row('Profissão', 'manicure')}${row('Parentesco', 'tia materna')}${row('Endereço', address)}
<div class="hd">Criança sob guarda</div>${row('Nome', girl.name)}${row('CPF', girl.printedCpf)}${row('Nascimento', shortDate(girl.birth))}${row('Naturalidade', 'Lagoa do Sururu/AL')}${row('Mãe', mother.name)}
<div class="hd">Creche</div>${row('Turma', 'Maternal II – tarde')}${row('Matrícula', random.digits(6))}
<div class="bt">Enviar documento</div><div class="hm"></div></div>`
    return {
      html: paper(
        {
          font: 'Roboto',
          sizePt: 11.5,
          margin: '8mm 30mm',
          css: '.ph{border:1.2mm solid #222;border-radius:7mm;padding:5mm 6mm 3mm;width:150mm;margin:0 auto}.st{display:flex;justify-content:space-between;font-size:9.5pt;color:#333}.ap{font-size:12pt;color:#b25a00;margin:3mm 0 1mm}.ti{font-size:17pt;font-weight:bold;margin-bottom:3mm}.w{display:flex;justify-content:space-between;gap:6mm;border-bottom:.2mm solid #ddd;padding:1.5mm 0}.q{color:#666;flex:none}.v{text-align:right}.hd{margin-top:4mm;font-weight:bold;color:#b25a00}.bt{background:#b25a00;color:#fff;text-align:center;border-radius:3mm;padding:2.4mm;margin:5mm 0 3mm}.hm{width:40mm;height:1.4mm;border-radius:1mm;background:#222;margin:0 auto}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Definitiva',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJAL',
        state: 'AL',
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SSP/AL',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'manicure',
            address,
            relationship: 'tia materna',
          }),
        ],
        wards: [
          ward(girl.name, told(girl, { placeOfBirth: 'Lagoa do Sururu/AL', filiation: [mother.name] })),
        ],
        decisionDate: decided,
        issueDate: issued,
        documentValidation: false,
      }),
    }
  },
}
