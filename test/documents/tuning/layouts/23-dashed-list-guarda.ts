import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Paraná on Projudi: particulars as a dashed list or run together with semicolons; the period under a caption of its own. */
export const layout: Layout = {
  name: 'dashed-list-guarda',
  type: 23,
  variants: ['dashes', 'semicolons'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'PR',
      tribunal: '16',
      cities: ['Toledo', 'Guarapuava', 'Castro'],
      minor: true,
      kin: true,
    })
    const { guardian, ward: minor, judge, clerk, city, g, w } = scene
    const dashes = variant === 'dashes'
    const occupation = dashes
      ? g('zeladora', 'caminhoneiro')
      : g('estudante universitária', 'representante comercial')
    const relationship = g('tia paterna', 'tio paterno')
    const title = dashes ? 'TERMO DE GUARDA JUDICIAL PROVISÓRIA' : 'TERMO DE COMPROMISSO DE GUARDA PROVISÓRIA'
    const division = dashes ? 'VARA DA INFÂNCIA E DA JUVENTUDE' : '1ª Vara de Família e Sucessões'
    const group = (size: number) => alphanumeric(random, size).toUpperCase()
    const code = `PJ${group(3)} ${group(5)} ${group(5)} ${group(5)}`
    const host = 'https://projudi.tjpr.jus.br/projudi/'
    const powers = `${g('A guardiã', 'O guardião')} assume a obrigação de manter ${w('a infante', 'o infante')} em sua companhia, provendo-lhe sustento, e de apresentá-l${w('a', 'o')} em Juízo sempre que determinado`
    const item = (label: string, value: string) => html`<div>- ${label}: ${value};</div>`
    const body = html`<p class="c">PODER JUDICIÁRIO DO ESTADO DO PARANÁ<br>${dashes ? html`COMARCA DE ${city.toUpperCase()}<br>${division} DE ${city.toUpperCase()} - PROJUDI` : html`Comarca da Região Metropolitana - Foro Regional de ${city}<br>${division}`}<br><span class="s">Rua Quinze de Agosto, 100 - Centro - ${city}/PR - CEP: 85.900-000 - Fone: (45) 3284-0000</span></p>
<p>Autos nº. ${scene.number}</p><p>${dashes ? 'Classe Processual: Guarda de Infância e Juventude' : 'Classe Processual: Procedimento Comum Cível'}<br>Assunto Principal: Guarda</p><h1>${title}</h1>
${
  dashes
    ? html`<p class="b">${g('GUARDIÃ', 'GUARDIÃO')}</p>${item('Nome', guardian.name)}${item('Profissão', occupation)}${item('Estado civil', guardian.maritalStatus)}${item('Nacionalidade', g('brasileira', 'brasileiro'))}${item('RG', `${guardian.rg} ${guardian.rgIssuer}`)}${item('CPF', maskCpf(guardian.cpf))}${item('Endereço', oneLine(guardian.address))}${item('Parentesco', relationship)}<p></p><p class="b">${w('GUARDANDA', 'GUARDANDO')}</p>${item('Nome', minor.name)}${item('Nascimento', shortDate(minor.birth))}${item('Filiação', `${minor.father} e ${minor.mother}`)}<p></p><p class="j">Na data de ${longDate(scene.issued)}, ${g('a guardiã', 'o guardião')} prestou compromisso, em razão da decisão do(a) Juiz(a) de Direito ${judge.name} de ${shortDate(scene.decided)} (mov. 15.1).</p><p>Vigência: 12 (doze) meses</p>`
    : html`<p class="j">GUARDI${g('Ã', 'ÃO')}: <b>${guardian.name.toUpperCase()}</b>; ${g('brasileira', 'brasileiro')}; ${guardian.maritalStatus}; ${occupation}; RG ${guardian.rg} ${guardian.rgIssuer}; CPF ${maskCpf(guardian.cpf)}; residente na ${oneLine(guardian.address)}; ${relationship}.</p><p class="j">CRIANÇA: <b>${minor.name.toUpperCase()}</b>; nascid${w('a', 'o')} em ${shortDate(minor.birth)}; natural de ${birthplace(minor)}; CPF ${maskCpf(minor.cpf)}; filh${w('a', 'o')} de ${minor.father} e ${minor.mother}.</p><p class="j">Tendo o(a) Dr(a). ${judge.name}, MM. Juiz(a) de Direito, concedido liminarmente a guarda em ${longDate(scene.decided)}, foi tomado o compromisso, que valerá por 3 (três) meses, improrrogáveis, a partir da assinatura.</p>`
}
<p class="j">${powers}.</p><p>${dashes ? html`Eu, ${clerk.name}, Técnica Judiciária, subscrevi.` : html`${city} – PR, ${longDate(scene.issued)}.`}</p><p class="c" style="margin-top:10mm">(assinado digitalmente)<br>${judge.name}<br>Juiz(a) de Direito</p>`
    const stamp = footStamp([
      'Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE',
      html`Validação deste em ${host} - Identificador: ${code}`,
    ])
    const months = dashes ? 12 : 3
    return {
      html: sheet(
        {
          font: dashes ? 'PT Sans' : 'Noto Serif',
          sizePt: 10.5,
          margin: '16mm 24mm 26mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PR'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: dashes ? 'Guarda de Infância e Juventude' : 'Procedimento Comum Cível',
        courtDivision: dashes ? `${division} DE ${city.toUpperCase()}` : division,
        district: dashes ? city.toUpperCase() : 'Região Metropolitana',
        forum: dashes ? null : `Foro Regional de ${city}`,
        judgeName: judge.name,
        guardians: [
          qualified(guardian, {
            name: dashes ? guardian.name : guardian.name.toUpperCase(),
            occupation,
            relationship,
          }),
        ],
        wards: [
          ward(dashes ? minor.name : minor.name.toUpperCase(), {
            birthDate: minor.birth,
            cpf: dashes ? null : minor.cpf,
            placeOfBirth: dashes ? null : birthplace(minor),
            filiation: [minor.father, minor.mother],
          }),
        ],
        expirationDate: addMonths(scene.issued, months),
        validityText: dashes ? '12 (doze) meses' : '3 (três) meses',
        powers,
        signedBy: [judge.name],
        verificationLink: host,
        verificationCode: code,
      }),
    }
  },
}
