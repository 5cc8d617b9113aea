import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { blindQr, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page } from '../blind-m.ts'

/** TJPA: a framed page across, like a diploma; both parents share the guarda by an agreement. */
export const layout: Layout = {
  name: 'blind-m-pa-landscape',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(5, 28))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family, other] = families(random)
    const mother = figure(random, 'f', other, 1985, 1995)
    const father = figure(random, 'm', family, 1983, 1994)
    const girl = figure(random, 'f', family, year(issued) - 10, year(issued) - 3)
    const judge = random.pick(['Haroldo Guapindaia Maués', 'Newton Barata Salgado'])
    const number = docket(random, '08', year(decided), '14', '0051')
    const [hers, his] = [random.digits(7), random.digits(7)]
    const code = random.digits(28)
    const link = 'https://pje.tjpa.jus.br/pje/validar'
    const address = (one: typeof mother): string =>
      `${one.street}, ${one.door}, ${one.quarter}, Santarém/PA, CEP ${one.postcode}`
    const powers =
      'Os pais decidirão juntos sobre escola, saúde, religião e viagens, e nenhum deles mudará o domicílio da filha para outro município sem o consentimento do outro. A base de moradia será a casa materna'
    return {
      html: page(
        {
          font: 'Noto Sans',
          sizePt: 11.4,
          margin: '0',
          css: '@page{size:A4 landscape;margin:0} .f{margin:10mm;border:3px double #445;height:188mm;padding:8mm 12mm} .g{display:flex;gap:8mm} .g>div{flex:1;border-top:1px solid #445;padding-top:2mm} .e{display:flex;justify-content:space-between;align-items:flex-end;margin-top:6mm}',
        },
        html`<div class="f"><p class="c"><b>PODER JUDICIÁRIO — TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ</b><br>Comarca de Santarém · 5ª Vara Cível e Empresarial · Fórum Des. Ernesto Chaves</p>
<p class="c b" style="font-size:17pt;margin:4mm 0">TERMO DE GUARDA COMPARTILHADA</p>
<p class="c">Processo nº ${number} — Ação: Homologação de Acordo Extrajudicial</p>
<p class="j">A guarda de <b>${girl.name}</b>, CPF ${maskCpf(girl.cpf)}, nascida em ${shortDate(girl.born)}, em Monte Alegre/PA, filha de ${mother.name} e ${father.name}, cabe a partir desta data, em comum, aos guardiões abaixo, nos termos do acordo homologado por sentença de ${shortDate(decided)}, do Juiz de Direito ${judge}.</p>
<div class="g"><div><p class="b">Guardiã (mãe)</p><p>${mother.name}<br>brasileira, divorciada, nutricionista<br>RG ${hers} PC/PA · CPF ${maskCpf(mother.cpf)}<br>Endereço: ${address(mother)}</p></div><div><p class="b">Guardião (pai)</p><p>${father.name}<br>brasileiro, divorciado, mecânico naval<br>RG ${his} PC/PA · CPF ${maskCpf(father.cpf)}<br>Endereço: ${address(father)}</p></div></div>
<p class="j" style="margin-top:4mm">${powers}.</p>
<p class="c">Santarém, ${longDate(issued)}.</p>
<div class="e"><div>____________________________<br>Guardiã</div><div>____________________________<br>Guardião</div></div>
<div class="e"><div class="s">Assinado eletronicamente por: ${judge.toUpperCase()} - ${moment(signedAt)}<br>Confira a autenticidade em ${link}<br>Número do documento: ${code}</div>${blindQr(random.int(1, 90_000), 20)}</div></div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA COMPARTILHADA',
        kind: 'GUARDA',
        caseNumber: number,
        caseClass: 'Homologação de Acordo Extrajudicial',
        court: 'TJPA',
        courtDivision: '5ª Vara Cível e Empresarial',
        district: 'Santarém',
        forum: 'Fórum Des. Ernesto Chaves',
        state: 'PA',
        judgeName: judge,
        guardians: [
          guardian(mother.name, {
            cpf: mother.cpf,
            rg: hers,
            rgIssuer: 'PC/PA',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'nutricionista',
            address: address(mother),
            relationship: 'mãe',
          }),
          guardian(father.name, {
            cpf: father.cpf,
            rg: his,
            rgIssuer: 'PC/PA',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'mecânico naval',
            address: address(father),
            relationship: 'pai',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: girl.born,
            cpf: girl.cpf,
            placeOfBirth: 'Monte Alegre/PA',
            filiation: [mother.name, father.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
