import { company } from '../../generator/companies.ts'
import { addMonths, inWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumericCnpj, branchOf, hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { obligations } from '../conditions.ts'

/** Mato Grosso do Sul: a narrow column of data at the left, the conditions at the right. */
export const layout: Layout = {
  name: 'imasul-ms',
  type: 51,
  variants: ['letters', 'words', 'suspended'],
  print(random, variant) {
    const made = company(random, 'MS')
    const firm = variant === 'letters' ? { ...made, id: alphanumericCnpj(random) } : made
    const issued = variant === 'letters' ? '2026-09-03' : randomDate(random, 2018, 2024)
    const months = random.pick([48, 60, 72])
    const expires = addMonths(issued, months)
    const number = `${random.int(30, 760)}/${year(issued)}`
    const activity =
      {
        letters: 'Cód. 6.25.1 - Fábrica de celulose e papel',
        words: 'Cód. 3.11.0 - Destilaria de etanol com cogeração de energia',
        suspended: 'Cód. 5.40.2 - Curtume, processamento de peles até wet blue',
      }[variant] ?? ''
    const key = hex(random, 16).match(/.{4}/g)?.join('.') ?? ''
    const item = (label: string, value: string) => html`<p><span class="l">${label}</span><br>${value}</p>`
    const body = html`<div class="head"><b>ESTADO DE MATO GROSSO DO SUL</b><br>Secretaria de Estado de Meio Ambiente, Desenvolvimento, Ciência, Tecnologia e Inovação<br><b>INSTITUTO DE MEIO AMBIENTE DE MATO GROSSO DO SUL</b></div>
${variant === 'suspended' ? html`<div class="stamp">LICENÇA SUSPENSA</div>` : ''}
<h1>LICENÇA DE OPERAÇÃO <span>LO Nº ${number}</span></h1>
<div class="cols"><div class="left">${item('PROCESSO', `${random.pick(['61', '71'])}/40${random.digits(4)}/${year(issued)}`)}${item('DETENTOR', firm.name)}${item('CNPJ DO DETENTOR', maskCnpj(firm.id))}${item('UNIDADE', `Filial ${firm.address.place.city} - CNPJ ${maskCnpj(branchOf(firm.id, '0004'))}`)}${item('ATIVIDADE', activity)}${item('EXPEDIDA EM', shortDate(issued))}${variant === 'words' ? item('PRAZO DE VALIDADE', `${inWords(months / 12)} anos contados da expedição`) : item('VALIDADE', shortDate(expires))}${item('LICENÇA DE INSTALAÇÃO', `LI nº ${random.int(10, 99)}/${year(issued) - 2}, validade ${shortDate(addMonths(issued, 7))}`)}</div>
<div class="right"><p class="j">O IMASUL, amparado na Resolução SEMADE nº 9/2015, autoriza a operação do empreendimento ao lado qualificado, mediante as obrigações que seguem.</p>${obligations(random, 14, (n) => `${n}ª.`)}</div></div>
<p>Campo Grande, MS, ${longDate(issued)}.</p><p class="c">${person(random, { gender: 'm' }).name} · Diretor-Presidente</p>
<p class="f">SIRIEMA – Token de conferência ${key} – confira a veracidade em siriema.imasul.ms.gov.br/veracidade</p>`
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 9.5,
          margin: '15mm 17mm',
          css: '.head{text-align:right;border-bottom:2px solid #06c;padding-bottom:2mm}h1{font-size:15pt;margin:4mm 0}h1 span{float:right;color:#06c}.cols{display:flex;gap:7mm}.left{width:58mm;background:#f1f5fb;padding:3mm}.right{flex:1}.l{font-size:7pt;letter-spacing:.04em;color:#06c}.f{font-size:7.5pt;border-top:1px solid #06c}.stamp{position:absolute;left:60mm;top:110mm;font-size:30pt;color:#b00;border:3px solid #b00;padding:3mm;transform:rotate(-25deg);opacity:.7}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'siriema.imasul.ms.gov.br/veracidade',
        mainActivity: [activity],
        documentValidation: variant !== 'suspended',
      }),
    }
  },
}
