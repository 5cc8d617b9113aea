import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { drawNumbers, mobile, reading } from '../blind-x.ts'

/** Somebody's typed list with dotted leaders, licence and vehicle mixed with contact and bank. */
export const layout: Layout = {
  name: 'blind-x-stranger-typed-list',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'GO')
    const [birth, first, issued, expires] = ['1983-03-25', '2002-11-06', '2022-05-10', '2032-05-03']
    const line = (caption: string, value: string): string => `${caption.padEnd(26, '.')} ${value}`
    const lines = [
      line('Motorista', 'Orestes Pinho Lacerda'),
      line('Nasceu em', `${shortDate(birth, '.')} em Jataí/GO`),
      line('Filho de', 'Anésio Lacerda'),
      line('e de', 'Divina Pinho Lacerda'),
      line('Documento de identidade', `${numbers.rg} DGPC GO`),
      line('C.P.F.', numbers.cpf),
      line('Fone', mobile(random, 64)),
      '',
      line('Registro CNH', numbers.register),
      line('Cat.', 'AE'),
      line('Tirou a 1a. carteira em', shortDate(first, '.')),
      line('Emitida', shortDate(issued, '.')),
      line('Vence', shortDate(expires, '.')),
      line('Onde foi emitida', 'Rio Verde/GO'),
      line('Quem emitiu', 'DETRAN/GO'),
      line('Obs. da carteira', 'EAR; CETPP; CETVE'),
      '',
      line('Conta para pagamento', `ag. ${random.digits(4)} c/c ${random.digits(5)}-${random.digits(1)}`),
      line('Contrato assinado em', '12.01.2026'),
    ]
    return {
      html: sheet(
        {
          font: 'Liberation Mono',
          sizePt: 10.5,
          css: 'pre{font:inherit;line-height:1.6;margin:0}',
          margin: '25mm 22mm',
        },
        html`<p>DADOS PARA CADASTRO - MOTORISTA AGREGADO</p><p>-----------------------------------------</p><pre>${lines.join('\n')}</pre>`,
      ),
      data: reading({
        name: 'Orestes Pinho Lacerda',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'AE',
        filiation: ['Anésio Lacerda', 'Divina Pinho Lacerda'],
        personalNumber: numbers.cpf,
        placeOfBirth: 'Jataí/GO',
        placeOfIssue: 'GO',
        comments: 'EAR; CETPP; CETVE',
        hasCetpp: true,
      }),
    }
  },
}
