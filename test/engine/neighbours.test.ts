import { UnreadableDocument } from '@ficha/engine'
import { fieldsOf, readPages, toResult, typeOf } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { textPdf } from './text-pdf.ts'

/** Documents of agencies, courts and road life that are none of the three types, and such that are although they look odd. */
const runtime = nodeRuntime()

const NEIGHBOURS: readonly string[] = [
  `INSTITUTO ESTADUAL DO AMBIENTE
AUTO DE INFRAÇÃO Nº 2021/004471
Autuado: METALÚRGICA VALE DO PIRAÍ LTDA   CNPJ: 11.222.333/0001-81
Operar atividade potencialmente poluidora sem a devida licença ambiental,
lançando efluentes líquidos em corpo hídrico.
Valor da multa: R$ 18.442,10. Prazo de 20 dias para apresentar defesa.`,
  `INSTITUTO BRASILEIRO DO MEIO AMBIENTE - IBAMA
Relatório de Autuações Ambientais
11 Flora 05/03/2018 PARÁ 11.222.333/0001-81 MADEIREIRA CAMPO LIMPO 700111 18.300,00 Ajuizado
12 Flora 09/03/2018 PARÁ 529.982.247-25 JOSÉ DA MATA RAMOS 700112 4.200,00 Ajuizado
13 Flora 12/03/2018 PARÁ 11.444.777/0001-61 SERRARIA BOA VISTA 700113 91.000,00 Quitado`,
  `SECRETARIA MUNICIPAL DE MEIO AMBIENTE
REQUERIMENTO DE LICENÇA AMBIENTAL
O requerente abaixo vem requerer a expedição de Licença de Operação.
Razão social: POSTO ROTA DO SERTÃO LTDA   CNPJ: 11.222.333/0001-81
Atividade: comércio varejista de combustíveis
Termos em que pede deferimento. Assinatura do requerente`,
  `FUNDAÇÃO ESTADUAL DE PROTEÇÃO AMBIENTAL
NOTIFICAÇÃO Nº 1182/2022
Notificamos o empreendedor CURTUME SÃO VENDELINO S.A. para, no prazo de 30 dias,
complementar o pedido de renovação da licença de operação protocolado sob o
nº 4431-0567/22-1. O não atendimento implicará o indeferimento do processo.`,
  `RECIBO DE INSCRIÇÃO DO IMÓVEL RURAL NO CAR
Registro no CAR: MT-5107925-9A1B2C3D4E5F6071   Data de cadastro: 12/05/2015
Imóvel: Fazenda Boa Esperança   Proprietário: JOSÉ DA MATA RAMOS
Este documento não substitui qualquer licença ou autorização ambiental.`,
  `PODER JUDICIÁRIO
SETOR TÉCNICO - RELATÓRIO DE ESTUDO SOCIAL
Processo nº 1004455-66.2022.8.26.0038   Ação: guarda   Requerente: Ivone Prates
A visita domiciliar foi realizada em 03/10/2022. A avó exerce os cuidados de fato.
Parecer: favorável à concessão da guarda à requerente, s.m.j. Assistente social`,
  `3ª VARA DE FAMÍLIA - SENTENÇA
Processo 1002233-44.2020.8.26.0100. Vistos. Trata-se de ação de alimentos proposta
por M. C. S., representada por sua genitora, em face de J. S. Julgo procedente o
pedido para condenar o réu ao pagamento de alimentos. P.R.I. Juíza de Direito`,
  `DETRAN-SP NOTIFICAÇÃO DE AUTUAÇÃO DE INFRAÇÃO DE TRÂNSITO
Auto: 1A2334455-6   Placa: ABC1D23   Município: Campinas   Data: 05/06/2023
Proprietário: LOCADORA RODA VIVA LTDA CNPJ 11.222.333/0001-81
Prazo para indicação do condutor: 20/07/2023`,
  `PODER JUDICIÁRIO - COMARCA DE ITAÚNA
TERMO DE GUARDA DE DOCUMENTOS
O servidor assume a guarda dos processos arquivados na repartição, e responde por sua
conservação. Itaúna, 12 de março de 2020`,
  `POLÍCIA MILITAR DO ESTADO
TERMO DE GUARDA E RESPONSABILIDADE DE ARMA DE FOGO
Pistola calibre .38, patrimônio nº 12, número de série 448812.
Recebi a arma acima, pela qual respondo. Soldado José da Mata Ramos, 10/05/2021`,
  `ASSOCIAÇÃO AMIGO FIEL
TERMO DE GUARDA PROVISÓRIA DE ANIMAL
Microchip 981. O tutor do cão declara que o receberá em sua casa.
Tutor: Maria Alves Costa, CPF 529.982.247-25. Raça: sem raça definida. Pelagem: caramelo`,
  `PODER JUDICIÁRIO - COMARCA DE ITAÚNA
AUTO DE DEPÓSITO
Fica nomeado depositário fiel dos bens penhorados o Sr. José da Mata Ramos, que prometeu
bem e fielmente guardá-los. Processo 1002233-44.2020.8.26.0100`,
  `TRIBUNAL DE JUSTIÇA - COMARCA DE ITAÚNA
TERMO DE COMPROMISSO DE PERITO
O perito José da Mata Ramos prometeu bem e fielmente cumprir o encargo nos autos
1002233-44.2020.8.26.0100.`,
  `PODER JUDICIÁRIO - COMARCA DE ITAÚNA - VARA DE SUCESSÕES
TERMO DE COMPROMISSO DE TESTAMENTEIRA
Processo nº 1002233-44.2020.8.26.0100
Testador: JOÃO ALVES COSTA   Testamenteira: MARIA ALVES COSTA, CPF 529.982.247-25
Aos 12 de março de 2020 compareceu Maria Alves Costa, viúva, e prestou o compromisso de bem e
fielmente exercer o encargo de testamenteira de seu marido João Alves Costa, falecido, que
lhe foi deferido pelo MM. Juiz. Lavrei o presente termo, que vai assinado.`,
  `TRIBUNAL DE JUSTIÇA - VARA DA INFÂNCIA E DA JUVENTUDE DE ITAÚNA
SENTENÇA
Processo nº 1002233-44.2020.8.26.0100
Requerentes: José da Mata Ramos, CPF 529.982.247-25, e Maria Alves Costa Ramos
Criança: Ana Lima Prado, nascida em 05/02/2018
Vistos. Julgo procedente o pedido e defiro a adoção da criança aos requerentes, que lhe dão
os sobrenomes. Após o trânsito em julgado, mandado ao registro civil. Itaúna, 12/03/2020`,
  `Excelentíssimo Senhor Doutor Juiz de Direito da 1ª Vara de Família
PETIÇÃO
Maria Alves Costa vem, respeitosamente, requerer a expedição do termo de curatela do
interditando João Alves Costa. Nestes termos, pede deferimento.`,
  `CONSELHO TUTELAR DE NOVA CIDADE
TERMO DE ENTREGA E RESPONSABILIDADE
A criança Ana Lima Prado fica sob a guarda da avó Maria Alves Costa.
Conselheira tutelar: Rita Souza, 12/03/2020`,
  `REGISTRO CIVIL DAS PESSOAS NATURAIS
CERTIDÃO DE INTERDIÇÃO
Livro E, folhas 12. Interditado: João Alves Costa. Curador: Maria Alves Costa.
Sentença de 12/03/2020, processo 1002233-44.2020.8.26.0100`,
]

