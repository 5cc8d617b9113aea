import { addDays, longDate, officeTime, randomDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { cnj, instant, kin, paper, surnames } from '../blind-p.ts'

/** TJRS, eproc: a wife is made provisional curator; a clerk signs, the judge is only named. */
export const layout: Layout = {
  name: 'blind-p-rs-interdiction',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(3, 20))
    const [family, other] = surnames(random)
    const wife = kin(random, 'f', family, 1962, 1970)
    const husband = kin(random, 'm', other, 1955, 1961)
    const judge = random.pick(['Cristiane Hauschild Perin', 'Betina Ruschel Dorneles'])
    const clerk = random.pick(['EDUARDO STEFFENS NOLL', 'JULIANO HECK VIEIRA'])
    const number = cnj(random, '50', year(issued), '21', '0019')
    const signed = `${issued}T${officeTime(random)}`
    const verifier = `1000${random.digits(7)}v${random.int(2, 6)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const home = `${wife.home}, em Novo Hamburgo/RS`
    const powers =
      'limitada a curatela aos atos de natureza patrimonial e negocial, vedada a contratação de empréstimos em nome do curatelado'
    return {
      html: paper(
        {
          font: 'Carlito',
          sizePt: 12,
          margin: '18mm 22mm',
          css: '.party{margin:0 0 1mm} .stamp{border-top:1px solid #555;margin-top:26mm;padding-top:2mm;font-size:9pt;text-align:justify} .stamp p{margin:0 0 1mm}',
        },
        html`<p class="c">Poder Judiciário<br><b>Tribunal de Justiça do Estado do Rio Grande do Sul</b><br><b>Vara de Família da Comarca de Novo Hamburgo</b></p>
<p class="c s">Rua Doutor Bayer, 30 - Bairro: Rio Branco - CEP: 93310-000 - Fone: (51) 3594-0000</p>
<p style="margin-top:7mm"><b>INTERDIÇÃO Nº ${number}/RS</b></p>
<p class="party"><b>AUTORA</b>: ${wife.name.toUpperCase()}</p><p class="party"><b>ADVOGADO(A)</b>: ROBERTA FICK SALDANHA (OAB RS071904)</p><p class="party"><b>RÉU</b>: ${husband.name.toUpperCase()}</p><p class="party"><b>LOCAL E DATA</b>: Novo Hamburgo, ${longDate(issued)}</p>
<h3 class="c" style="margin:9mm 0 6mm">TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA</h3>
<p class="j">Pelo presente, ${wife.name}, brasileira, casada, técnica em enfermagem, esposa, RG ${wife.rg.replaceAll('.', '')}, SJS/RS, CPF ${maskCpf(wife.cpf)}, residente na ${home}, aceita o encargo de curadora provisória de ${husband.name}, nascido em ${longDate(husband.born)}, CPF ${maskCpf(husband.cpf)}, e promete desempenhá-lo bem e fielmente.</p>
<p class="j">A nomeação consta da decisão do evento 11, de ${longDate(decided)}, da lavra da Juíza de Direito ${judge}, ${powers}.</p>
<p class="j">O compromisso vale até ulterior deliberação deste Juízo.</p>
<div class="stamp"><p>Documento eletrônico assinado por <b>${clerk}, Servidor de Secretaria</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.</p>
<p>Informações adicionais da assinatura:</p><p>Signatário (a): ${clerk}</p><p>Data e Hora: ${instant(signed, ', às ')}</p></div>
<p class="s" style="margin-top:8mm">${number} <span style="float:right">${verifier.replace('v', ' .V')}</span></p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO',
        court: 'TJRS',
        courtDivision: 'Vara de Família',
        district: 'Novo Hamburgo',
        state: 'RS',
        judgeName: judge,
        guardians: [
          guardian(wife.name, {
            cpf: wife.cpf,
            rg: wife.rg.replaceAll('.', ''),
            rgIssuer: 'SJS/RS',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'técnica em enfermagem',
            address: home,
            relationship: 'esposa',
          }),
        ],
        wards: [ward(husband.name, { birthDate: husband.born, cpf: husband.cpf })],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        signedBy: [clerk],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
