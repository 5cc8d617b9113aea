import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-bilingue-rr',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2023, '23')
    const issued = randomDate(random, 2023, 2024)
    const decided = addDays(issued, -1)
    const [aunt, girl] = [cpf(random), cpf(random)]
    const born = '2010-10-02'
    const verifier = `0${random.digits(7)}`
    const crc = hex(random, 8)
    const link = 'https://sei.tjrr.jus.br/autenticidade'
    const powers =
      'A guardiã assume o dever de prover alimentação, saúde, escola e proteção à adolescente. Não poderá sair do território nacional com ela sem autorização deste Juízo'
    const pair = (left: string, right: string) => [left, right] as const
    const rows = [
      pair(
        `Em ${longDate(issued)}, perante o Juiz de Direito, Dr. Aluízio Peçanha Macuxi, compareceu a pessoa abaixo, que prestou compromisso de guardiã, por força da decisão de ${shortDate(decided)}.`,
        'En la fecha indicada, ante el Juez de Derecho, compareció la persona abajo identificada y prestó compromiso de guardadora, en virtud de la decisión señalada.',
      ),
      pair(
        `Guardiã: YULIMAR DEL VALLE RONDÓN BRITO, tia materna, venezuelana, solteira, cozinheira, CPF ${maskCpf(aunt)}, residente no Abrigo Rondon 9, Rua Três Marias, 500, 13 de Setembro, Boa Vista/RR.`,
        'Guardadora: la tía materna, venezolana, soltera, cocinera, con domicilio en el albergue indicado, ciudad de Boa Vista, Brasil.',
      ),
      pair(
        `Adolescente: ORIANA VALENTINA RONDÓN SALAZAR, nascida em ${shortDate(born)}, CPF ${maskCpf(girl)}, filha de Marisol del Carmen Rondón Brito, com paradeiro ignorado.`,
        'Adolescente: la sobrina de la guardadora, hija de madre con paradero desconocido, de nacionalidad venezolana.',
      ),
      pair(
        'Validade: a presente guarda é concedida pelo prazo de 120 (cento e vinte) dias, prorrogável.',
        'Vigencia: la presente custodia se concede por ciento veinte días, prorrogables.',
      ),
      pair(
        `${powers}.`,
        'La guardadora asume el deber de proveer alimentación, salud, escuela y protección a la adolescente. No podrá salir del territorio nacional con ella sin autorización de este Juzgado.',
      ),
    ]
    return {
      html: sheet(
        {
          font: 'Noto Serif',
          sizePt: 10,
          margin: '14mm 17mm',
          css: 'body { padding-right: .6mm } .h { text-align: center } .h p { margin: 0 } td { width: 50%; vertical-align: top; padding: 2mm 3mm; border-top: .2mm solid #999; line-height: 1.5 } td + td { border-left: .2mm solid #999; color: #333; font-style: italic } .t td { font-weight: bold; font-size: 12pt; text-align: center } .st { border: .2mm solid #444; font-size: 8pt; padding: 2mm 3mm; margin-top: 8mm }',
        },
        html`<div class="h">${crest(15, '#2b4f2b')}<p class="b">PODER JUDICIÁRIO DO ESTADO DE RORAIMA</p><p>Comarca de Boa Vista</p><p>1ª Vara da Infância e da
Juventude</p><p class="s">Posto Avançado de Atendimento ao Migrante – Av. Glaycon Pacaraima, 2100</p></div>
<p style="margin-top:5mm">Processo nº ${number} &nbsp;·&nbsp; Classe: Guarda de Infância e Juventude &nbsp;·&nbsp; Assunto: Refugiados e Migrantes</p>
<table><tr class="t"><td>TERMO DE GUARDA PROVISÓRIA</td><td>ACTA DE CUSTODIA PROVISIONAL</td></tr>${rows.map(([left, right]) => html`<tr><td>${left}</td><td lang="es">${right}</td></tr>`)}</table>
<p class="s" style="margin-top:3mm">A versão em espanhol é tradução de cortesia; prevalece o texto em português. / La versión en español es traducción de cortesía.</p>
<p style="margin-top:12mm">____________________________________<br>Yulimar del Valle Rondón Brito</p>
<div class="st">Documento assinado eletronicamente por <b>ALUÍZIO PEÇANHA MACUXI</b>, <b>Juiz(a) de Direito</b>, em ${shortDate(issued)}, às 12:15, conforme art. 1º, III,
"b", da Lei 11.419/2006. A autenticidade do documento pode ser conferida no site ${link} informando o código verificador <b>${verifier}</b> e o
código CRC <b>${crc}</b>.</div>`,
      ),
      data: {
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJRR',
        courtDivision: '1ª Vara da Infância e da Juventude',
        district: 'Boa Vista',
        forum: null,
        state: 'RR',
        judgeName: 'Aluízio Peçanha Macuxi',
        guardians: [
          {
            name: 'YULIMAR DEL VALLE RONDÓN BRITO',
            cpf: aunt,
            rg: null,
            rgIssuer: null,
            nationality: 'venezuelana',
            maritalStatus: 'solteira',
            occupation: 'cozinheira',
            address: 'Abrigo Rondon 9, Rua Três Marias, 500, 13 de Setembro, Boa Vista/RR',
            relationship: 'tia materna',
            role: 'GUARDIAN',
          },
        ],
        wards: [
          {
            name: 'ORIANA VALENTINA RONDÓN SALAZAR',
            birthDate: born,
            cpf: girl,
            rg: null,
            placeOfBirth: null,
            filiation: ['Marisol del Carmen Rondón Brito'],
            role: 'WARD',
          },
        ],
        guardianName: 'YULIMAR DEL VALLE RONDÓN BRITO',
        guardianCpf: aunt,
        guardianRg: null,
        wardName: 'ORIANA VALENTINA RONDÓN SALAZAR',
        wardBirthDate: born,
        wardCpf: girl,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 120),
        validityText: '120 (cento e vinte) dias',
        powers,
        signedBy: ['ALUÍZIO PEÇANHA MACUXI'],
        signatureDate: `${issued}T12:15:00`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
        documentValidation: true,
      },
    }
  },
}
