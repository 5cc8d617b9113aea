import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page } from '../blind-m.ts'

/** TJSC, eproc: a couple that will adopt; the child's name is starred because of secrecy. */
export const layout: Layout = {
  name: 'blind-m-sc-adoption',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(1, 6))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family, other] = families(random)
    const woman = figure(random, 'f', family, 1980, 1990)
    const man = figure(random, 'm', other, 1978, 1990)
    const child = figure(random, 'm', other, year(issued) - 6, year(issued) - 2)
    const starred = random.pick(['K**** R****** P******', 'H***** D** S*****'])
    const judge = random.pick(['Simone Büchele Ramlow', 'Iolanda Garbelotto Heil'])
    const number = docket(random, '50', year(decided), '24', '0020')
    const [hers, his] = [
      `${random.digits(1)}.${random.digits(3)}.${random.digits(3)}`,
      `${random.digits(1)}.${random.digits(3)}.${random.digits(3)}`,
    ]
    const verifier = `310${random.digits(9)}v${random.int(3, 8)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const address = `${man.street}, n. ${man.door}, ${man.quarter}, Criciúma/SC, CEP ${man.postcode}`
    const powers =
      'Os detentores da guarda responderão pela criação e pela educação do infante, deverão receber as visitas da equipe interdisciplinar e não poderão ausentar-se da Comarca por mais de quinze dias sem aviso'
    return {
      html: page(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '18mm 24mm',
          css: '.st{font-size:8.5pt;margin-top:10mm;padding-top:2mm;border-top:1px solid #000}',
        },
        html`<p class="c b">ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA<br>Vara da Infância e Juventude e Anexos da Comarca de Criciúma</p>
<p class="c s">Av. dos Mineiros Velhos, 400 - Bairro: Milanese - CEP: 88804-000 - Fone: (48) 3000-2000</p>
<p class="b" style="margin:6mm 0 1mm">ADOÇÃO Nº ${number}/SC</p><p class="s">REQUERENTE: SEGREDO DE JUSTIÇA<br>REQUERIDO: SEGREDO DE JUSTIÇA</p>
<p class="c b" style="font-size:13pt;margin:7mm 0">TERMO DE GUARDA PARA FINS DE ADOÇÃO</p>
<p class="j">Pelo presente, ficam ${woman.name}, brasileira, em união estável, arquiteta, portadora da cédula de identidade n. ${hers}-SSP/SC e do CPF n. ${maskCpf(woman.cpf)}, e ${man.name}, brasileiro, em união estável, analista de sistemas, portador da cédula de identidade n. ${his}-SSP/SC e do CPF n. ${maskCpf(man.cpf)}, residentes e domiciliados na ${address}, investidos na guarda provisória da criança <b>${starred}</b>, nascida em ${shortDate(child.born)}, conforme decisão prolatada em ${shortDate(decided)} pela MMa. Juíza de Direito, Dra. ${judge}, durante o estágio de convivência.</p>
<p class="j">${powers}.</p>
<p class="j">Esta guarda é deferida até ulterior deliberação judicial e pode ser revogada a qualquer tempo.</p>
<p class="r" style="margin-top:6mm">Criciúma, ${longDate(issued)}.</p>
<table style="margin-top:14mm"><tr><td class="c">________________________<br>Guardiã</td><td class="c">________________________<br>Guardião</td></tr></table>
<div class="st">Documento eletrônico assinado por <b>${judge.toUpperCase()}, Juíza de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade</b> do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br>Signatário (a): ${judge.toUpperCase()}<br>Data e Hora: ${moment(signedAt, ', às ')}</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PARA FINS DE ADOÇÃO',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'ADOÇÃO',
        court: 'TJSC',
        courtDivision: 'Vara da Infância e Juventude e Anexos',
        district: 'Criciúma',
        state: 'SC',
        judgeName: judge,
        guardians: [
          guardian(woman.name, {
            cpf: woman.cpf,
            rg: hers,
            rgIssuer: 'SSP/SC',
            nationality: 'brasileira',
            maritalStatus: 'em união estável',
            occupation: 'arquiteta',
            address,
          }),
          guardian(man.name, {
            cpf: man.cpf,
            rg: his,
            rgIssuer: 'SSP/SC',
            nationality: 'brasileiro',
            maritalStatus: 'em união estável',
            occupation: 'analista de sistemas',
            address,
          }),
        ],
        wards: [ward(starred, { birthDate: child.born })],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação judicial',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
