import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { paperData } from '../blind-c-driver.ts'

/** A form on a typewriter: numbered captions with dots, two of them in some lines. */
export const layout: Layout = {
  name: 'blind-c-driver-typed',
  type: 54,
  variants: ['numbered'],
  print(random) {
    const id = cpf(random)
    const register = licenceRegister(random)
    const two = (left: string, right: string) => `${left.padEnd(36)}${right}`
    const text = [
      '        REGISTRO DE CONDUTOR HABILITADO',
      '',
      '01. NOME ............ EPAMINONDAS RIBEIRÃO CLARO',
      '02. FILIAÇÃO ........ BELMIRO RIBEIRÃO CLARO',
      '                      OTACÍLIA DAS DORES CLARO',
      two(`03. NASCIMENTO ...... ${shortDate('1963-09-17')}`, 'LOCAL ... BAGÉ/RS'),
      `04. CPF ............. ${maskCpf(id)}`,
      `05. REGISTRO CNH .... ${register}`,
      `06. CATEGORIA ....... C`,
      two(`07. EMISSÃO ......... ${shortDate('2024-02-22')}`, `08. VALIDADE ... ${shortDate('2029-02-20')}`),
      '09. ÓRGÃO EMISSOR ... DETRAN/RS',
      '10. OBSERVAÇÕES ..... A EAR',
    ].join('\n')
    return {
      html: sheet(
        {
          font: 'Liberation Mono',
          sizePt: 10.5,
          margin: '25mm 15mm',
          css: "pre{font:inherit;font-family:'Liberation Mono';line-height:1.8}",
        },
        html`<pre>${text}</pre>`,
      ),
      data: paperData({
        name: 'EPAMINONDAS RIBEIRÃO CLARO',
        dateOfBirth: '1963-09-17',
        issueDate: '2024-02-22',
        expirationDate: '2029-02-20',
        licenseNumber: register,
        licenseClass: 'C',
        filiation: ['BELMIRO RIBEIRÃO CLARO', 'OTACÍLIA DAS DORES CLARO'],
        personalNumber: id,
        placeOfBirth: 'BAGÉ/RS',
        placeOfIssue: 'RS',
        cardIssuer: 'DETRAN-RS',
        comments: 'A EAR',
        hasCetpp: false,
      }),
    }
  },
}
