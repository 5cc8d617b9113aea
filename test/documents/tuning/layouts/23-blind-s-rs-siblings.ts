import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** TJRS on eproc: tutela of two orphaned siblings by an aunt, the class before the number, a stamp of long sentences. */
export const layout: Layout = {
  name: 'blind-s-rs-siblings',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(10, 40))
    const signedAt = `${addDays(issued, 1)}T17:26:05`
    const [family, other] = families(random)
    const aunt = citizen(random, 'f', other, 1978, 1986)
    const girl = citizen(random, 'f', family, 2010, 2012)
    const boy = citizen(random, 'm', family, 2014, 2016)
    const judge = judgeName(random, 'm')
    const number = caseOf(random, '50', year(decided), '21', '0010')
    const home = `${aunt.street}, Caxias do Sul/RS`
    const verifier = `100${random.digits(8)}v4`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const powers =
      'cabendo-lhe dirigir a educação dos tutelados, defendê-los, prestar-lhes alimentos e administrar seus bens sob a inspeção do Juízo'
    const signer = judge.toUpperCase()
    return {
      html: page(
        {
          font: 'Liberation Sans',
          sizePt: 10.5,
          margin: '15mm 22mm',
          css: '.box{border-top:.2mm solid #777;font-size:8pt;margin-top:16mm;padding-top:2mm}',
        },
        html`<p class="c"><b>Poder Judiciário do Estado do Rio Grande do Sul</b><br>1ª Vara de Família da Comarca de Caxias do Sul<br><span class="s">Rua Dr. Montaury, 2107 - Bairro: Madureira - CEP: 95020-190 - Fone: (54) 3000-0000 - Email: frcaxsul1vfam@tjrs.jus.br</span></p>
<p class="b" style="margin-top:7mm">TUTELA CÍVEL Nº ${number}/RS</p>
<table style="font-size:9.5pt"><tr><td style="width:32mm"><b>REQUERENTE</b></td><td>: ${aunt.name.toUpperCase()}</td></tr><tr><td><b>ADVOGADO(A)</b></td><td>: CÉSAR LUFT (OAB RS0${random.digits(5)})</td></tr></table>
<p class="c b" style="margin:8mm 0">TERMO DE COMPROMISSO DE TUTORA</p>
<p class="j">Aos ${longDate(issued)}, na sede deste Juízo, perante o Dr. ${judge}, Juiz de Direito, compareceu ${aunt.name}, brasileira, solteira, industriária, RG ${aunt.rg} SJS/RS, CPF ${maskCpf(aunt.cpf)}, residente e domiciliada na ${home}, tia paterna dos menores, nomeada por sentença de ${shortDate(decided)}, a fim de assumir, sob compromisso, o cargo de TUTORA de ${girl.name} e ${boy.name}, respectivamente nascidos em ${shortDate(girl.born)} e ${shortDate(boy.born)}, ambos filhos de ${girl.father} e de ${girl.mother}, já falecidos, até a maioridade, ${powers}.</p>
<p class="j">Do que, para constar, foi lavrado o presente termo por Ivone Pasqual, Oficial Escrevente.</p>
<div class="box"><p>Documento assinado eletronicamente por <b>${signer}, Juiz de Direito</b>, em ${shortDate(signedAt.slice(0, 10))}, às 17:26:05, conforme art. 1º, III, "b", da Lei 11.419/2006. A autenticidade do documento pode ser conferida no site ${link}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</p></div>
<p class="s" style="margin-top:8mm">${number} <span style="float:right">${verifier}</span></p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTORA',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA CÍVEL',
        court: 'TJRS',
        courtDivision: '1ª Vara de Família',
        district: 'Caxias do Sul',
        state: 'RS',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SJS/RS',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'industriária',
            address: home,
            relationship: 'tia paterna',
          }),
        ],
        wards: [girl, boy].map((one) =>
          ward(one.name, { birthDate: one.born, filiation: [girl.father, girl.mother] }),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(girl.born, 18),
        validityText: 'até a maioridade',
        powers,
        signedBy: [signer],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
