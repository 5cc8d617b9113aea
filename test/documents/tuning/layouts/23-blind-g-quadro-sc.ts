import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-quadro-sc',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2024, '24')
    const issued = randomDate(random, 2024, 2025)
    const decided = addDays(issued, -1)
    const [father, a, b] = [cpf(random), cpf(random), cpf(random)]
    const born = '2021-06-09'
    const verifier = `3100${random.digits(8)}v2`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const row = (caption: string, value: string) => html`<tr><th>${caption}</th><td>${value}</td></tr>`
    const child = (name: string, id: string) => ({
      name,
      birthDate: born,
      cpf: id,
      rg: null,
      placeOfBirth: 'Rio do Sul/SC',
      filiation: ['Janaína Probst Vendrami', 'Diogo Felipe Zonta'],
      role: 'WARD',
    })
    const powers =
      'O guardião poderá praticar todos os atos necessários ao cuidado diário das crianças, inclusive matrícula escolar e autorização para tratamento de saúde. Viagens para fora do Estado dependem de autorização judicial'
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9.5,
          css: `.h { display: flex; justify-content: space-between; align-items: center; border-bottom: .8mm solid #7b1113; padding-bottom: 3mm } .h p { margin: 0 }
h1 { font-size: 14pt; color: #7b1113; margin: 6mm 0 1mm } .two { columns: 2; column-gap: 8mm; margin-top: 5mm } .two > div { break-inside: avoid } h3 { font-size: 9.5pt; margin: 0 0 1mm; background: #f3e3e3; padding: 1mm 2mm }
th { text-align: left; font-weight: normal; color: #555; width: 27mm; vertical-align: top; padding: .5mm 2mm } td { vertical-align: top; padding: .5mm 0 } .st { font-size: 7.5pt; background: #f4f4f4; padding: 3mm; margin-top: 10mm }`,
        },
        html`<div class="h"><div><p>ESTADO DE SANTA CATARINA</p><p class="b">TRIBUNAL DE JUSTIÇA</p><p>Vara da Família, Infância, Juventude, Idoso,
Órfãos e Sucessões da Comarca de Rio do Sul</p></div>${crest(17, '#7b1113')}</div>
<h1>Termo de Guarda e Responsabilidade</h1><p>GUARDA DE FAMÍLIA Nº ${number}/SC · Segredo de Justiça</p>
<div class="two"><div><h3>Guardião nomeado</h3><table>${row('Nome', 'Ivo Probst')}${row('Vínculo', 'avô materno')}${row('CPF', maskCpf(father))}${row('RG', '2.904.117 – SESP/SC')}${row('Nacionalidade', 'Brasileiro')}${row('Estado civil', 'Viúvo')}${row('Ocupação', 'Torneiro mecânico')}${row('Endereço', 'Estrada Blumenau, 4410, casa dos fundos, Bairro Bremer, Rio do Sul/SC, CEP 89161-000')}</table></div>
<div><h3>Crianças (gêmeas)</h3><table>${row('Nome', 'Lívia Probst Zonta')}${row('CPF', maskCpf(a))}${row('Nome', 'Helena Probst Zonta')}${row('CPF', maskCpf(b))}${row('Nascidas em', shortDate(born))}${row('Naturais de', 'Rio do Sul/SC')}${row('Mãe', 'Janaína Probst Vendrami')}${row('Pai', 'Diogo Felipe Zonta')}</table></div></div>
<div class="j" style="margin-top:6mm"><p>O Juiz de Direito Dr. Otto Emílio Baumgarten Neto, nos autos acima, por decisão do dia ${shortDate(decided)}
(Evento 12), concedeu em caráter provisório a guarda das crianças acima qualificadas ao guardião nomeado, que presta neste ato o compromisso de
bem cumprir os deveres inerentes ao encargo.</p><p>${powers}.</p><p>O compromisso vigora pelo prazo de 1 (um) ano, contado deste termo. Nova avaliação
psicossocial em 90 dias.</p><p>Rio do Sul, ${longDate(issued)}.</p></div>
<div class="st"><p>Documento eletrônico assinado por OTTO EMILIO BAUMGARTEN NETO, Juiz de Direito, na forma do artigo 1º, inciso III, da Lei 11.419, de 19
de dezembro de 2006. A conferência da autenticidade do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do
código verificador ${verifier} e do código CRC ${crc}.</p><p>Informações adicionais da assinatura:<br>Signatário (a): OTTO EMILIO BAUMGARTEN
NETO<br>Data e Hora: ${shortDate(issued)}, às 18:3:27</p><p>${number} &nbsp; ${verifier.replace('v2', ' .V2')}</p></div>`,
      ),
      data: {
        documentTitle: 'Termo de Guarda e Responsabilidade',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'GUARDA DE FAMÍLIA',
        court: 'TJSC',
        courtDivision: 'Vara da Família, Infância, Juventude, Idoso, Órfãos e Sucessões',
        district: 'Rio do Sul',
        forum: null,
        state: 'SC',
        judgeName: 'Otto Emílio Baumgarten Neto',
        guardians: [
          {
            name: 'Ivo Probst',
            cpf: father,
            rg: '2.904.117',
            rgIssuer: 'SESP/SC',
            nationality: 'Brasileiro',
            maritalStatus: 'Viúvo',
            occupation: 'Torneiro mecânico',
            address: 'Estrada Blumenau, 4410, casa dos fundos, Bairro Bremer, Rio do Sul/SC, CEP 89161-000',
            relationship: 'avô materno',
            role: 'GUARDIAN',
          },
        ],
        wards: [child('Lívia Probst Zonta', a), child('Helena Probst Zonta', b)],
        guardianName: 'Ivo Probst',
        guardianCpf: father,
        guardianRg: '2.904.117',
        wardName: 'Lívia Probst Zonta',
        wardBirthDate: born,
        wardCpf: a,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: `${Number(issued.slice(0, 4)) + 1}${issued.slice(4)}`,
        validityText: '1 (um) ano',
        powers,
        signedBy: ['OTTO EMILIO BAUMGARTEN NETO'],
        signatureDate: `${issued}T18:03:27`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
        documentValidation: true,
      },
    }
  },
}
