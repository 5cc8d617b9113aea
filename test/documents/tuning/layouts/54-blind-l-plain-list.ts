import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** Caption and value as somebody types them who has never seen a form. */
export const layout: Layout = {
  name: 'blind-l-plain-list',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2019, 2023, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const lines = [
      'dados da carteira de motorista',
      '',
      'nome - Jussara Malaquias do Nascimento Veloso',
      `nasceu em - ${shortDate(birth, '-')}`,
      'cidade onde nasceu - Corumbá/MS',
      'mãe - Eunice Malaquias',
      'pai - Nestor do Nascimento',
      `cpf - ${id}`,
      `identidade - ${random.digits(7)} sejusp/ms`,
      `número de registro - ${register}`,
      'categoria - C',
      `dirige desde - ${shortDate(first, '-')}`,
      `data da emissão - ${shortDate(issued, '-')}`,
      `validade - ${shortDate(expires, '-')}`,
      'quem emitiu - detran/ms',
      'observações - EAR, CETE',
      '',
      `número que fica de lado na carteira - ${random.digits(10)}`,
      'telefone para recado - (67) 99999-0173, falar com Beto (marido)',
    ]
    return {
      html: sheet(
        { font: 'Gentium Plus', sizePt: 14, margin: '25mm 28mm' },
        html`${lines.map((line) => html`<div style="min-height:7mm">${line}</div>`)}`,
      ),
      data: paperData({
        name: 'Jussara Malaquias do Nascimento Veloso',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'C',
        filiation: ['Eunice Malaquias', 'Nestor do Nascimento'],
        personalNumber: id,
        placeOfBirth: 'Corumbá/MS',
        issuer: 'MS',
        comments: 'EAR, CETE',
        hasCetpp: false,
      }),
    }
  },
}
