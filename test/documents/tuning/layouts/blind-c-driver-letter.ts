import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister } from '../../generator/numbers.ts'
import { paperData } from '../blind-c-driver.ts'

/** A letter that gives half of the data, each caption in parentheses before its value. */
export const layout: Layout = {
  name: 'blind-c-driver-letter',
  type: 54,
  variants: ['half'],
  print(random) {
    const id = cpf(random)
    const register = licenceRegister(random)
    const items: [string, string][] = [
      ['nome', 'Teodomiro Salgueiral Pinhões'],
      ['data de nascimento', shortDate('1988-06-02', '-')],
      ['CPF', id],
      ['nº de registro da CNH', register],
      ['categoria', 'D'],
      ['validade da CNH', shortDate('2029-11-21', '-')],
    ]
    const body = html`<p class="r">Lages, 20 de janeiro de 2026</p><p>À<br>Portaria da Usina Rio Bonito</p><p>Prezados senhores,</p>
<p class="j">Solicitamos a liberação de acesso do nosso motorista. Seguem os dados da sua Carteira Nacional de Habilitação:</p>
<ul>${items.map(([caption, value]) => html`<li>(${caption}) ${value}</li>`)}</ul>
<p>Sem mais para o momento, agradecemos.</p><p style="margin-top:18mm">Transportes Alto da Coxilha Ltda.<br>Setor de expedição</p>`
    return {
      html: sheet({ font: 'PT Serif', sizePt: 12, margin: '30mm 28mm', css: 'ul{line-height:1.6}' }, body),
      data: paperData({
        name: 'Teodomiro Salgueiral Pinhões',
        dateOfBirth: '1988-06-02',
        expirationDate: '2029-11-21',
        licenseNumber: register,
        licenseClass: 'D',
        personalNumber: id,
      }),
    }
  },
}
