import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { cnj, instant, kin, paper, surnames } from '../blind-p.ts'

/** TJSC, eproc: guarda with a view to adoption, two guardians, a child under secrecy with initials only. */
export const layout: Layout = {
  name: 'blind-p-sc-adoption',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(1, 12))
    const [family, other] = surnames(random)
    const one = kin(random, 'f', family, 1980, 1986)
    const two = kin(random, 'f', other, 1982, 1988)
    const child = kin(random, 'm', family, 2018, 2020)
    const initials = random.pick(['E. V. M.', 'B. H. S.', 'T. L. C.'])
    const judge = random.pick(['Fernando Zandoná Schappo', 'Guilherme Buzzi Luersen'])
    const number = cnj(random, '50', year(decided), '24', '0054')
    const signed = `${issued}T${officeTime(random)}`
    const verifier = `3100${random.digits(8)}v${random.int(2, 8)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const homes = [`${one.home}, Rio do Sul/SC`, `${two.home}, apto. 302, Rio do Sul/SC`] as const
    const powers =
      'As guardiãs poderão matricular a criança em creche, autorizar consultas e viajar com ela no território nacional, sendo vedada a saída do país sem autorização judicial'
    return {
      html: paper(
        {
          font: 'Andika',
          sizePt: 10,
          margin: '15mm 20mm',
          css: '.stamp{margin-top:14mm;font-size:8pt;border-top:2px solid #000;padding-top:2mm} li{margin-bottom:2mm;text-align:justify}',
        },
        html`<p class="c"><b>ESTADO DE SANTA CATARINA<br>PODER JUDICIÁRIO</b><br>Vara da Família, Infância e Juventude da Comarca de Rio do Sul</p>
<p><b>GUARDA DE INFÂNCIA E JUVENTUDE Nº ${number}/SC</b></p>
<p class="c b" style="font-size:12.5pt;margin:6mm 0">TERMO DE GUARDA PROVISÓRIA PARA FINS DE ADOÇÃO</p>
<p class="j">Às ${signed.slice(11, 13)} horas de ${longDate(issued)}, no Cartório, firmaram compromisso como guardiãs:</p>
<ol><li>${one.name}, brasileira, casada, arquiteta, RG ${one.rg}, SSP/SC, CPF ${maskCpf(one.cpf)}, com endereço na ${homes[0]};</li>
<li>${two.name}, argentina, casada, tradutora, CPF ${maskCpf(two.cpf)}, com endereço na ${homes[1]}.</li></ol>
<p class="j">A guarda é da criança ${initials}, nascida em ${shortDate(child.born)}, natural de Ibirama/SC, e foi deferida pelo Juiz de Direito ${judge} na decisão de ${shortDate(decided)}, pelo prazo de 90 (noventa) dias, correspondente ao estágio de convivência.</p>
<p class="j">${powers}.</p>
<p class="j">Acompanharam o ato a Promotora de Justiça Helga Trentini Voss e o assistente social Cristiano Deschamps, CRESS 8.214.</p>
<p class="j">As guardiãs juraram desempenhar bem e fielmente a missão.</p>
<div class="stamp">Documento eletrônico assinado por ${judge.toUpperCase()}, Juiz de Direito, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da autenticidade do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador ${verifier} e do código CRC ${crc}.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.toUpperCase()}<br>Data e Hora: ${instant(signed, ', às ')}</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA PARA FINS DE ADOÇÃO',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE',
        court: 'TJSC',
        courtDivision: 'Vara da Família, Infância e Juventude',
        district: 'Rio do Sul',
        state: 'SC',
        judgeName: judge,
        guardians: [
          guardian(one.name, {
            cpf: one.cpf,
            rg: one.rg,
            rgIssuer: 'SSP/SC',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'arquiteta',
            address: homes[0],
          }),
          guardian(two.name, {
            cpf: two.cpf,
            nationality: 'argentina',
            maritalStatus: 'casada',
            occupation: 'tradutora',
            address: homes[1],
          }),
        ],
        wards: [ward(initials, { birthDate: child.born, placeOfBirth: 'Ibirama/SC' })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 90),
        validityText: '90 (noventa) dias',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
