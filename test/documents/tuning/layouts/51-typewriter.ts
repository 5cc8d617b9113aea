import { shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

/** Old systems print in one width, without accents, and draw with points, dashes and equals signs. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()

const CSS = 'pre{font:inherit;margin:0;white-space:pre}'

export const layout = licencePages('typewriter', {
  leaders: (random) => {
    const { firm, issued, expires, number, years, signer } = licenceScene(random, 'SE', 'Cerâmica')
    const lines = [
      ['INTERESSADO', plain(firm.name)],
      ['CNPJ', maskCnpj(firm.id)],
      ['ENDERECO', plain(`${firm.address.street}, ${firm.address.number}`)],
      ['ATIVIDADE', 'FABRICACAO DE TELHAS, TIJOLOS E BLOCOS CERAMICOS,'],
      ['', 'COM EXTRACAO DE ARGILA EM JAZIDA PROPRIA E FORNO'],
      ['', 'ALIMENTADO COM BIOMASSA'],
      ['LOCALIZACAO', 'POVOADO CAJUEIRO DE DENTRO, S/N, ZONA RURAL'],
      ['MUNICIPIO', 'ITABAIANINHA DO VALE - SE'],
      ['DATA DE EMISSAO', shortDate(issued)],
      ['VALIDADE', shortDate(expires)],
    ].map(([label = '', value = '']) =>
      label ? `${label.padEnd(19, '.')}: ${value}` : `${' '.repeat(21)}${value}`,
    )
    const text = `               ESTADO DE SERGIPE
    ADMINISTRACAO ESTADUAL DO MEIO AMBIENTE - ADEMA
${'='.repeat(72)}
 LICENCA DE OPERACAO No ${number}        PROCESSO ${year(issued) - 1}-${random.digits(6)}/TEC/LO-${random.digits(4)}
${'='.repeat(72)}

${lines.join('\n')}

${'-'.repeat(72)}
CONDICOES E RESTRICOES

1. A RENOVACAO DEVERA SER REQUERIDA 120 DIAS ANTES DO VENCIMENTO.
2. E VEDADA A QUEIMA DE PNEUS, PLASTICOS E OLEOS USADOS NO FORNO.
3. RECUPERAR A AREA DE EXTRACAO NO PRAZO DE ${years} ANOS, CONFORME PRAD.
4. MANTER NO LOCAL DA ATIVIDADE COPIA DESTA LICENCA.
5. O TRANSPORTE DE PRODUTOS PERIGOSOS DEPENDE DE LICENCA PROPRIA.
${'-'.repeat(72)}

                        ARACAJU, ${shortDate(issued)}



                    ______________________________
                    ${plain(signer)}
                    DIRETOR(A) PRESIDENTE
`
    return {
      paper: { font: 'Liberation Mono', sizePt: 10, css: CSS },
      body: html`<pre>${text}</pre>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [
          'FABRICACAO DE TELHAS, TIJOLOS E BLOCOS CERAMICOS, COM EXTRACAO DE ARGILA EM JAZIDA PROPRIA E FORNO ALIMENTADO COM BIOMASSA',
        ],
      },
    }
  },
  report: (random) => {
    const { firm, issued, expires, number, key } = licenceScene(random, 'PE', 'Frigorífico')
    const rows = [
      ['14.01', 'ABATE DE SUINOS E PREPARACAO DE EMBUTIDOS', 'M', 'A', 'CAB/DIA', '120'],
      ['14.07', 'GRAXARIA E FARINHA DE CARNE E OSSOS', 'P', 'A', 'T/DIA', '4,5'],
      ['21.02', 'CAMARA FRIGORIFICA COM AMONIA', 'P', 'M', 'M3', '900'],
    ]
    const row = ([code = '', text = '', size = '', harm = '', unit = '', count = '']: readonly string[]) =>
      `${code.padEnd(10)}${text.padEnd(44)}${size.padEnd(8)}${harm.padEnd(7)}${unit.padEnd(10)}${count.padStart(6)}`
    const text = `PREFEITURA DE GARANHUNS DO AGRESTE                            PAG. 1 DE 1
SECRETARIA DE MEIO AMBIENTE - SISTEMA DE LICENCAS    EMISSAO ${shortDate(issued)}
${'-'.repeat(79)}
LICENCA DE OPERACAO NUMERO ${number}                     VALIDADE ${shortDate(expires)}
${'-'.repeat(79)}
EMPREENDEDOR   ${plain(firm.name)}
CNPJ           ${maskCnpj(firm.id)}
LOGRADOURO     ${plain(firm.address.street)}, ${firm.address.number}
${'-'.repeat(79)}
${row(['CODIGO', 'DESCRICAO DA ATIVIDADE', 'PORTE', 'P.P.', 'UNID.', 'QTDE.'])}
${rows.map(row).join('\n')}
${'-'.repeat(79)}
EXIGENCIAS
  1 OPERAR A ESTACAO DE TRATAMENTO DE EFLUENTES SEM INTERRUPCAO
  2 ENVIAR LAUDO DE ODORES A CADA SEMESTRE
  3 DETECTOR DE AMONIA COM REGISTRO, CALIBRADO A CADA 12 MESES
  4 REQUERER A RENOVACAO COM 120 DIAS DE ANTECEDENCIA
${'-'.repeat(79)}
RESPONSAVEL TECNICO PELA ANALISE   ${plain(personName(random, 'm'))}
AUTENTICACAO ${key}
CONFIRA EM WWW.GARANHUNSDOAGRESTE.PE.GOV.BR/AUTENTICA
`
    return {
      paper: { font: 'DejaVu Sans Mono', sizePt: 8.5, margin: '20mm 15mm', css: CSS },
      body: html`<pre>${text}</pre>`,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'WWW.GARANHUNSDOAGRESTE.PE.GOV.BR/AUTENTICA',
        mainActivity: rows.map(([code, name]) => `${code} ${name}`),
      },
    }
  },
})
