import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Porto Alegre: a regional forum; `fica nomeada`, questions and answers, or an act of appointment with captions in a run. */
export const layout: Layout = {
  name: 'regional-forum-tutela',
  type: 23,
  variants: ['act', 'run-in'],
  print(random, variant) {
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '21')
    const family = familyName(random)
    const tutor = person(random, { uf: 'RS', family, bornFrom: 1955, bornTo: 1990 })
    const pupil = child(random, issued, 'RS', [4, 15], family)
    const judge = person(random, { gender: 'f' })
    const act = variant === 'act'
    const g = (feminine: string, masculine: string) => gendered(tutor, feminine, masculine)
    const w = (feminine: string, masculine: string) => gendered(pupil, feminine, masculine)
    const division = act ? '2ª VARA DE FAMÍLIA E SUCESSÕES' : '1ª Vara Cível'
    const forum = act ? 'FORO REGIONAL DO SARANDI IMAGINÁRIO' : 'Foro Regional da Tristeza Nova'
    const title = act ? 'TERMO DE NOMEAÇÃO DE TUTOR' : `Termo de Compromisso – ${g('Tutora', 'Tutor')}`
    const base =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const verifier = `1000${random.digits(8)}v${random.int(2, 9)}`
    const crc = hex(random, 8).toLowerCase()
    const relationship = g('irmã', 'irmão')
    const powers = act
      ? `O exercício da tutela compreende a representação ${w('da menor', 'do menor')} nos atos da vida civil, a percepção da pensão por morte e a administração dos bens herdados, com prestação de contas bienal`
      : `Fica ${g('a tutora autorizada', 'o tutor autorizado')} a receber o benefício previdenciário ${w('da tutelada', 'do tutelado')}, vedada a contratação de empréstimos em seu nome`
    const text = act
      ? html`<p class="j">Pela Exma. Sra. Juíza de Direito, Dra. ${judge.name}, foi dito que, na sentença de ${shortDate(decided)}, ${g('fica nomeada tutora', 'fica nomeado tutor')} de <b>${pupil.name.toUpperCase()}</b>, ${w('órfã', 'órfão')} de ${pupil.mother} e de ${pupil.father}, ${w('nascida', 'nascido')} em ${shortDate(pupil.birth)} na cidade de ${birthplace(pupil)}, RG ${pupil.rg}, CPF ${maskCpf(pupil.cpf)}, ${g('a Sra.', 'o Sr.')} <b>${tutor.name.toUpperCase()}</b>, ${relationship} ${w('da menor', 'do menor')}, ${tutor.maritalStatus}, ${tutor.occupation}, ${g('brasileira', 'brasileiro')}, CPF ${maskCpf(tutor.cpf)} e RG ${tutor.rg}/${tutor.rgIssuer.replace('/', '-')}, ${g('domiciliada', 'domiciliado')} na ${oneLine(tutor.address)}, que neste ato presta compromisso.</p><p class="j">${powers}.</p>`
      : html`<p class="j"><b>Compromissad${g('a', 'o')}:</b> ${tutor.name}. <b>Nacionalidade:</b> ${g('brasileira', 'brasileiro')}. <b>Estado civil:</b> ${tutor.maritalStatus}. <b>Profissão:</b> ${tutor.occupation}. <b>CPF:</b> ${maskCpf(tutor.cpf)}. <b>RG:</b> ${tutor.rg}. <b>Órgão emissor:</b> ${tutor.rgIssuer}. <b>Endereço:</b> ${oneLine(tutor.address)}.</p><p class="j"><b>Tutelad${w('a', 'o')}:</b> ${pupil.name}. <b>Nascimento:</b> ${shortDate(pupil.birth)}. <b>Naturalidade:</b> ${birthplace(pupil)}. <b>CPF:</b> ${maskCpf(pupil.cpf)}. <b>Filiação:</b> ${pupil.father} e ${pupil.mother}.</p><p class="j"><b>Nomeação:</b> decisão da Dra. ${judge.name}, de ${shortDate(decided)}, que concedeu a tutela provisória até o trânsito em julgado da ação de destituição do poder familiar.</p><p class="j">${powers}.</p><p class="j">${g('A compromissada', 'O compromissado')} jura bem desempenhar a tutela.</p>`
    const body = html`<p class="${act ? 'c' : ''} s">Estado do Rio Grande do Sul<br>Poder Judiciário</p><p class="${act ? 'c' : ''} b">${act ? html`COMARCA DE PORTO ALEGRE<br>${forum}<br>${division}` : html`${division} do ${forum} da Comarca de Porto Alegre`}</p>
<h1>${title}</h1>
<p class="s">${act ? html`TUTELA CÍVEL Nº ${number}/RS<br>TUTELANTE: ${tutor.name}<br>TUTELADO(A): ${pupil.name}` : html`Autos: ${number}<br>Objeto: pedido de tutela<br>Classe: Tutela de Urgência Antecedente<br>Autor(a): ${tutor.name}`}</p>
${text}<p>${act ? `Porto Alegre, ${longDate(issued)}.` : `Data do termo: ${shortDate(issued)}.`}</p>
<p class="e">Documento assinado eletronicamente por <b>${judge.name.toUpperCase()}, Juíza de Direito</b>, em ${shortDate(issued)}, às ${signedAt.slice(11)}, conforme art. 1º, III, "b", da Lei 11.419/2006. A autenticidade do documento pode ser conferida no site ${base}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</p>`
    return {
      html: sheet(
        {
          font: act ? 'Liberation Serif' : 'Open Sans',
          sizePt: act ? 12 : 10,
          margin: '18mm 24mm',
          css: 'h1{font-size:1.2em;text-align:center;margin:7mm 0}.e{font-size:.75em;border:1px solid #333;padding:2mm;margin-top:16mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        nature: act ? null : 'PROVISIONAL',
        caseNumber: number,
        caseClass: act ? 'TUTELA CÍVEL' : 'Tutela de Urgência Antecedente',
        court: 'TJRS',
        courtDivision: division,
        district: act ? 'PORTO ALEGRE' : 'Porto Alegre',
        forum,
        state: 'RS',
        judgeName: judge.name,
        guardians: [
          qualified(tutor, {
            name: act ? tutor.name.toUpperCase() : tutor.name,
            rgIssuer: act ? tutor.rgIssuer.replace('/', '-') : tutor.rgIssuer,
            relationship: act ? relationship : null,
          }),
        ],
        wards: [
          ward(act ? pupil.name.toUpperCase() : pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            rg: act ? pupil.rg : null,
            placeOfBirth: birthplace(pupil),
            filiation: act ? [pupil.mother, pupil.father] : [pupil.father, pupil.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: act ? null : 'até o trânsito em julgado da ação de destituição do poder familiar',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: base,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
