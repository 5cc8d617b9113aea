import { officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, troupe } from '../blind-ab.ts'

/** A lawyer's office: a plain list of captions, dots and values in one type. */
export const layout: Layout = {
  name: 'blind-ab-stranger-dotted-list',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '25')
    const family = cast.family()
    const [daughter, old, judge] = [cast.woman(family), cast.man(family), cast.man()]
    const [mother, father] = [cast.woman(family), cast.man(family)]
    const at = home(random)
    const address = `${at.street}, ${at.door}, ${at.quarter}, Mangue Seco do Vaza/SE, CEP ${at.postcode}`
    const time = officeTime(random)
    const code = random.digits(14)
    const link = 'https://www.tjse.jus.br/portal/autenticador'
    const powers =
      'A curadora representa o curatelado nos atos patrimoniais e negociais e não pode contratar empréstimos sem autorização judicial'
    const row = (caption: string, value: string) =>
      html`<div class="w"><span class="q">${caption.padEnd(25, '.')}:</span><span>${value}</span></div>`
    const body = html`<p class="b">TERMO DE CURATELA DEFINITIVA</p><p>Dados transcritos do termo para a pasta do cliente nº ${random.int(100, 899)}</p>
<p>${row('Tribunal', 'TJSE')}${row('Comarca', 'Mangue Seco do Vaza')}${row('Vara', '1ª Vara Cível')}${row('Juiz', judge.name)}${row('Processo', number)}${row('Classe', 'Interdição')}${row('Distribuído em', shortDate(filed))}</p>
<p>CURADORA</p><p>${row('Nome', daughter.name)}${row('CPF', daughter.printedCpf)}${row('RG', daughter.rg)}${row('Órgão emissor', 'SSP/SE')}${row('Nacionalidade', 'brasileira')}${row('Estado civil', 'solteira')}${row('Profissão', 'contadora')}${row('Parentesco', 'filha')}${row('Endereço', address)}</p>
<p>CURATELADO</p><p>${row('Nome', old.name)}${row('CPF', old.printedCpf)}${row('RG', old.rg)}${row('Nascimento', shortDate(old.birth))}${row('Naturalidade', 'Laranjal do Cotinguiba/SE')}${row('Pai', father.name)}${row('Mãe', mother.name)}</p>
<p>TERMO</p><p>${row('Data da sentença', shortDate(decided))}${row('Data do termo', shortDate(issued))}${row('Poderes e limites', `${powers}.`)}${row('Assinado por', `${judge.name}, eletronicamente, em ${shortDate(signed)} ${time}`)}${row('Conferência', link)}${row('Código de conferência', code)}</p>
<p class="s">Honorários: ver contrato. Próximo contato com o cliente: após o carnaval.</p>`
    return {
      html: paper(
        {
          font: 'DejaVu Sans Mono',
          sizePt: 9,
          margin: '18mm 16mm',
          css: '.w{display:flex;gap:2mm}.q{flex:none;width:52mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJSE',
        state: 'SE',
        courtDivision: '1ª Vara Cível',
        district: 'Mangue Seco do Vaza',
        judgeName: judge.name,
        guardians: [
          guardian(daughter.name, {
            cpf: daughter.cpf,
            rg: daughter.rg,
            rgIssuer: 'SSP/SE',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'contadora',
            address,
            relationship: 'filha',
          }),
        ],
        wards: [
          ward(old.name, {
            birthDate: old.birth,
            cpf: old.cpf,
            rg: old.rg,
            placeOfBirth: 'Laranjal do Cotinguiba/SE',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name],
        signatureDate: `${signed}T${time}`,
        verificationLink: link,
        verificationCode: code,
        documentValidation: false,
      }),
    }
  },
}
