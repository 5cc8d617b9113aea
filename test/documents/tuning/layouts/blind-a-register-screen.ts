import { addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** A screen of a state's register, printed line by line in a fixed pitch. */
export const layout: Layout = {
  name: 'blind-a-register-screen',
  type: 54,
  variants: ['santa-catarina'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'SC', category: 'AD', gender: 'f', issuedFrom: 2020 })
    const name = driver.name.toUpperCase()
    const [mother, father] = [driver.mother.toUpperCase(), driver.father.toUpperCase()]
    const city = driver.birthplace.city.toUpperCase()
    const line = (label: string, value: string) => `${label.padEnd(26, '.')}: ${value}`
    const pair = (a: string, b: string) => a.padEnd(52) + b
    const rule = '-'.repeat(84)
    const text = [
      pair('DETRAN/SC   SISTEMA DETRANNET', `PAG. 1   ${shortDate(addYears(driver.issue, 1))} 10:42`),
      'CONSULTA CONDUTOR - DADOS CADASTRAIS                         TRANSACAO CDT021',
      rule,
      line('NOME DO CONDUTOR', name),
      line('NOME DA MAE', mother),
      line('NOME DO PAI', father),
      pair(line('DT.NASCIMENTO', shortDate(driver.birth)), `SEXO: FEMININO`),
      pair(line('NATURALIDADE', `${city}/SC`), `NACIONALIDADE: BRASILEIRA`),
      pair(line('CPF', driver.cpf), `RG: ${driver.rg.replace(/\D/g, '')}`),
      rule,
      pair(line('REGISTRO', driver.register), `PGU: ${random.digits(9)}`),
      pair(line('NUM. FORMULARIO RENACH', driver.renach), `ESPELHO: ${driver.blank}`),
      pair(line('CATEGORIA ATUAL', driver.category), `CATEGORIA ANTERIOR: AB`),
      pair(line('DT.PRIMEIRA HABILITACAO', shortDate(driver.firstLicence)), `UF 1A HAB: SC`),
      pair(
        line('DT.EMISSAO CNH', shortDate(driver.issue)),
        `DT.EXAME MEDICO: ${shortDate(addYears(driver.issue, -1))}`,
      ),
      line('DT.VALIDADE CNH', shortDate(driver.expiry)),
      pair(line('UF EMISSORA', 'SC'), `SITUACAO: CNH EMITIDA`),
      line('OBSERVACOES CNH', 'EAR CETE A'),
      rule,
      pair(line('PONTUACAO 12 MESES', '04'), `BLOQUEIOS: NENHUM`),
      line('ULTIMO EXAME TOXICOLOGICO', shortDate(addYears(driver.issue, 1))),
      line('SUSPENSAO / CASSACAO', 'NAO CONSTA'),
      line('OPERADOR', `CIR${random.digits(4)}`),
      rule,
      'FIM DA CONSULTA',
    ].join('\n')
    const body = html`<pre style="font:9.4pt/1.5 'Liberation Mono';margin:0">${text}</pre>`
    return {
      html: sheet({ font: 'Liberation Mono', sizePt: 9.4, margin: '15mm 12mm' }, body),
      ...reading(driver, {
        name,
        filiation: [mother, father],
        placeOfBirth: `${city}/SC`,
        placeOfIssue: 'SC',
        cardIssuer: 'DETRAN-SC',
        comments: 'EAR CETE A',
        hasCetpp: false,
      }),
    }
  },
}
