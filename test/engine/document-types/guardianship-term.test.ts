import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import type { JsonValue } from '../../../engine/src/types.ts'
import { courtPages } from './guardianship-term-page.ts'
import { TERMS } from './guardianship-term-texts.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

type Wanted = Readonly<Record<string, JsonValue>>

const find = async (text: string) => guardianshipTerm.read(await withRoles(courtPages(text))).fields
const values = async (text: string) =>
  Object.fromEntries(Object.entries(await find(text)).map(([name, field]) => [name, field.value]))

const names = (list: JsonValue | undefined): JsonValue[] =>
  Array.isArray(list) ? list.map((one) => (one as Wanted).name ?? null) : []

describe('guardianshipTerm', () => {
  it('who guards whom', () =>
    expectShareRight<[keyof typeof TERMS, string[], string[]]>(
      0.95,
      [
        ['curatorNamedAfterWard', ['ODAIR JOSÉ BRANDALISE'], ['GENOVEVA BRANDALISE']],
        // Initials of the case block are the children whom the term names.
        [
          'tutorOfTwo',
          ['RAIMUNDA NONATA SAMPAIO VIEIRA'],
          ['FRANCISCO ANTÔNIO VIEIRA', 'MARIA CLARA VIEIRA'],
        ],
        ['headedForm', ['Jucilene Batista Pantoja'], ['Enzo Gabriel Pantoja']],
        ['judgeNominates', ['LUZINETE BONOMO DE SOUZA'], ['ALCIDES FERRARI BONOMO']],
        [
          'coupleOfGrandparents',
          ['VALDIRENE PRATES LIMA', 'EDIVALDO LIMA'],
          ['ISADORA PRATES LIMA', 'BENJAMIN PRATES LIMA'],
        ],
        ['firstPerson', ['DEUSARINA MOTA DA LUZ'], ['RAILSON MOTA DA LUZ']],
        ['tables', ['Valmor Antônio Kreutz'], ['Luan Henrique Kreutz', 'Tainá Kreutz']],
        // The Ministério Público that asks for the curatela is no curator.
        ['closingInOneParagraph', ['MARIA DO SOCORRO BEZERRA CÂMARA'], ['JOSENILDO BEZERRA CÂMARA']],
        ['motherAsGuardian', ['KELLEN GOMES ARAÚJO'], ['LARISSA GOMES TAVARES']],
        ['untilOfAge', ['Marlucia Espíndola Ortiz'], ['Yasmin Espíndola Ortiz']],
        ['captionsBeside', ['Josefa Lins Calheiros'], ['Pedro Lins Amorim']],
        ['captionsAbove', ['Edilene Menezes Barreto'], ['José Augusto Barreto']],
        ['numberedCaptions', ['Severino Gomes da Nóbrega'], ['Artur Gomes Batista']],
        ['detailsInBrackets', ['Domingos Sousa Carvalho'], ['Ana Júlia Sousa Ribeiro']],
        ['listOfChildren', ['FRANCINETE PEIXOTO LEVEL'], ['KAUÃ LEVEL SILVA', 'LAVÍNIA LEVEL SILVA']],
      ],
      async ([text, guardians, wards]) => {
        const data = await values(TERMS[text])
        expect(names(data.guardians)).toEqual(guardians)
        expect(names(data.wards)).toEqual(wards)
      },
    ))

  it('what is said about the first of them', () =>
    expectShareRight<[keyof typeof TERMS, Wanted, Wanted]>(
      0.8,
      [
        [
          'curatorNamedAfterWard',
          {
            cpf: '18269081299',
            rg: '1.234.567',
            rgIssuer: 'SSP/SC',
            occupation: 'agricultor',
            relationship: 'filho',
          },
          {
            cpf: '16532417564',
            rg: null,
            birthDate: '1941-02-03',
            placeOfBirth: 'Xaxim/SC',
            filiation: ['Ângelo Tessaro', 'Rosa Tessaro'],
          },
        ],
        [
          'coupleOfGrandparents',
          {
            cpf: '16532417564',
            nationality: 'brasileiros',
            relationship: 'avós maternos',
            address: 'Rua Sete, 99, Jardim Cavalari, Marília/SP, CEP 17500-000',
          },
          { birthDate: '2014-02-01', filiation: ['Jéssica Prates Lima'] },
        ],
        [
          'captionsAbove',
          {
            cpf: '20223169161',
            rg: '3.456.789-0',
            rgIssuer: 'SSP/SE',
            maritalStatus: 'solteira',
            occupation: 'técnica de enfermagem',
          },
          { cpf: '24236009846', birthDate: '1950-12-12' },
        ],
        [
          'numberedCaptions',
          {
            rg: '1.222.333',
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'eletricista',
          },
          { birthDate: '2012-01-01', filiation: ['Ednaldo Batista', 'Ivone Gomes da Nóbrega'] },
        ],
        [
          'motherAsGuardian',
          { address: 'Av. Goiás, nº 1200, Setor Central, Gurupi-TO' },
          { birthDate: '2017-04-25', filiation: ['Wanderson Tavares Luz', 'Kellen Gomes Araújo'] },
        ],
        [
          'tables',
          { rg: '5566778', rgIssuer: 'SSP/MT', maritalStatus: 'casado' },
          { birthDate: '2010-05-05', cpf: '18269081299' },
        ],
      ],
      async ([text, guardian, ward]) => {
        const data = await values(TERMS[text])
        expect((data.guardians as Wanted[])[0]).toMatchObject(guardian)
        expect((data.wards as Wanted[])[0]).toMatchObject(ward)
      },
    ))

  it('the case and the term', () =>
    expectShareRight<[keyof typeof TERMS, Wanted]>(
      0.8,
      [
        [
          'curatorNamedAfterWard',
          {
            court: 'TJSC',
            courtDivision: '2ª Vara Cível',
            district: 'Chapecó',
            judgeName: 'Ernani Dal Pozzo',
            decisionDate: '2023-09-04',
            issueDate: '2023-09-11',
            validityText: '1 (um) ano',
            expirationDate: '2024-09-11',
            signatureDate: '2023-09-12T09:14:55',
            verificationCode: '310049876543v3 4fa01b9c',
          },
        ],
        // The day the sentence became final is not the day it was given.
        [
          'firstPerson',
          {
            decisionDate: '2022-08-08',
            issueDate: '2022-10-14',
            powers: 'ficando ciente de que não poderei alienar bens do curatelado sem autorização judicial',
          },
        ],
        [
          'untilOfAge',
          {
            validityText: 'até que esta complete 18 anos',
            expirationDate: '2026-06-11',
            verificationCode: '7A3F9C1',
          },
        ],
        [
          'closingInOneParagraph',
          {
            signedBy: ['Zuleide Galvão Medeiros'],
            verificationCode: '1234567 0A1B2C3D',
            powers: 'A interdição restringe-se aos atos de natureza patrimonial e negocial',
          },
        ],
        [
          'judgeNominates',
          {
            signedBy: ['DELMO ROSETTI FALQUETO'],
            signatureDate: null,
            decisionDate: '2019-10-15',
            issueDate: '2019-12-02',
          },
        ],
        [
          'tutorOfTwo',
          {
            verificationCode: 'A1b2C3d',
            signatureDate: '2023-05-05T16:02:00',
            signedBy: ['LIDUINA PARENTE CAVALCANTE'],
          },
        ],
        ['captionsBeside', { district: 'Maceió', expirationDate: '2021-11-07' }],
        [
          'detailsInBrackets',
          {
            issueDate: '2022-08-15',
            validityText: 'prazo indeterminado',
            expirationDate: null,
          },
        ],
      ],
      async ([text, wanted]) => {
        expect(await values(TERMS[text])).toMatchObject(wanted)
      },
    ))

  it('shows where every member of a list was read', async () => {
    const { guardians: field } = await find(TERMS.curatorNamedAfterWard)
    const evidence = field?.status === 'found' ? field.evidence : []
    const cpf = evidence.find((one) => one.path.join() === '0,cpf')
    expect(cpf?.text).toBe('182.690.812-99')
  })

  it('claims nobody and no number of a text that is no term', async () => {
    const fields = await find('Lista de compras\n\narroz, feijão e café')
    const claimed = Object.keys(fields).filter((name) => fields[name]?.status === 'found')
    expect(claimed.filter((name) => name !== 'documentTitle' && name !== 'kind')).toEqual([])
  })

  it('gives every field of the specification but documentValidation', async () => {
    const wanted = Object.keys(guardianshipTerm.schema.fields).filter((name) => name !== 'documentValidation')
    expect(Object.keys(await find(TERMS.tables)).sort()).toEqual([...wanted].sort())
  })
})
