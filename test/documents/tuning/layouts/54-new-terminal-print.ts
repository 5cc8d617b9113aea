import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { cpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk } from '../newcomers.ts'

/** What a terminal or an old system prints: letters of one width, captions filled up with dots or cut short. */
export const layout = motoristPages('new-terminal-print', {
  dots(random) {
    const one = motorist(random, 'RJ', 5)
    const name = one.person.name.toUpperCase()
    const line = (caption: string, value: string) => `${caption.padEnd(22, '.')}: ${value}`
    const text = [
      'SENATRAN - BASE INDICE NACIONAL DE CONDUTORES        BINCO-034',
      `CONSULTA POR CPF    OPERADOR ${cpf(random)}    ${shortDate(addDays(one.issued, 77))} 09:41`,
      '-'.repeat(62),
      line('NOME', name),
      line('NOME DO PAI', one.person.father.toUpperCase()),
      line('NOME DA MAE', one.person.mother.toUpperCase()),
      line('DATA DE NASCIMENTO', shortDate(one.person.birth)),
      line('NATURALIDADE', `${one.born.city.toUpperCase()} / ${one.born.uf}`),
      line('CPF', one.person.cpf),
      line('DOC IDENTIDADE', `${one.person.rg.replaceAll('.', '')} ${one.person.rgIssuer}`),
      line('NUM REGISTRO CNH', one.register),
      line('NUM PGU', one.pgu),
      line('NUM FORMULARIO CNH', one.form),
      line('NUM RENACH', one.renach),
      line('NUM SEGURANCA', one.security),
      line('CATEGORIA ATUAL', 'AE'),
      line('CATEGORIA ANTERIOR', 'AD'),
      line('DT 1A HABILITACAO', shortDate(one.first)),
      line('DT EMISSAO', shortDate(one.issued)),
      line('DT VALIDADE', shortDate(one.expires)),
      line('DT VALIDADE ANTERIOR', shortDate(addDays(one.issued, -21))),
      line('UF HABILITACAO ATUAL', 'RJ'),
      line('OBSERVACOES', 'EAR CETPP'),
      line('SITUACAO', 'EMITIDA'),
      '-'.repeat(62),
      'FIM DA CONSULTA',
    ].join('\n')
    return {
      paper: { font: 'Liberation Mono', sizePt: 10, margin: '15mm', css: 'pre{font:inherit;margin:0}' },
      body: html`<pre>${text}</pre>`,
      data: motoristData(one, {
        name,
        licenseClass: 'AE',
        filiation: [one.person.father.toUpperCase(), one.person.mother.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'EAR CETPP',
        hasCetpp: true,
      }),
    }
  },
  pairs(random) {
    const one = motorist(random, 'AM', 10, [2019, 2022])
    const name = one.person.name.toUpperCase()
    const two = (a: string, b: string) => a.padEnd(46) + b
    const infractions = [0, 1, 2].map(
      (i) =>
        `${shortDate(addDays(one.issued, 90 + 140 * i))}  ${random.digits(8)}  ${random.pick(['MEDIA', 'LEVE ', 'GRAVE'])}  ${random.pick(['TRANSITAR EM VELOCIDADE SUPERIOR', 'ESTACIONAR EM DESACORDO', 'AVANCAR O SINAL VERMELHO'])}`,
    )
    const text = [
      'DETRAN/AM                 SISTEMA DE HABILITACAO               PAG 1',
      'EXTRATO DO PRONTUARIO DO CONDUTOR',
      '',
      two(`Condutor: ${name}`, `CPF: ${one.person.cpf}`),
      two(`Registro: ${one.register}`, `Categoria: B`),
      two(
        `Nascimento: ${shortDate(one.person.birth)}`,
        `Local: ${one.born.city.toUpperCase()} ${one.born.uf}`,
      ),
      two(`Mae: ${one.person.mother.toUpperCase()}`, ''),
      two(`Pai: NAO DECLARADO`, ''),
      two(`Emissao: ${shortDate(one.issued)}`, `Validade: ${shortDate(one.expires)}`),
      two(`1a Habilitacao: ${shortDate(one.first)}`, `Formulario: ${one.form}`),
      two(`Observacoes: A`, `Exame medico ate: ${shortDate(addYears(one.issued, 10))}`),
      '',
      'INFRACOES',
      'Data        Auto      Grav.  Descricao',
      ...infractions,
      '',
      `Pontos: 12                     Emitido por ${folk(random).name.toUpperCase()}`,
    ].join('\n')
    return {
      paper: {
        font: 'DejaVu Sans Mono',
        sizePt: 8.5,
        margin: '18mm 14mm',
        css: 'pre{font:inherit;margin:0}',
      },
      body: html`<pre>${text}</pre>`,
      data: motoristData(one, {
        name,
        licenseClass: 'B',
        filiation: [one.person.mother.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'A',
        hasCetpp: false,
      }),
    }
  },
})
