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
import { alphanumeric, maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page } from '../blind-m.ts'

/** TJMT: a married couple, tutors of a nephew until his majority; a letter-like page with shaded headings. */
export const layout: Layout = {
  name: 'blind-m-mt-majority',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(8, 33))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family, other] = families(random)
    const man = figure(random, 'm', family, 1974, 1984)
    const woman = figure(random, 'f', other, 1976, 1988)
    const boy = figure(random, 'm', family, year(issued) - 15, year(issued) - 9)
    const judge = random.pick(['Anna Paula Gattass Freire', 'Emanuelle Rondon Siqueira'])
    const number = docket(random, '10', year(decided), '11', '0015')
    const [his, hers] = [rg(random), rg(random)]
    const code = `PD${alphanumeric(random, 10).toUpperCase()}`
    const link = 'https://clickjudapp.tjmt.jus.br'
    const address = `${man.street}, nº ${man.door}, ${man.quarter}, Sorriso/MT, CEP ${man.postcode}`
    const powers =
      'Aos tutores compete reger a pessoa do tutelado, velar por ele e gerir-lhe os bens; é-lhes defeso adquirir para si, ainda que por interposta pessoa, qualquer bem do menor'
    return {
      html: page(
        {
          font: 'Andika',
          sizePt: 9.8,
          margin: '15mm 20mm',
          css: 'h4{background:#e4e8ee;margin:4mm 0 1.5mm;padding:.6mm 2mm;font-size:9.8pt} dl{margin:0} dt{float:left;clear:left;width:40mm;color:#333} dd{margin:0 0 0 40mm;font-weight:bold}',
        },
        html`<p class="c"><b>ESTADO DE MATO GROSSO<br>PODER JUDICIÁRIO<br>VARA ÚNICA DA INFÂNCIA, JUVENTUDE E FAMÍLIA</b><br>COMARCA DE SORRISO</p>
<h3 class="c">TERMO DE NOMEAÇÃO DE TUTORES</h3>
<dl><dt>Número</dt><dd>${number}</dd><dt>Espécie</dt><dd>Tutela - Nomeação</dd><dt>Magistrada</dt><dd>Dra. ${judge}</dd><dt>Expedido em</dt><dd>${longDate(issued)}</dd><dt>Decisão</dt><dd>de ${shortDate(decided)}, id. ${random.digits(9)}</dd><dt>Vigência</dt><dd>até a maioridade</dd></dl>
<h4>Tutor</h4><dl><dt>Nome</dt><dd>${man.name}</dd><dt>Nacionalidade</dt><dd>brasileiro</dd><dt>Estado civil</dt><dd>casado</dd><dt>Profissão</dt><dd>operador de colheitadeira</dd><dt>RG / órgão</dt><dd>${his} SESP/MT</dd><dt>CPF</dt><dd>${maskCpf(man.cpf)}</dd><dt>Parentesco</dt><dd>tio paterno</dd><dt>Endereço</dt><dd>${address}</dd></dl>
<h4>Tutora</h4><dl><dt>Nome</dt><dd>${woman.name}</dd><dt>Nacionalidade</dt><dd>paraguaia</dd><dt>Estado civil</dt><dd>casada</dd><dt>Profissão</dt><dd>confeiteira</dd><dt>RG / órgão</dt><dd>${hers} SESP/MT</dd><dt>CPF</dt><dd>${maskCpf(woman.cpf)}</dd><dt>Endereço</dt><dd>${address}</dd></dl>
<h4>Tutelado</h4><dl><dt>Nome</dt><dd>${boy.name}</dd><dt>Nascimento</dt><dd>${shortDate(boy.born)}</dd><dt>Naturalidade</dt><dd>Nobres/MT</dd><dt>CPF</dt><dd>${maskCpf(boy.cpf)}</dd><dt>Filiação</dt><dd>${boy.father} e ${boy.mother}</dd></dl>
<h4>Atribuições</h4><p class="j">${powers}.</p>
<h4>Compromisso</h4><p class="j">Os tutores aceitam a nomeação e comprometem-se a exercê-la com probidade.</p>
<table style="margin-top:12mm"><tr><td class="c">______________________<br>Tutor</td><td class="c">______________________<br>Tutora</td></tr></table>
<p class="s c" style="margin-top:8mm">Assinado eletronicamente por: ${judge.toUpperCase()}, em ${moment(signedAt)}<br>Confira a autenticidade em ${link} com o código ${code}</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE NOMEAÇÃO DE TUTORES',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Tutela - Nomeação',
        court: 'TJMT',
        courtDivision: 'VARA ÚNICA DA INFÂNCIA, JUVENTUDE E FAMÍLIA',
        district: 'SORRISO',
        state: 'MT',
        judgeName: judge,
        guardians: [
          guardian(man.name, {
            cpf: man.cpf,
            rg: his,
            rgIssuer: 'SESP/MT',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'operador de colheitadeira',
            address,
            relationship: 'tio paterno',
          }),
          guardian(woman.name, {
            cpf: woman.cpf,
            rg: hers,
            rgIssuer: 'SESP/MT',
            nationality: 'paraguaia',
            maritalStatus: 'casada',
            occupation: 'confeiteira',
            address,
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Nobres/MT',
            filiation: [boy.father, boy.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(boy.born, 18),
        validityText: 'até a maioridade',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
