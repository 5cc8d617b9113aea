import {
  addDays,
  addYears,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page, row } from '../blind-m.ts'

/** TJGO: a great-aunt has a boy for a year; captions beside values, the stamp says where to find the paper. */
export const layout: Layout = {
  name: 'blind-m-go-located',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(2, 14))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const [family, other] = families(random)
    const aunt = figure(random, 'f', family, 1958, 1970)
    const boy = figure(random, 'm', family, year(issued) - 10, year(issued) - 4)
    const mother = `Kamylla ${other}`
    const judge = random.pick(['Frederico Jaime Taveira', 'Eduardo Curado Perillo'])
    const number = docket(random, '5', year(decided), '09', '0093')
    const identity = random.digits(7)
    const code = `109${random.digits(23)}`
    const link = 'https://projudi.tjgo.jus.br/p'
    const address = `${aunt.street}, Qd. 12, Lt. ${random.int(2, 30)}, Setor ${aunt.quarter}, Jataí - GO, CEP: ${aunt.postcode}`
    const powers =
      'Prestar ao menor assistência material, moral e educacional, podendo opor-se a terceiros; não consentir em viagem ao exterior sem alvará; apresentá-lo à equipe técnica sempre que chamada'
    return {
      html: page(
        {
          font: 'DejaVu Sans',
          sizePt: 8.8,
          margin: '15mm 19mm',
          css: 'th{text-align:right;width:44mm;padding:.9mm 3mm .9mm 0;vertical-align:top;font-weight:bold} td{padding:.9mm 0} h4{margin:5mm 0 1mm;border-bottom:1px solid #000} .up{font-size:7pt;color:#444;margin-bottom:6mm}',
        },
        html`<div class="up">Tribunal de Justiça do Estado de Goiás<br>Documento Assinado e Publicado Digitalmente em ${moment(signedAt)}<br>Assinado por ${judge.toUpperCase()}<br>Localizar pelo código: ${code}, no endereço: ${link}</div>
<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DE GOIÁS</b><br>Comarca de Jataí<br>Juizado da Infância e da Juventude</p>
<p class="c b" style="font-size:12pt;margin:5mm 0">TERMO DE ENTREGA SOB GUARDA PROVISÓRIA</p>
<table>${row('Protocolo:', number)}${row('Natureza:', 'Guarda com Pedido de Liminar')}${row('Promovente:', aunt.name)}${row('Promovida:', mother)}</table>
<h4>Responsável</h4><table>${row('Guardiã:', aunt.name)}${row('Parentesco:', 'tia-avó paterna')}${row('Nacionalidade:', 'brasileira')}${row('Estado civil:', 'casada')}${row('Profissão:', 'servidora pública municipal')}${row('Cédula de identidade:', `${identity} - DGPC/GO`)}${row('CPF:', maskCpf(aunt.cpf))}${row('Endereço:', address)}</table>
<h4>Menor</h4><table>${row('Nome:', boy.name)}${row('Nascido em:', shortDate(boy.born))}${row('Local de nascimento:', 'Mineiros/GO')}${row('CPF:', maskCpf(boy.cpf))}${row('Filiação:', `${mother} e ${boy.father}`)}</table>
<h4>Guarda</h4><table>${row('Decisão concessiva:', shortDate(decided))}${row('Prazo:', '1 (um) ano')}${row('Obrigações e limites:', `${powers}.`)}</table>
<p class="j" style="margin-top:6mm">Pelo Juiz de Direito, Dr. ${judge}, foi entregue o menor à responsável, que recebeu o encargo e se comprometeu a cumpri-lo.</p>
<p class="r">Jataí, ${longDate(issued)}.</p>
<p class="c" style="margin-top:14mm">____________________________<br>Responsável</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE ENTREGA SOB GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda com Pedido de Liminar',
        court: 'TJGO',
        courtDivision: 'Juizado da Infância e da Juventude',
        district: 'Jataí',
        state: 'GO',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: identity,
            rgIssuer: 'DGPC/GO',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'servidora pública municipal',
            address,
            relationship: 'tia-avó paterna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Mineiros/GO',
            filiation: [mother, boy.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(issued, 1),
        validityText: '1 (um) ano',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
