import {
  addDays,
  addYears,
  dateInWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen, minor } from '../citizens.ts'
import { inOneLine, town } from '../towns.ts'

/** Paraná on Projudi: date in words, a tutor for an orphan, the system's line at the head of the page. */
export const layout: Layout = {
  name: 'paranaense-orphans',
  type: 23,
  variants: ['uncle', 'of-age'],
  print(random, variant) {
    const ofAge = variant === 'of-age'
    const { city } = town(random, 'PR')
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(5, 40))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '16')
    const tutor = citizen(random, 'PR', { gender: ofAge ? 'f' : 'm', born: [1965, 1985], family: 'Kowalski' })
    const pupil = minor(random, 'PR', issued, 'Kowalski', [5, 15])
    const judge = citizen(random, 'PR', { gender: 'm' })
    const division = `${random.int(1, 2)}ª VARA DE FAMÍLIA E SUCESSÕES, INFÂNCIA E JUVENTUDE`
    const title = 'TERMO DE COMPROMISSO DE TUTELA'
    const id =
      `PJ${alphanumeric(random, 3)} ${alphanumeric(random, 5)} ${alphanumeric(random, 5)} ${alphanumeric(random, 5)}`.toUpperCase()
    const site = 'https://projudi.tjpr.jus.br/projudi/'
    const kin = ofAge ? 'tia materna' : 'tio paterno'
    const powers = `Compete ${gendered(tutor, 'à tutora', 'ao tutor')} reger a pessoa ${gendered(pupil, 'da tutelada', 'do tutelado')}, velar por ${gendered(pupil, 'ela', 'ele')} e administrar-lhe os bens, sob a inspeção do juiz, na forma dos artigos 1.740 e seguintes do Código Civil`
    const stamp = html`<div class="pj">PROJUDI - Processo: ${number} - Ref. mov. ${random.int(20, 90)}.1 - Assinado digitalmente por ${judge.name}, em ${shortDate(signedAt.slice(0, 10))} ${signedAt.slice(11)}</div><div class="pr">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE. Validação deste em ${site} - Identificador: ${id}</div>`
    const body = html`<div class="c">${crest(16, '#1b5e20')}<br><b>PODER JUDICIÁRIO DO ESTADO DO PARANÁ<br>COMARCA DE ${city.toUpperCase()}<br>${division}</b><br><span class="s">Fórum Desembargador Ulisses Ventura</span></div><p class="c b" style="font-size:13pt;margin:7mm 0">${title}</p>
<p>Autos nº ${number}<br>Classe Processual: Tutela Cível<br>Assunto Principal: Nomeação</p>
<p class="j">Aos ${dateInWords(issued)}, nesta cidade e Comarca de ${city}, Estado do Paraná, perante o MM. Juiz de Direito, Dr. ${judge.name}, comigo Técnico Judiciário adiante assinado, compareceu ${gendered(tutor, 'a Sra.', 'o Sr.')} <b>${tutor.name}</b>, ${gendered(tutor, 'brasileira', 'brasileiro')}, ${tutor.maritalStatus}, ${tutor.occupation}, ${gendered(tutor, 'portadora', 'portador')} da C.I. RG nº ${tutor.rg} ${tutor.rgIssuer} e ${gendered(tutor, 'inscrita', 'inscrito')} no CPF/MF sob nº ${maskCpf(tutor.cpf)}, residente e ${gendered(tutor, 'domiciliada', 'domiciliado')} na ${inOneLine(tutor.address)}, ${kin} ${gendered(pupil, 'da menor', 'do menor')}, que aceitou o encargo de ${gendered(tutor, 'TUTORA', 'TUTOR')} ${gendered(pupil, 'da', 'do')} adolescente <b>${pupil.name}</b>, ${gendered(pupil, 'nascida', 'nascido')} em ${shortDate(pupil.birth)}, CPF ${maskCpf(pupil.cpf)}, ${gendered(pupil, 'filha', 'filho')} de ${pupil.father} e ${pupil.mother}, ambos falecidos, para o qual foi ${gendered(tutor, 'nomeada', 'nomeado')} por sentença datada de ${longDate(decided)}${ofAge ? `, até a maioridade ${gendered(pupil, 'da tutelada', 'do tutelado')}` : ''}, prometendo cumpri-lo com zelo e dedicação.</p>
<p class="j">${powers}.</p><p class="j">E, para constar, lavrou-se este termo, que lido e achado conforme, vai assinado.</p><div class="c" style="margin-top:14mm">______________________________<br>${gendered(tutor, 'Tutora', 'Tutor')}</div>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 11,
          margin: '20mm 24mm',
          stamp,
          css: '.pj,.pr{position:fixed;left:10mm;right:10mm;font-size:6.6pt}.pj{top:6mm}.pr{bottom:6mm;text-align:center}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Tutela Cível',
        court: 'TJPR',
        courtDivision: division,
        district: city.toUpperCase(),
        forum: 'Fórum Desembargador Ulisses Ventura',
        state: 'PR',
        judgeName: judge.name,
        guardians: [qualified(tutor, { address: inOneLine(tutor.address), relationship: kin })],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            filiation: [pupil.father, pupil.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: ofAge ? addYears(pupil.birth, 18) : null,
        validityText: ofAge ? `até a maioridade ${gendered(pupil, 'da tutelada', 'do tutelado')}` : null,
        powers,
        signedBy: [judge.name],
        signatureDate: signedAt,
        verificationLink: site,
        verificationCode: id,
      }),
    }
  },
}
