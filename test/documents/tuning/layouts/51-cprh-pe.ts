import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'

/** Pernambuco: numbered boxes like a tax form, renewal with the old number, a URL that breaks over lines. */
export const layout: Layout = {
  name: 'cprh-pe',
  type: 51,
  variants: ['new', 'renewal', 'other-host'],
  print(random, variant) {
    const firm = company(random, 'PE')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([1, 2, 3]))
    const make = () =>
      `05.${shortDate(issued).slice(-2)}.0${random.int(1, 9)}.00${random.digits(4)}-${random.digits(1)}`
    const number = make()
    const before = make().replace(/^05\.\d\d/, `05.${String(year(issued) - 2).slice(-2)}`)
    const activity = random.pick([
      'Usina de asfalto a quente',
      'Estação de tratamento de esgoto sanitário',
      'Indústria de laticínios',
    ])
    const key = alphanumeric(random, 12).toUpperCase()
    const host =
      variant === 'other-host' ? 'https://validador.licencas-online.com.br' : 'https://portal.cprh.pe.gov.br'
    const link = `${host}/licenciamento/consulta/autenticidade-de-documentos?documento=licenca&exercicio=${year(issued)}`
    const cell = (n: string, label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><span class="l">${n} ${label}</span><br>${value}</td>`
    const body = html`<table><tr><td style="width:20mm">${crest(16, '#0d5c63')}</td><td class="b">GOVERNO DO ESTADO DE PERNAMBUCO<br>SECRETARIA DE MEIO AMBIENTE, SUSTENTABILIDADE E DE FERNANDO DE NORONHA<br>AGÊNCIA ESTADUAL DE MEIO AMBIENTE - CPRH</td></tr></table>
<table class="g" style="margin-top:4mm"><tr><td colspan="2" class="c b" style="font-size:14pt">${variant === 'renewal' ? 'RENOVAÇÃO DE LICENÇA DE OPERAÇÃO - RLO' : 'LICENÇA DE OPERAÇÃO - LO'}</td>${cell('', `${variant === 'renewal' ? 'RLO' : 'LO'} Nº`, number)}</tr>
<tr>${cell('01', 'Nome / Razão Social', firm.name)}${cell('02', 'CNPJ / CPF', maskCnpj(firm.id))}${cell('03', 'Inscrição Estadual', `0${random.digits(6)}-${random.digits(2)}`)}</tr>
<tr>${cell('04', 'Endereço', `${firm.address.street}, ${firm.address.number}, ${firm.address.district}`, 2)}${cell('05', 'Município', firm.address.place.city)}</tr>
<tr>${cell('06', 'Atividade licenciada', activity, 2)}${cell('07', 'Tipologia', 'Grupo 3 - Potencial M')}</tr>
<tr>${cell('08', 'Processo CPRH', `0${random.digits(5)}/${year(issued)}`)}${cell('09', 'Data de emissão', shortDate(issued))}${cell('10', 'Validade', shortDate(expires))}</tr>
${variant === 'renewal' ? html`<tr>${cell('11', 'Licença anterior', `LO Nº ${before}, emitida em ${shortDate(addYears(issued, -2))}, validade ${shortDate(issued)}`, 3)}</tr>` : ''}
<tr>${cell('12', 'Exigências', '', 3)}</tr></table>${conditions(random, 10)}
<p class="j">Assinatura digital do(a) Diretor(a) de Licenciamento da CPRH.</p>
<div style="width:70mm;border:1px solid #555;padding:2mm" class="s">Para verificar a autenticidade deste documento acesse: <span style="word-break:break-all">${link}</span><br>Chave de acesso: <b>${key}</b></div>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans Narrow',
          sizePt: 10.5,
          css: '.g td{border:1px solid #000;padding:.8mm 1.5mm;vertical-align:top}.l{font-size:.72em}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: link,
        mainActivity: [activity],
        documentValidation: variant !== 'other-host',
      }),
    }
  },
}
