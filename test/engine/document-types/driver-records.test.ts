import { UnreadableDocument } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { printRecord, RECORDS } from './driver-records.ts'

describe("a driver's data on paper that is no card", () => {
  test.each(RECORDS.map((record) => [record.name, record] as const))('%s', async (_name, record) => {
    const { data, validations } = await read([await printRecord(record)], { type: 54 })
    expect(data).toMatchObject(record.expected)
    expect(data.documentValidation).toBe(false)
    expect(validations).toContainEqual(expect.objectContaining({ rule: 'is_card', outcome: 'fail' }))
  })

  test('another record of the same shape is refused', async () => {
    const pdf = await printRecord({
      name: 'a vehicle',
      title: 'CONSULTA DE VEÍCULO',
      columns: [60, 300],
      pitch: 20,
      rows: [
        ['Placa', 'ABC1D23'],
        ['Nome do proprietário', 'Transportes Aurora Ltda'],
        ['CPF/CNPJ', '529.982.247-25'],
        ['Categoria', 'PARTICULAR'],
        ['Data de emissão', '01/02/2024'],
        ['Marca e modelo', 'ONIBUS URBANO COMUM BRANCO'],
        ['Município de emplacamento', 'Ribeirão Pires, região metropolitana, comarca vizinha'],
        ['Situação do licenciamento', 'Regular, quitado, registrado, vistoriado'],
        ['Combustível', 'Gasolina, etanol, conversão posterior autorizada'],
        ['Restrições financeiras', 'Alienação fiduciária registrada pelo banco credor'],
        ['Proprietário anterior', 'Cooperativa Agrícola Serrana, filial nordeste'],
        ['Espécie e carroceria', 'Passageiro, misto, coletivo, intermunicipal'],
      ],
      expected: {},
    })
    await expect(read([pdf], { type: 54 })).rejects.toBeInstanceOf(UnreadableDocument)
  })
})
