import { read } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { textPdf } from './text-pdf.ts'

/** Data as systems print it: keys beside their values, often without a space between them. */
async function dataOf(type: 23 | 51 | 54, text: string) {
  return (await read([await textPdf(text.trim().split('\n'))], { type })).data
}

/** As every record below has it. */
const LICENCE = { licenseNumber: '02559108365', personalNumber: '52998224725' }

describe('a driver’s record', () => {
  test('in JSON over lines, whose courses are a list', async () => {
    const data = await dataOf(
      54,
      `
GET /api/v2/condutores/52998224725 HTTP/1.1 200 OK
{
  "condutor": {
    "nome": "MARLI SIQUEIRA POTTER",
    "cpf": "52998224725",
    "dataNascimento": "1979-02-07T00:00:00",
    "numeroRegistro": "02559108365",
    "categoriaAtual": "AD",
    "dataEmissaoCnh": "2023-05-30T00:00:00",
    "dataValidadeCnh": "2033-05-28T00:00:00",
    "observacoes": ["EAR"],
    "cursos": [
      {
        "codigo": "2",
        "descricao": "TRANSPORTE DE PRODUTOS PERIGOSOS",
        "dataValidade": "2028-04-11"
      }
    ]
  }
}`,
    )
    expect(data).toMatchObject({ ...LICENCE, name: 'MARLI SIQUEIRA POTTER', licenseClass: 'AD' })
    expect(data).toMatchObject({ dateOfBirth: '1979-02-07', expirationDate: '2033-05-28', hasCetpp: true })
  })

  test('in JSON without spaces, its list of courses empty', async () => {
    const data = await dataOf(
      54,
      `
{"nome":"ODETE VARGAS KLEIN","cpf":"52998224725",
"nascimento":"1999-09-09","registro":"02559108365",
"categoria":"AB","emissao":"2023-12-04","cursos":[],
"validade":"2033-12-01","observacao":"A"}`,
    )
    expect(data).toMatchObject({ ...LICENCE, name: 'ODETE VARGAS KLEIN', licenseClass: 'AB', comments: 'A' })
    expect(data).toMatchObject({ issueDate: '2023-12-04', expirationDate: '2033-12-01', hasCetpp: false })
  })

  test('in XML, with days that have no strokes', async () => {
    const data = await dataOf(
      54,
      `
<?xml version="1.0" encoding="UTF-8"?>
<condutor>
  <nome>
IVO TADEU RAMIRES</nome>
  <cpf>52998224725</cpf>
  <dtNascimento>19681219</dtNascimento>
  <numRegistro>02559108365</numRegistro>
  <categoria>E</categoria>
  <dtEmissao>20220801</dtEmissao>
  <dtValidade>20270729</dtValidade>
  <cursos>
    <curso>TRANSPORTE DE PRODUTOS PERIGOSOS</curso>
  </cursos>
</condutor>`,
    )
    expect(data).toMatchObject({ ...LICENCE, name: 'IVO TADEU RAMIRES', licenseClass: 'E', hasCetpp: true })
    expect(data).toMatchObject({ dateOfBirth: '1968-12-19', issueDate: '2022-08-01' })
    expect(data).toMatchObject({ expirationDate: '2027-07-29' })
  })

  test.each(['=', ':'])('of keys that a sign sets before their values: %s', async (sign) => {
    const data = await dataOf(
      54,
      `
CONSULTA CONDUTOR - RETORNO DA BASE ESTADUAL (LAYOUT 07)
NOME=CELSO ANTUNES PRATA
CPF=52998224725
DT_NASC=19901123
REGISTRO=02559108365
CATEGORIA=AC
DT_EMISSAO=20210315
DT_VALIDADE=20310312
OBS=EAR`.replaceAll('=', sign),
    )
    expect(data).toMatchObject({ ...LICENCE, name: 'CELSO ANTUNES PRATA', licenseClass: 'AC' })
    expect(data).toMatchObject({ dateOfBirth: '1990-11-23', issueDate: '2021-03-15', comments: 'EAR' })
    expect(data).toMatchObject({ expirationDate: '2031-03-12' })
  })

  test('of paths, a course over two lines of its cell', async () => {
    const data = await dataOf(
      54,
      `
Consulta de CNH - detalhamento do retorno
dados.nome                JAIR PEDROSO LEITE
dados.cpf                 52998224725
dados.nascimento          30061974
dados.registro            02559108365
dados.categoria           D
dados.emissao             22012024
dados.validade            19012029
dados.cursos[0]
codigo                    2 - TRANSPORTE DE PRODUTOS
                          PERIGOSOS
modalidade                2 - ATUALIZACAO`,
    )
    expect(data).toMatchObject({ ...LICENCE, name: 'JAIR PEDROSO LEITE', licenseClass: 'D', hasCetpp: true })
    expect(data).toMatchObject({ dateOfBirth: '1974-06-30', issueDate: '2024-01-22' })
    expect(data).toMatchObject({ expirationDate: '2029-01-19' })
  })

  test('in a row of CSV', async () => {
    const data = await dataOf(
      54,
      `
Exportação de motoristas (CSV)
nome;cpf;nascimento;registro_cnh;categoria;emissao;validade
RENATA DO CARMO LUZ;52998224725;1985-04-02;02559108365;B;2020-10-09;2030-10-06`,
    )
    expect(data).toMatchObject({ ...LICENCE, name: 'RENATA DO CARMO LUZ', licenseClass: 'B' })
    expect(data).toMatchObject({ issueDate: '2020-10-09' })
  })
})

describe('a licence’s record', () => {
  test('in JSON without spaces', async () => {
    const data = await dataOf(
      51,
      `
{"licenca":{"tipo":"LO","numero":"3344/2024","emissao":"2024-08-05","validade":"2028-08-05",
"empreendedor":{"razaoSocial":"POSTO DELTA LTDA","cnpj":"11.222.333/0001-81"},
"atividade":"Posto revendedor de combustíveis","codigoAutenticidade":"QX7T-22MB","orgao":"SEMA/MA"}}`,
    )
    expect(data).toMatchObject({ number: '3344/2024', id: '11222333000181', expirationDate: '2028-08-05' })
    expect(data).toMatchObject({ mainActivity: ['Posto revendedor de combustíveis'], accessKey: 'QX7T-22MB' })
  })

  test('in XML', async () => {
    const data = await dataOf(
      51,
      `
<licenca>
  <tipo>Licença de Operação</tipo>
  <numero>0187/2023</numero>
  <dataEmissao>20230515</dataEmissao>
  <dataValidade>20270514</dataValidade>
  <titular><nome>AREIAL SÃO JOÃO LTDA</nome><cnpj>11222333000181</cnpj></titular>
  <atividade>Extração de areia</atividade>
</licenca>`,
    )
    expect(data).toMatchObject({ number: '0187/2023', id: '11222333000181', expirationDate: '2027-05-14' })
    expect(data).toMatchObject({ mainActivity: ['Extração de areia'] })
  })
})
