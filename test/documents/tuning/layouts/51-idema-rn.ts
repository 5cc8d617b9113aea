import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { breakCheckDigit, hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { obligations } from '../conditions.ts'

/** Rio Grande do Norte: the process number is the licence's; title in two lines; validity as a sentence. */
export const layout: Layout = {
  name: 'idema-rn',
  type: 51,
  variants: ['renewal', 'wrong-cnpj'],
  print(random, variant) {
    const made = company(random, 'RN')
    const firm = variant === 'wrong-cnpj' ? { ...made, id: breakCheckDigit(made.id) } : made
    const issued = randomDate(random, 2018, 2024)
    const expires = addYears(issued, random.pick([2, 3, 6]))
    const renewal = variant === 'renewal'
    const number = `${year(issued)}-${random.digits(6)}/TEC/${renewal ? 'RLO' : 'LO'}-${random.digits(4)}`
    const activity = random.pick([
      'Carcinicultura em viveiros escavados (48,2 ha)',
      'Produção de água mineral envasada',
      'Central eólica com potência de 28,8 MW',
    ])
    const chave = `${hex(random, 8)}-${hex(random, 4)}`.toLowerCase()
    const body = html`<table><tr><td style="width:20mm">${crest(16, '#234')}</td><td>GOVERNO DO ESTADO DO RIO GRANDE DO NORTE<br>Instituto de Desenvolvimento Sustentável e Meio Ambiente – IDEMA</td></tr></table>
<h1>${renewal ? html`Renovação de<br>Licença de Operação` : html`Licença<br>de Operação`}</h1><p class="num">Nº ${number}</p>
<p class="j">Concedida a <b>${firm.name}</b> (CNPJ/MF ${maskCnpj(firm.id)}), com escritório na ${firm.address.street}, ${firm.address.number}, ${firm.address.district}, para a seguinte</p>
<p><b>Atividade:</b> ${activity}.</p><p><b>Local:</b> zona rural de Serra Inventada/RN.</p>
${renewal ? html`<p><b>Renova a:</b> LO nº ${year(issued) - 3}-${random.digits(6)}/TEC/LO-${random.digits(4)}, vencida em ${longDate(issued)}.</p>` : ''}
<p class="val">Tem validade até o dia ${longDate(expires)}.</p>
<h2>Condicionantes de validade</h2>${obligations(random, 10, (n) => `${n}-`)}
<p>Natal (RN), aos ${longDate(issued)}.</p><p class="c" style="margin-top:12mm">${person(random, { gender: 'm' }).name}<br>Diretor Técnico</p>
<p class="s">Valide em http://sistemas.idema.rn.gov.br/servicos/valida.asp — chave: ${chave}</p>`
    return {
      html: sheet(
        {
          font: 'Gentium Book Plus',
          sizePt: 11.5,
          margin: '20mm 26mm',
          css: 'h1{font-size:24pt;line-height:1;margin:8mm 0 2mm;font-weight:normal}.num{border-top:1px solid #234;border-bottom:1px solid #234;padding:1mm 0}.val{font-weight:bold;margin:4mm 0}h2{font-size:12pt}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: chave,
        expirationDate: expires,
        validationLink: 'http://sistemas.idema.rn.gov.br/servicos/valida.asp',
        mainActivity: [activity],
        documentValidation: variant !== 'wrong-cnpj',
      }),
    }
  },
}
