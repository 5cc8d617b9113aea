import { shortDate } from '../../generator/dates.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

/** A terminal's print-out of a driver's file: dotted captions, capitals without accents, tables of offences. */
const DRIVERS = {
  serra: {
    name: 'VALQUIRIA TAMBURILO DE BARROCAL',
    birth: '1979-03-07',
    father: 'HERMES BARROCAL PIQUEROBI',
    mother: 'ZULMIRA TAMBURILO BARROCAL',
    born: ['VACARIA', 'RS'],
    local: ['CAXIAS DO SUL', 'RS'],
    category: 'AD',
    first: '1998-05-21',
    issued: '2022-06-30',
    expires: '2032-06-14',
    comments: 'EAR;CETPP;A',
    cetpp: true,
    status: 'NORMAL',
    asked: '19/10/2026  09:41:17',
    user: 'CX04417',
    rows: [
      ['AUTO', 'ORGAO', 'DATA', 'INFRACAO', 'PTS'],
      ['E00381724', '210010', '11/02/2026', '7455-0 VEL. ATE 20%', '4'],
      ['E00397705', '210010', '03/09/2026', '5185-1 CINTO', '5'],
    ],
  },
  planalto: {
    name: 'EUDES MALHADOURO SALVATERRA',
    birth: '1963-12-28',
    father: '',
    mother: 'DOROTEIA MALHADOURO SALVATERRA',
    born: ['CORRENTE', 'PI'],
    local: ['LUIS EDUARDO MAGALHAES', 'BA'],
    category: 'E',
    first: '1984-08-09',
    issued: '2024-01-19',
    expires: '2029-01-11',
    comments: '',
    cetpp: false,
    status: 'NORMAL',
    asked: '04/11/2026  16:08:52',
    user: 'BR22903',
    rows: [['AUTO', 'ORGAO', 'DATA', 'INFRACAO', 'PTS']],
  },
} as const

export const layout: Layout = {
  name: 'blind-f-prontuario',
  type: 54,
  variants: ['serra', 'planalto'],
  print(random, variant) {
    const d = variant === 'serra' ? DRIVERS.serra : DRIVERS.planalto
    const register = licenceRegister(random)
    const id = cpf(random)
    const renach = `${d.local[1]}${random.digits(9)}`
    const form = random.digits(10)
    const dots = (caption: string, value: string) => `${caption.padEnd(24, '.')}: ${value}`
    const lines = [
      `SISTEMA DE HABILITACAO - CONSULTA AO PRONTUARIO              PAG. 001`,
      `USUARIO ${d.user}   ESTACAO 0117                 ${d.asked}`,
      '='.repeat(70),
      '',
      '** IDENTIFICACAO **',
      dots('NOME', d.name),
      dots('CPF', `${maskCpf(id)}   SEXO: ${variant === 'serra' ? 'F' : 'M'}`),
      dots('DATA NASC.', `${shortDate(d.birth)}   NACIONALIDADE: BRASILEIRA`),
      dots('NATURALIDADE', `${d.born[0]}/${d.born[1]}`),
      dots('NOME DO PAI', d.father),
      dots('NOME DA MAE', d.mother),
      '',
      '** HABILITACAO **',
      dots('N. REGISTRO', register),
      dots('RENACH', `${renach}   N. FORMULARIO: ${form}`),
      dots('CATEGORIA', `${d.category}   ACC: NAO   TIPO: DEFINITIVA`),
      dots('PRIMEIRA HABILITACAO', shortDate(d.first)),
      dots('EMISSAO DA CNH', shortDate(d.issued)),
      dots('VALIDADE DA CNH', shortDate(d.expires)),
      dots('LOCAL DE EMISSAO', `${d.local[0]}/${d.local[1]}`),
      dots('ORGAO EXPEDIDOR', `DETRAN/${d.local[1]}`),
      dots('OBSERVACOES', d.comments),
      dots('SITUACAO', `${d.status}   BLOQUEIOS: NAO HA`),
      '',
      '** PONTUACAO NOS ULTIMOS 12 MESES **',
      ...d.rows.map((row) => row.map((cell, i) => cell.padEnd([12, 9, 13, 26, 4][i] ?? 4)).join('')),
      d.rows.length === 1 ? 'NENHUM REGISTRO ENCONTRADO' : `TOTAL DE AUTOS: ${d.rows.length - 1}`,
      '',
      '-'.repeat(70),
      'FIM DA CONSULTA - USO INTERNO - NAO SUBSTITUI O DOCUMENTO DE PORTE',
      'F3-SAIR  F7-VOLTA  F8-AVANCA  F10-IMPRIME',
    ]
    return {
      html: sheet(
        {
          font: 'Liberation Mono',
          sizePt: 10,
          margin: '14mm 16mm',
          css: 'pre{margin:0;font:inherit;line-height:1.42}',
        },
        html`<pre>${raw(lines.join('\n'))}</pre>`,
      ),
      data: {
        name: d.name,
        dateOfBirth: d.birth,
        issueDate: d.issued,
        expirationDate: d.expires,
        licenseNumber: register,
        licenseClass: d.category,
        filiation: d.father ? [d.father, d.mother] : [d.mother],
        personalNumber: id,
        placeOfBirth: `${d.born[0]}/${d.born[1]}`,
        placeOfIssue: d.local[1],
        cardIssuer: `DETRAN-${d.local[1]}`,
        comments: d.comments || null,
        hasCetpp: d.cetpp,
        documentValidation: false,
      },
    }
  },
}
