import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cpf, licenceRegister, maskCpf, rg } from '../../generator/numbers.ts'
import { paperData } from '../blind-c-driver.ts'

/** A plain list: all in capitals with colons, or in small letters without (its CPF is wrong). */
export const layout: Layout = {
  name: 'blind-c-driver-list',
  type: 54,
  variants: ['capitals', 'small-wrong-cpf'],
  print(random, variant) {
    const register = licenceRegister(random)
    if (variant === 'capitals') {
      const id = cpf(random)
      const lines: [string, string][] = [
        ['NOME', 'JORDANA VILAFLOR DE CANTANHÊDE'],
        ['CPF', maskCpf(id)],
        ['RG', `${rg(random)} SSP/SP`],
        ['DATA DE NASCIMENTO', shortDate('1984-07-19')],
        ['LOCAL DE NASCIMENTO', 'VOTORANTIM/SP'],
        ['NOME DO PAI', 'ABELARDO DE CANTANHÊDE'],
        ['NOME DA MÃE', 'ZORAIDE VILAFLOR'],
        ['Nº DE REGISTRO DA CNH', register],
        ['CATEGORIA', 'AD'],
        ['1ª HABILITAÇÃO', shortDate('2003-02-11')],
        ['DATA DE EMISSÃO', shortDate('2022-08-30')],
        ['VALIDADE', shortDate('2032-08-29')],
        ['LOCAL DE EMISSÃO', 'VOTORANTIM/SP'],
        ['ÓRGÃO EMISSOR', 'DETRAN/SP'],
        ['OBSERVAÇÕES', 'EAR, CETPP'],
      ]
      return {
        html: sheet(
          { font: 'Liberation Sans', sizePt: 12, margin: '25mm' },
          html`<p class="b">CARTEIRA NACIONAL DE HABILITAÇÃO - DADOS</p>${lines.map(([caption, value]) => html`<div>${caption}: ${value}</div>`)}`,
        ),
        data: paperData({
          name: 'JORDANA VILAFLOR DE CANTANHÊDE',
          dateOfBirth: '1984-07-19',
          issueDate: '2022-08-30',
          expirationDate: '2032-08-29',
          licenseNumber: register,
          licenseClass: 'AD',
          filiation: ['ABELARDO DE CANTANHÊDE', 'ZORAIDE VILAFLOR'],
          personalNumber: id,
          placeOfBirth: 'VOTORANTIM/SP',
          placeOfIssue: 'SP',
          cardIssuer: 'DETRAN-SP',
          comments: 'EAR, CETPP',
          hasCetpp: true,
        }),
      }
    }
    const id = breakCheckDigit(cpf(random))
    const lines: [string, string][] = [
      ['motorista', 'Ubaldo Ferragudo Nery'],
      ['nascimento', shortDate('1971-12-03')],
      ['naturalidade', 'Quixadá/CE'],
      ['filiação', 'Iracy Ferragudo e Domício Nery'],
      ['cpf', maskCpf(id)],
      ['cnh registro', register],
      ['cnh categoria', 'E'],
      ['cnh emissão', shortDate('2023-04-25')],
      ['cnh validade', shortDate('2028-04-24')],
      ['cnh emissor', 'DETRAN-CE'],
      ['cnh observações', 'EAR'],
      ['celular', `(88) 90000-${random.digits(4)}`],
    ]
    return {
      html: sheet(
        {
          font: 'Gentium Plus',
          sizePt: 13,
          margin: '20mm 30mm',
          css: 'b{display:inline-block;width:48mm;font-weight:normal;color:#555}',
        },
        html`${lines.map(([caption, value]) => html`<div><b>${caption}</b>${value}</div>`)}`,
      ),
      data: paperData({
        name: 'Ubaldo Ferragudo Nery',
        dateOfBirth: '1971-12-03',
        issueDate: '2023-04-25',
        expirationDate: '2028-04-24',
        licenseNumber: register,
        licenseClass: 'E',
        filiation: ['Iracy Ferragudo', 'Domício Nery'],
        personalNumber: id,
        placeOfBirth: 'Quixadá/CE',
        placeOfIssue: 'CE',
        cardIssuer: 'DETRAN-CE',
        comments: 'EAR',
        hasCetpp: false,
        documentValidation: false,
      }),
    }
  },
}
