import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCaseNumber, maskCpf } from '../../generator/numbers.ts'
import { caseOf, soul } from '../blind-j.ts'

/** TJPE: guardian and child in two columns side by side; the case number's check digits are wrong. */
export const layout: Layout = {
  name: 'blind-j-pe-columns',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2023)
    const final = addDays(issued, -random.int(4, 9))
    const decided = addDays(final, -random.int(20, 40))
    const aunt = soul(random, 'f', { from: 1968, to: 1988 })
    const boy = soul(random, 'm', { from: 2010, to: 2016, young: true })
    const judge = random.pick([
      'Ednaldo Carrazoni Luna',
      'Severino Brayner Gusmãozinho',
      'Élio Petribu Cavalcanti',
    ])
    const clerk = 'Maria do Socorro Inojosa'
    const number = breakCaseNumber(caseOf(random, '00', 2018, '17', '2001'))
    const address = `${aunt.street}, ${aunt.door}, ${aunt.quarter}, Recife/PE, CEP ${aunt.postcode}`
    const powers =
      'A guardiã deverá zelar pela saúde, educação, lazer e convivência familiar da criança, assegurado aos genitores o direito de visitas aos domingos, e não poderá retirá-la do território nacional sem licença judicial'
    return {
      html: sheet(
        {
          font: 'PT Sans',
          sizePt: 11,
          margin: '15mm 18mm',
          css: '.two{display:grid;grid-template-columns:1fr 1fr;gap:5mm;margin:4mm 0} .two div{border:1.2px solid #245;padding:3mm} .two p{margin:0 0 1.2mm} h2{font-size:11pt;margin:0 0 2mm;color:#245} h1{font-size:16pt;text-align:center}',
        },
        html`<table><tr><td style="width:22mm">${crest(18, '#245')}</td><td>Tribunal de Justiça de Pernambuco<br>Poder Judiciário<br><b>3ª Vara de Família e Registro Civil</b> – Comarca do Recife<br><span class="s">Fórum Desembargador Imaginário do Capibaribe, Av. do Mangue, 1000 – Recife – F:(81) 3181-0000</span></td></tr></table>
<h1>Termo de Guarda Definitiva</h1>
<p class="c">Processo nº ${number} &nbsp;|&nbsp; Ação: Modificação de Guarda</p>
<div class="two"><div><h2>GUARDIÃ</h2><p>Nome: <b>${aunt.name}</b></p><p>Nacionalidade: brasileira</p><p>Estado civil: solteira</p><p>Profissão: cabeleireira</p><p>RG: ${aunt.rg}</p><p>Órgão emissor: SDS/PE</p><p>CPF: ${maskCpf(aunt.cpf)}</p><p>Parentesco: tia materna</p><p>Endereço: ${address}</p></div>
<div><h2>CRIANÇA</h2><p>Nome: <b>${boy.name}</b></p><p>Data de nascimento: ${shortDate(boy.born)}</p><p>Natural de: Olinda/PE</p><p>CPF: ${maskCpf(boy.cpf)}</p><p>Mãe: ${boy.mother}</p><p>Pai: ${boy.father}</p><p>Certidão de nascimento: matrícula 0751010155 2012 1 00087 ${random.digits(3)} ${random.digits(7)} ${random.digits(2)}</p></div></div>
<p class="j">Em cumprimento à sentença do Dr. ${judge}, Juiz de Direito, proferida em ${shortDate(decided)} e transitada em julgado em ${shortDate(final)}, foi entregue a guarda definitiva da criança acima identificada à guardiã, que se comprometeu a dela cuidar.</p>
<p class="j">${powers}.</p>
<p>Recife, ${longDate(issued)}.</p>
<div class="two" style="margin-top:16mm"><p class="c">______________________________<br>${aunt.name}<br>Guardiã</p><p class="c">______________________________<br>${clerk}<br>Chefe de Secretaria</p></div>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Definitiva',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'Modificação de Guarda',
        court: 'TJPE',
        courtDivision: '3ª Vara de Família e Registro Civil',
        district: 'Recife',
        forum: 'Fórum Desembargador Imaginário do Capibaribe',
        state: 'PE',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SDS/PE',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'cabeleireira',
            address,
            relationship: 'tia materna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Olinda/PE',
            filiation: [boy.mother, boy.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [aunt.name, clerk],
        documentValidation: false,
      }),
    }
  },
}
