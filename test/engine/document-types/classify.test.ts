import { describe, expect, it } from 'vitest'
import { classify, detectedInstead } from '../../../engine/src/document-types/classify.ts'
import type { DocumentTypeDefinition } from '../../../engine/src/document-types/definition.ts'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import type { DocumentType } from '../../../engine/src/document-types/schemas.ts'
import { allWith, readWith } from '../weigh/tagged-reading.ts'
import { back2022, front2022, MARIA, openCardHalf, panel2022 } from './driver-licence-cards.ts'
import { readingFromPlainText, readingFromText } from './reading-from-text.ts'

const DEFINITIONS = [driverLicence, environmentalLicence]

const LICENCE = `SECRETARIA DE ESTADO DE MEIO AMBIENTE
LICENÇA DE OPERAÇÃO Nº 123/2024
Empreendedor: Indústria Inventada Ltda.
Empreendimento: fábrica de tintas
Esta licença é válida até 12/03/2027 e depende das condicionantes abaixo.
Os resíduos devem ser enviados a aterro licenciado, com certificado de destinação.`

const INVOICE = `DANFE Documento Auxiliar da Nota Fiscal Eletrônica
Emitente: Comércio Inventado de Ferragens Ltda., Rua das Acácias, 120, Centro
Destinatário: Construtora Exemplo S.A., Avenida Brasil, 4500, Jardim América
Natureza da operação: venda de mercadoria adquirida de terceiros, frete por conta do emitente
Descrição dos produtos: parafusos sextavados, arruelas lisas, porcas galvanizadas, chapas dobradas
Valor total dos produtos, base de cálculo, alíquota, tributos aproximados, desconto, seguro, despesas
Informações complementares: pedido de compra, prazo de pagamento trinta dias, boleto bancário anexo`

describe('classify', () => {
  it.each<[string, DocumentType | undefined]>([
    [LICENCE, 51],
    [INVOICE, undefined],
    ['', undefined],
  ])('%#', (text, expected) => {
    expect(classify(readingFromPlainText(text), DEFINITIONS).best ?? undefined).toBe(expected)
  })

  it('refuses another type, and what is none of ours', () => {
    const licence = classify(readingFromPlainText(LICENCE), DEFINITIONS)
    expect(detectedInstead(licence, 54)).toBe(51)
    expect(detectedInstead(licence, 51)).toBeUndefined()
    const invoice = classify(readingFromPlainText(INVOICE), DEFINITIONS)
    expect(detectedInstead(invoice, 51)).toBeNull()
    expect(detectedInstead(invoice, 54)).toBeNull()
  })

  it('reads what is hardly of the type where words are hard to read', () => {
    const reading = allWith('HOLDER', readingFromPlainText(INVOICE))
    const of = (confidence: number) => ({
      best: null,
      shares: new Map([[51, 0.06]]),
      reading: readWith(confidence, reading),
    })
    expect(detectedInstead(of(0.97), 51)).toBeNull()
    expect(detectedInstead(of(0.9), 51)).toBeUndefined()
    expect(detectedInstead({ ...of(0.9), shares: new Map([[51, 0.02]]) }, 51)).toBeNull()
  })

  it('refuses a card sent as an environmental licence', () => {
    const card = classify(readingFromText([front2022(MARIA)]), DEFINITIONS)
    expect(detectedInstead(card, 51)).toBe(54)
  })

  it.each([
    ['front until 2022', openCardHalf(MARIA, 'front')],
    ['back until 2022', openCardHalf(MARIA, 'back')],
    ['front from 2022', front2022(MARIA)],
    ['back from 2022', back2022(MARIA)],
    ['third panel', panel2022(MARIA)],
  ])('reads a side alone: %s', (_, page) => {
    expect(detectedInstead(classify(readingFromText([page]), DEFINITIONS), 54)).toBeUndefined()
  })

  it('reads a vehicle licence as no driver licence', () => {
    const text = `SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN
DETRAN-SP CERTIFICADO DE REGISTRO E LICENCIAMENTO DE VEÍCULO - DIGITAL
CÓDIGO RENAVAM 00123456789 PLACA ABC1D23 EXERCÍCIO 2024 MARCA MODELO VERSÃO INVENTADA
ESPÉCIE TIPO PASSAGEIRO AUTOMÓVEL COR PREDOMINANTE PRATA COMBUSTÍVEL ÁLCOOL GASOLINA CATEGORIA PARTICULAR
NOME FULANO INVENTADO LOCAL DATA CHASSI MOTOR LOTAÇÃO POTÊNCIA CILINDRADA EIXOS CARROCERIA CAPACIDADE
OBSERVAÇÕES DO VEÍCULO SEM RESERVA DE DOMÍNIO MENSAGENS SENATRAN BILHETE SEGURO ASSINADO DIGITALMENTE`
    expect(detectedInstead(classify(readingFromPlainText(text), DEFINITIONS), 54)).toBeNull()
  })

  it('reads a digital CNH whose card is a picture', () => {
    const text = `REPÚBLICA FEDERATIVA DO BRASIL
MINISTÉRIO DOS TRANSPORTES
QR-CODE
Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001.
Sua validade poderá ser confirmada por meio do programa Assinador Serpro.
As orientações para instalar o Assinador Serpro e realizar a validação do documento digital
estão disponíveis em: https://www.serpro.gov.br/assinador-digital.
SERPRO / SENATRAN`
    expect(detectedInstead(classify(readingFromPlainText(text), DEFINITIONS), 54)).toBeUndefined()
  })

  it('reads an annex that was asked for without its first page', () => {
    const reading = readingFromPlainText(INVOICE)
    const [page] = reading.pages
    if (!page) throw new TypeError('one page was made')
    const later = { ...reading, fromStart: false, pages: [{ ...page, page: { ...page.page, index: 4 } }] }
    expect(detectedInstead(classify(later, DEFINITIONS), 51)).toBeUndefined()
  })

  it('adds a clue once, however often it is printed', () => {
    const definition: DocumentTypeDefinition = { ...driverLicence, clues: [{ phrase: /CNH/, weight: 2 }] }
    // Of no network, two less than its phrases.
    expect(classify(readingFromPlainText('CNH CNH\nCNH'), [definition]).shares.get(54)).toBe(0.5)
  })
})
