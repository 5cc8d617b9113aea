import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `pre { font: 9.6pt/1.5 'Liberation Mono'; margin: 0; white-space: pre-wrap }`

export const layout: Layout = {
  name: 'blind-e-lista',
  type: 51,
  variants: ['municipal'],
  print: (random) => {
    const issued = randomDate(random, 2023, 2025)
    const expires = addDays(addYears(issued, 2), -1)
    const id = cpf(random)
    const number = `0${random.int(201, 880)}/${year(issued)}`
    const key = `${hex(random, 8)}-${hex(random, 4)}-${hex(random, 4)}`.toLowerCase()
    // A private vendor's host: no official domain.
    const link = 'https://catalao.cidadeintegra.com.br/validar'
    const activities = [
      'Oficina mecânica e funilaria de veículos leves',
      'Comércio varejista de lubrificantes',
      'Lavagem e polimento de automóveis',
    ]
    const row = (caption: string, value: string): string => `${caption.padEnd(24, '.')}: ${value}`
    const lines = [
      'MUNICÍPIO DE CATALÃO - ESTADO DE GOIÁS',
      'SECRETARIA MUNICIPAL DE MEIO AMBIENTE',
      '',
      'LICENÇA AMBIENTAL DE OPERAÇÃO (LAO)',
      '='.repeat(70),
      row('Número da licença', number),
      row('Situação', 'EM VIGOR'),
      row('Processo', `${random.digits(5)}/${year(issued)}`),
      row('Inscrição municipal', `${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`),
      row('Titular', personName(random, 'm').toUpperCase()),
      row('CPF', maskCpf(id)),
      row('Nome fantasia', 'AUTO CENTER DO ZECA'),
      row('Logradouro', `Rua Estrela d'Alva, ${random.int(20, 990)}, qd. 14, lt. 7`),
      row('Bairro', 'Vila Esperança Nova'),
      row('Área construída', `${random.int(180, 420)},00 m2`),
      row('Atividade 1', activities[0] ?? ''),
      row('Atividade 2', activities[1] ?? ''),
      row('Atividade 3', activities[2] ?? ''),
      row('Emissão', shortDate(issued)),
      row('Vigência', `${shortDate(issued)} a ${shortDate(expires)}`),
      row('Taxa recolhida em', `${shortDate(addDays(issued, -9))} (DUAM ${random.digits(8)})`),
      row('Alvará sanitário até', shortDate(addDays(issued, 140))),
      row('Fiscal responsável', `${personName(random, 'f')} - mat. ${random.digits(5)}`),
      '='.repeat(70),
      'EXIGÊNCIAS',
      ' - caixa separadora de água e óleo limpa a cada 3 meses',
      ' - óleo queimado entregue a coletor autorizado pela ANP',
      ' - pedido de renovação 120 dias antes do fim da vigência',
      ' - tambores sob cobertura; proibida a lavagem de peças na via pública',
      '='.repeat(70),
      row('Chave de acesso', key),
      row('Validar em', link),
      '',
      `Impresso por MARIA.APARECIDA em ${shortDate(addDays(issued, 2))} 14:33`,
    ]
    return {
      html: sheet({ font: 'Liberation Mono', sizePt: 9.6, css }, html`<pre>${lines.join('\n')}</pre>`),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: [],
        validationLink: link,
        mainActivity: activities,
        authorizationDangerousProducts: false,
        documentValidation: false,
      },
    }
  },
}