test.each(NEIGHBOURS.map((text) => [text.split('\n')[1] ?? '', text]))(
  '%s is of none of the types',
  async (_, text) => {
    const read = await readPages([await textPdf(text.split('\n'))], runtime)
    expect(() => typeOf(read)).toThrow(UnreadableDocument)
  },
)

test('a term of another office that is asked for as a guardianship term is not valid', async () => {
  const text = NEIGHBOURS.find((one) => one.includes('COMPROMISSO DE TESTAMENTEIRA')) ?? ''
  const read = await readPages([await textPdf(text.split('\n'))], runtime)
  const { data, validations } = toResult(fieldsOf(read, 23))
  expect(data).toMatchObject({ kind: null, documentValidation: false })
  expect(validations.find(({ rule }) => rule === 'kind_known')?.outcome).toBe('fail')
})

const OWN: readonly (readonly [number, string])[] = [
  [
    51,
    `CONCESSÃO DE LICENÇA
AUTO POSTO MIRANTE LTDA, CNPJ 11.222.333/0001-81, torna público que recebeu da
Secretaria Municipal de Meio Ambiente, através do processo nº 18.442/2022, a LICENÇA
MUNICIPAL DE RECUPERAÇÃO E OPERAÇÃO (LMRO) nº 019/2024, com validade até 30 de
setembro de 2028, para comércio varejista de combustíveis.`,
  ],
  [
    54,
    `PORTARIA Nº 274. O SUPERINTENDENTE resolve: Art. 1º Autorizar o servidor ARISTEU DE
MELO CAVALCANTE, matrícula 1.872.416, portador da Carteira Nacional de Habilitação nº
01977452848, categoria AD, com validade até 17 de junho de 2031, expedida pelo
DETRAN/DF, a dirigir veículos oficiais.`,
  ],
]

test.each(OWN)('an unusual document of type %i is told', async (type, text) => {
  const read = await readPages([await textPdf(text.split('\n'))], runtime)
  expect(typeOf(read).type).toBe(type)
})

test('whose licence it is: the servant named before its number, not who signs', async () => {
  const [, [, order]] = OWN as [unknown, (typeof OWN)[number]]
  const lines = `${order}\nBrasília, 3 de setembro de 2024.\nLEONEL BARBALHO FURTADO\nSuperintendente`.split(
    '\n',
  )
  const read = await readPages([await textPdf(lines)], runtime)
  expect(toResult(fieldsOf(read, 54)).data).toMatchObject({ name: 'ARISTEU DE MELO CAVALCANTE' })
})
