import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'
import { written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

const initials = (name: string) =>
  name
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => `${word[0]}.`)
    .join(' ')

/** Secrecy: the child's and the parents' names are initials; the parties of the case block are, too. */
export const layout = termPages('new-under-secrecy', {
  initials(random) {
    const scene = termScene(random, { uf: 'DF', tribunal: '07', minor: true, keeper: 'f' })
    const { keeper, ward: child, judge } = scene
    const short = initials(child.name)
    const stamp = pjeStamp(random, scene, 'pje.tjdft.jus.br')
    const division = '2ª Vara da Infância e da Juventude do Distrito Federal'
    const title = 'TERMO DE GUARDA PROVISÓRIA'
    const powers =
      'A guardiã não poderá ausentar-se do Distrito Federal com a criança por mais de 15 dias sem autorização'
    const body = html`<p class="c">Poder Judiciário da União<br>TRIBUNAL DE JUSTIÇA DO DISTRITO FEDERAL E DOS TERRITÓRIOS<br>${division}</p><p>Número do processo: ${scene.number}<br>Classe judicial: GUARDA DE INFÂNCIA E JUVENTUDE (1420)<br>REQUERENTE: ${initials(keeper.name)}<br>REQUERIDO: ${initials(child.mother)}</p><p class="c">${title}</p><p class="j">Nesta data, por determinação d${of(judge)('a MM. Juíza', 'o MM. Juiz')} de Direito, ${of(judge)('Dra.', 'Dr.')} ${judge.name}, na decisão proferida em ${shortDate(scene.decided)}, é deferida a ${keeper.name}, ${keeper.occupation}, CPF ${maskCpf(keeper.cpf)}, com endereço na ${written(keeper.address)}, madrasta da criança, a guarda provisória de ${short}, ${of(child)('nascida', 'nascido')} em ${shortDate(child.birth)}, pelo prazo de 90 (noventa) dias. ${powers}.</p><p>Brasília/DF, ${longDate(scene.issued)}.</p><p style="margin-top:14mm">_____________________________<br>${keeper.name}</p><div class="s" style="margin-top:10mm">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      paper: { font: 'Open Sans', sizePt: 10.5, margin: '22mm 24mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        courtDivision: division,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            occupation: keeper.occupation,
            address: written(keeper.address),
            relationship: 'madrasta',
          }),
        ],
        wards: [ward(short, { birthDate: child.birth })],
        expirationDate: addDays(scene.issued, 90),
        validityText: '90 (noventa) dias',
        powers,
        ...stamp.read,
      },
    }
  },
  'no-cpf'(random) {
    const scene = termScene(random, { uf: 'RJ', tribunal: '19', minor: true, keeper: 'm' })
    const { keeper, ward: child, judge, at, clerk } = scene
    const short = initials(child.name)
    const division = 'Vara de Família, da Infância, da Juventude e do Idoso'
    const title = 'TERMO DE COMPROMISSO DE GUARDA'
    const body = html`<p class="c">Estado do Rio de Janeiro – Poder Judiciário<br>Comarca de ${at.city}<br>Cartório da ${division}</p><p>Processo: ${scene.number}<br>Classe/Assunto: Guarda - Guarda / Família</p><p class="c">${title}</p><p class="j">Em ${longDate(scene.issued)}, em cumprimento ao despacho d${of(judge)('a Juíza', 'o Juiz')} ${judge.name}, compareceu o Sr. ${keeper.name}, brasileiro, ${keeper.maritalStatus}, identidade ${keeper.rg}, ${keeper.rgIssuer}, padrasto, e assumiu o compromisso de guardar, educar e assistir ${short}, ${of(child)('nascida', 'nascido')} aos ${longDate(child.birth)}, bem e fielmente, sob as penas da lei. Eu, ${clerk.name}, matrícula 01/${random.digits(5)}, digitei.</p><p style="margin-top:14mm">_____________________________<br>${keeper.name}</p><p style="margin-top:12mm">_____________________________<br>${judge.name}<br>${of(judge)('Juíza', 'Juiz')} de Direito</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 12.5, margin: '25mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        caseClass: 'Guarda - Guarda / Família',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: 'brasileiro',
            maritalStatus: keeper.maritalStatus,
            relationship: 'padrasto',
          }),
        ],
        wards: [ward(short, { birthDate: child.birth })],
        decisionDate: null,
        signedBy: [keeper.name, judge.name],
      },
    }
  },
})
