import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Rondônia, secrecy of justice: the child by initials with a date, or everybody by initials and no documents at all. */
export const layout: Layout = {
  name: 'sealed-names-guarda',
  type: 23,
  variants: ['child', 'everybody'],
  print(random, variant) {
    const city = random.pick(['Ji-Paraná', 'Vilhena', 'Ariquemes'])
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '22')
    const family = familyName(random)
    const keeper = person(random, { uf: 'RO', gender: 'f', family, bornTo: 1985 })
    const minor = child(random, issued, 'RO', [2, 12], family)
    const judge = person(random, { gender: 'm' })
    const onlyChild = variant === 'child'
    const w = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const initials = (name: string) =>
      name
        .split(' ')
        .map((word) => word.replace(/^[dD]'/, ''))
        .filter((word) => /^[A-ZÀ-Ý]/.test(word))
        .map((word) => `${word[0]}.`)
        .join(' ')
    const division = onlyChild ? '2º Juizado da Infância e Juventude' : '1ª VARA CÍVEL'
    const title = onlyChild ? 'TERMO DE ENTREGA SOB GUARDA' : 'TERMO DE GUARDA'
    const code = pjeNumber(signedAt, random.digits(14))
    const link = `https://pjepg.tjro.jus.br:443/Processo/ConsultaDocumento/listView.seam?nd=${code}`
    const powers = onlyChild
      ? 'O descumprimento dos deveres de sustento, guarda e educação acarretará a revogação da medida, ficando a responsável sujeita às sanções do art. 249 do ECA'
      : `com direito de opor-se a terceiros, inclusive aos pais, e com o dever de informar ao Juízo qualquer mudança de endereço`
    const named = onlyChild ? keeper.name : initials(keeper.name)
    const stamp = footStamp([
      `Número do documento: ${code}`,
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      link,
      html`<span style="float:right">Num. ${random.digits(8)} - Pág. 1</span>`,
    ])
    const body = html`<p class="c">PODER JUDICIÁRIO DO ESTADO DE RONDÔNIA<br>${onlyChild ? html`${city} - ${division}` : html`COMARCA DE ${city.toUpperCase()} - ${division}`}<br><span class="s">Avenida da Justiça Fictícia, 100, ${city}/RO - e-mail: cpe@vara.exemplo.jus.br</span></p>
<p class="r b">SEGREDO DE JUSTIÇA</p>
<p>Processo n. ${number}<br>Classe: ${onlyChild ? 'Guarda de Infância e Juventude' : 'Guarda de Família'}<br>REQUERENTE: ${initials(keeper.name)}<br>REQUERIDO: ${initials(minor.father)}</p>
<h1>${title}</h1>
${
  onlyChild
    ? html`<p class="j">Aos ${longDate(issued)}, por ordem do MM. Juiz ${judge.name}, entrego a ${keeper.name}, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, documento de identidade n. ${keeper.rg}, ${keeper.rgIssuer}, inscrita no CPF sob o n. ${maskCpf(keeper.cpf)}, residente à ${oneLine(keeper.address)}, sob guarda provisória, ${w('a infante', 'o infante')} ${initials(minor.name)}, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, ${w('filha', 'filho')} de ${initials(minor.mother)} e ${initials(minor.father)}, nos termos da decisão de ${shortDate(decided)}.</p><p class="j">${powers}.</p>`
    : html`<p class="j">Em ${longDate(issued)}, nos autos acima, foi concedida a ${named}, tia paterna, brasileira, ${keeper.occupation}, a guarda de ${initials(minor.name)}, por sentença transitada em julgado, proferida pelo MM. Juiz ${judge.name} em ${shortDate(decided)}, ${powers}.</p>`
}
<p class="j">Do que, para constar, lavrou-se este termo.</p><p style="margin-top:12mm">_______________________________<br>Responsável</p>`
    return {
      html: sheet(
        {
          font: onlyChild ? 'Liberation Sans' : 'Carlito',
          sizePt: 11.5,
          margin: '18mm 26mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:1.15em;text-align:center;margin:7mm 0} .j{text-indent:14mm}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: onlyChild ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: onlyChild ? 'Guarda de Infância e Juventude' : 'Guarda de Família',
        court: 'TJRO',
        courtDivision: division,
        district: onlyChild ? city : city.toUpperCase(),
        state: 'RO',
        judgeName: judge.name,
        guardians: [
          onlyChild
            ? qualified(keeper)
            : guardian(named, {
                nationality: 'brasileira',
                occupation: keeper.occupation,
                relationship: 'tia paterna',
              }),
        ],
        wards: [
          onlyChild
            ? ward(initials(minor.name), {
                birthDate: minor.birth,
                filiation: [initials(minor.mother), initials(minor.father)],
              })
            : ward(initials(minor.name)),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
