import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import {
  addDays,
  addMonths,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen, minor } from '../citizens.ts'
import { cell, GRID } from '../parts.ts'
import { inOneLine, town } from '../towns.ts'

/** Minas Gerais on PJe: a grid of captions, who is who by block, stamp at the foot. */
export const layout: Layout = {
  name: 'mineira-grid',
  type: 23,
  variants: ['grandmother', 'six-months'],
  print(random, variant) {
    const fixed = variant === 'six-months'
    const { city } = town(random, 'MG')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(1, 20))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '13')
    const keeper = citizen(random, 'MG', { gender: 'f', born: [1955, 1972] })
    const child = minor(random, 'MG', issued, 'Zanatta', [1, 13])
    const judge = citizen(random, 'MG', { gender: 'm' })
    const division = 'Vara Cível da Infância e da Juventude'
    const title = 'TERMO DE GUARDA PROVISÓRIA'
    const kin = fixed ? 'tia paterna' : 'avó materna'
    const link = 'https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(15))
    const powers =
      'O(a) guardião(ã) fica autorizado(a) a representar a criança perante estabelecimentos de ensino e de saúde e órgãos públicos, inclusive para fins previdenciários, não podendo mudar-se da comarca sem prévia comunicação a este Juízo'
    const stamp = footStamp([
      html`<span style="float:right">Num. ${random.digits(10)} - Pág. 1</span>`,
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      `${link}?x=${code}`,
      `Número do documento: ${code}`,
    ])
    const body = html`<table><tr><td style="width:18mm">${crest(15, '#7a1f1f')}</td><td><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br>Justiça de Primeira Instância<br>Comarca de ${city} / ${division}</td></tr></table>
<p class="c b" style="font-size:14pt;margin:6mm 0">${title}</p><table class="g"><tr>${cell('PROCESSO Nº', number)}${cell('CLASSE', '[CÍVEL] GUARDA DE INFÂNCIA E JUVENTUDE (1420)')}</tr><tr>${cell('ASSUNTO', '[Guarda]')}${cell('DATA DA DECISÃO', shortDate(decided))}</tr></table>
<p class="b">GUARDIÃ</p><table class="g"><tr>${cell('Nome', keeper.name, 2)}${cell('CPF', maskCpf(keeper.cpf))}</tr><tr>${cell('RG', `${keeper.rg} ${keeper.rgIssuer}`)}${cell('Nacionalidade', 'brasileira')}${cell('Estado civil', keeper.maritalStatus)}</tr><tr>${cell('Profissão', keeper.occupation)}${cell('Parentesco com a criança', kin, 2)}</tr><tr>${cell('Endereço', inOneLine(keeper.address), 3)}</tr></table>
<p class="b">CRIANÇA / ADOLESCENTE</p><table class="g"><tr>${cell('Nome', child.name, 2)}${cell('Data de nascimento', shortDate(child.birth))}</tr><tr>${cell('Naturalidade', birthplace(child))}${cell('Filiação', `${child.father} e ${child.mother}`, 2)}</tr></table>
<p class="j">O MM. Juiz de Direito, Dr. ${judge.name}, por decisão liminar de ${longDate(decided)}, deferiu a guarda provisória ${gendered(child, 'da', 'do')} menor acima à pessoa qualificada, ${fixed ? 'pelo prazo de 6 (seis) meses' : 'até o julgamento final do feito'}, que neste ato presta o compromisso de bem desempenhar o encargo.</p><p class="j">${powers}.</p><p>${city}, ${longDate(issued)}.</p><p class="c" style="margin-top:12mm">_______________________________<br>Guardiã</p>`
    return {
      html: sheet(
        { font: 'Go', sizePt: 10, margin: '15mm 18mm 30mm', stamp, css: `${GRID}${FOOT_CSS}` },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: '[CÍVEL] GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        court: 'TJMG',
        courtDivision: division,
        district: city,
        state: 'MG',
        judgeName: judge.name,
        guardians: [qualified(keeper, { address: inOneLine(keeper.address), relationship: kin })],
        wards: [
          ward(child.name, {
            birthDate: child.birth,
            placeOfBirth: birthplace(child),
            filiation: [child.father, child.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: fixed ? addMonths(issued, 6) : null,
        validityText: fixed ? '6 (seis) meses' : 'até o julgamento final do feito',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: `${link}?x=${code}`,
        verificationCode: code,
      }),
    }
  },
}
