import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, breakCheckDigit, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen } from '../citizens.ts'
import { asClerksWrite, town } from '../towns.ts'

/** Rio de Janeiro: a computer form with an authentication code under the title, ward before curator. */
export const layout: Layout = {
  name: 'carioca-final-curator',
  type: 23,
  variants: ['sister', 'wrong-cpf'],
  print(random, variant) {
    const wrong = variant === 'wrong-cpf'
    const { city } = town(random, 'RJ')
    const issued = randomDate(random, 2018, 2024)
    const decided = addDays(issued, -random.int(20, 80))
    const number = caseNumber(random, year(decided) - 1, '19')
    const made = citizen(random, 'RJ', { gender: 'f', born: [1960, 1985] })
    const curator = wrong ? { ...made, cpf: breakCheckDigit(made.cpf) } : made
    const curatee = citizen(random, 'RJ', { gender: 'm', born: [1960, 1985] })
    const judge = citizen(random, 'RJ', { gender: 'm' })
    const division = `${random.int(1, 4)}ª Vara de Família`
    const title = 'TERMO DE CURATELA'
    const code =
      `4${alphanumeric(random, 3)}.${alphanumeric(random, 4)}.${alphanumeric(random, 4)}.${alphanumeric(random, 4)}`.toUpperCase()
    const powers =
      'À curadora incumbe representar o curatelado nos atos da vida civil de conteúdo patrimonial, receber seus proventos e zelar por seu tratamento, não podendo, sem autorização judicial, contrair obrigações ou dispor de seus bens'
    const body = html`<table><tr><td style="width:18mm">${crest(15, '#333')}</td><td>Estado do Rio de Janeiro<br><b>Poder Judiciário<br>Tribunal de Justiça</b><br>Comarca de ${city}<br>Cartório da ${division}<br><span class="s">Av. dos Tribunais, s/nº - Centro - ${city} - RJ &nbsp; e-mail: ${city.slice(0, 3).toLowerCase()}fam@tjrj.jus.br</span></td></tr></table><hr>
<p class="c b" style="font-size:14pt;margin:5mm 0">${title}</p><p>Processo: <b>${number}</b><br>Classe/Assunto: <b>Interdição - Tutela e Curatela / Nomeação</b></p>
<p class="j">O MM. Juiz de Direito, Dr. ${judge.name}, FAZ SABER que, por sentença de ${shortDate(decided)}, transitada em julgado, foi decretada a curatela definitiva de <b>${curatee.name.toUpperCase()}</b>, brasileiro, solteiro, nascido em ${shortDate(curatee.birth)}, RG nº ${curatee.rg}, CPF nº ${maskCpf(curatee.cpf)}, filho de ${curatee.mother}, tendo sido nomeada CURADORA sua irmã <b>${curator.name.toUpperCase()}</b>, ${gendered(curator, 'brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, RG nº ${curator.rg}, expedido pelo ${curator.rgIssuer}, CPF nº ${maskCpf(curator.cpf)}, residente na ${asClerksWrite(curator.address)}, que neste ato assume o encargo, prometendo bem e fielmente cumpri-lo.</p>
<p class="j">${powers}.</p><p>${city}, ${longDate(issued)}.</p><div style="margin-top:16mm" class="c">_____________________________________<br>${judge.name} - Juiz Titular</div><div style="margin-top:14mm" class="c">_____________________________________<br>${curator.name.toUpperCase()}</div>
<p class="c" style="margin-top:14mm">Código de Autenticação: <b>${code}</b><br><span class="s">Este código pode ser verificado em: www.tjrj.jus.br – Serviços – Validação de documentos</span></p>`
    return {
      html: sheet({ font: 'Go Mono', sizePt: 9.8, margin: '15mm 20mm' }, body),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição - Tutela e Curatela / Nomeação',
        court: 'TJRJ',
        courtDivision: division,
        district: city,
        state: 'RJ',
        judgeName: judge.name,
        guardians: [
          qualified(curator, {
            name: curator.name.toUpperCase(),
            address: asClerksWrite(curator.address),
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            filiation: [curatee.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name, curator.name.toUpperCase()],
        verificationLink: 'www.tjrj.jus.br',
        verificationCode: code,
        documentValidation: !wrong,
      }),
    }
  },
}
