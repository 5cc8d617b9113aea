import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page } from '../blind-m.ts'

/** TJRS, eproc: an uncle is tutor of two orphans; headings above short paragraphs. */
export const layout: Layout = {
  name: 'blind-m-rs-uncle',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(6, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family] = families(random)
    const uncle = figure(random, 'm', family, 1970, 1985)
    const boy = figure(random, 'm', family, year(issued) - 8, year(issued) - 5)
    const girl = figure(random, 'f', family, year(issued) - 13, year(issued) - 10)
    const judge = random.pick(['Cristiane Hoffmeister Dal Prá', 'Vivian Marder Collares'])
    const number = docket(random, '500', year(decided), '21', '0013')
    const identity = random.digits(10)
    const verifier = `100${random.digits(8)}v${random.int(2, 9)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const address = `Linha São Roque, s/nº, interior, Erechim/RS, CEP ${uncle.postcode}`
    const powers =
      'Incumbe ao tutor dirigir a educação dos pupilos, defendê-los e prestar-lhes alimentos, bem como receber as pensões que lhes couberem. Os imóveis dos menores não poderão ser vendidos nem arrendados sem prévia avaliação e autorização judicial'
    return {
      html: page(
        {
          font: 'Liberation Sans',
          sizePt: 10,
          margin: '15mm 20mm',
          css: 'h4{margin:5mm 0 1mm;font-size:9pt;letter-spacing:.5px} .st{margin-top:10mm;padding:2mm;border:1px solid #888;font-size:8pt}',
        },
        html`<p class="c">Poder Judiciário<br><b>JUSTIÇA ESTADUAL</b><br>Tribunal de Justiça do Estado do Rio Grande do Sul<br>Vara de Família e Sucessões da Comarca de Erechim</p>
<p class="c s">Rua Clementina Bossi, 77 - Bairro: Centro - CEP: 99700-000 - Fone: (54) 3000-1000</p>
<p style="margin-top:6mm"><b>TUTELA CÍVEL Nº ${number}/RS</b></p>
<p>REQUERENTE: ${uncle.name.toUpperCase()}<br>ADVOGADO(A): DARLAN PIEROZAN FOCHESATTO (OAB RS0${random.digits(5)})<br>REQUERIDO: JUSTIÇA PÚBLICA</p>
<p class="c b" style="font-size:13pt;margin:7mm 0">TERMO DE COMPROMISSO DE TUTOR</p>
<h4>DATA E LOCAL</h4><p>${longDate(issued)}, Erechim</p>
<h4>TUTOR</h4><p class="j">${uncle.name}, brasileiro, solteiro, agricultor, identidade ${identity}, SJS/RS, CPF ${maskCpf(uncle.cpf)}, tio paterno dos pupilos, com endereço na ${address}.</p>
<h4>PUPILOS</h4><p>1) ${boy.name}, nascido em ${shortDate(boy.born)}, CPF ${maskCpf(boy.cpf)};<br>2) ${girl.name}, nascida em ${shortDate(girl.born)}, CPF ${maskCpf(girl.cpf)};<br>ambos filhos de ${boy.father} e ${boy.mother}, já falecidos.</p>
<h4>NOMEAÇÃO</h4><p>Sentença de ${shortDate(decided)}, evento ${random.int(21, 60)}, da lavra da Exma. Juíza de Direito Dra. ${judge}.</p>
<h4>ENCARGO</h4><p class="j">${powers}.</p>
<h4>ACEITAÇÃO</h4><p class="j">O tutor acima qualificado promete bem e fielmente desempenhar a tutela, sob as penas da lei.</p>
<p style="margin-top:12mm">Assinatura do tutor: ______________________________</p>
<div class="st">Documento eletrônico assinado por <b>${judge.toUpperCase()}, Juíza de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade</b> do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.toUpperCase()}<br>Data e Hora: ${moment(signedAt, ', às ')}</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTOR',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA CÍVEL',
        court: 'TJRS',
        courtDivision: 'Vara de Família e Sucessões',
        district: 'Erechim',
        state: 'RS',
        judgeName: judge,
        guardians: [
          guardian(uncle.name, {
            cpf: uncle.cpf,
            rg: identity,
            rgIssuer: 'SJS/RS',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'agricultor',
            address,
            relationship: 'tio paterno',
          }),
        ],
        wards: [boy, girl].map(({ name, born, cpf }) =>
          ward(name, { birthDate: born, cpf, filiation: [boy.father, boy.mother] }),
        ),
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
