import { longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'
import { written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** Two people in one breath: their births or their CPFs follow, `respectivamente`. */
export const layout = termPages('new-respectively', {
  births(random) {
    const scene = termScene(random, { uf: 'SC', tribunal: '24', minor: true, keeper: 'f' })
    const { keeper, ward: first, sibling: second, judge, at, lawyer } = scene
    const stamp = eprocStamp(random, scene, 'eproc1g.tjsc.jus.br')
    const division = 'Vara da Família, Infância e Juventude'
    const title = 'TERMO DE TUTELA'
    const powers =
      'A tutora responderá pelos bens dos pupilos e não poderá, mesmo com autorização judicial, adquiri-los para si'
    const body = html`<p class="c">Poder Judiciário<br>JUSTIÇA ESTADUAL<br>Tribunal de Justiça do Estado de Santa Catarina<br>${division} da Comarca de ${at.city}</p><p>TUTELA CÍVEL Nº ${scene.number}/SC</p><p>REQUERENTE: MINISTÉRIO PÚBLICO DO ESTADO DE SANTA CATARINA<br>ADVOGADO: ${lawyer.name} (OAB SC0${random.digits(5)})</p><p class="c">${title}</p><p class="j">Perante ${of(judge)('a Juíza de Direito', 'o Juiz de Direito')} ${judge.name}, compareceu ${keeper.name}, ${keeper.occupation}, ${keeper.maritalStatus}, CPF ${maskCpf(keeper.cpf)}, residente na ${written(keeper.address, 'short')}, nomeada tutora de ${first.name} e ${second.name}, nascidos em ${shortDate(first.birth)} e ${shortDate(second.birth)}, inscritos no CPF sob os números ${maskCpf(first.cpf)} e ${maskCpf(second.cpf)}, respectivamente, filhos de ${first.mother}, falecida, pela sentença de ${shortDate(scene.decided)}. ${powers}.</p><p>Data: ${shortDate(scene.issued)}.</p><div class="s" style="margin-top:10mm">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    const kid = (one: typeof first) =>
      ward(one.name, { birthDate: one.birth, cpf: one.cpf, filiation: [first.mother] })
    return {
      paper: { font: 'Liberation Sans', sizePt: 11, margin: '22mm 24mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'TUTELA',
        caseClass: 'TUTELA CÍVEL',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: written(keeper.address, 'short'),
          }),
        ],
        wards: [kid(first), kid(second)],
        powers,
        ...stamp.read,
      },
    }
  },
  curators(random) {
    const scene = termScene(random, {
      uf: 'BA',
      tribunal: '05',
      minor: false,
      keeper: 'f',
      ward: 'm',
      old: true,
    })
    const { keeper, other, ward: curatee, judge, at, clerk } = scene
    const division = '4ª Vara de Família'
    const title = 'Termo de Compromisso de Curadores'
    const powers =
      'Os curadores ficam dispensados de prestar caução e obrigados a apresentar contas todo mês de dezembro'
    const body = html`<p class="c">PODER JUDICIÁRIO DO ESTADO DA BAHIA<br>COMARCA DE ${at.city.toUpperCase()}<br>${division.toUpperCase()}</p><p class="c" style="font-size:14pt">${title}</p><p>Processo: ${scene.number} &#160;&#160; Classe: CURATELA</p><p class="j">São curadores definitivos de ${curatee.name}, CPF ${maskCpf(curatee.cpf)}, nascido em ${longDate(curatee.birth)}, o filho ${other.name} e a sobrinha ${keeper.name}, inscritos, respectivamente, nos CPFs ${maskCpf(other.cpf)} e ${maskCpf(keeper.cpf)}, nomeados por decisão definitiva de ${longDate(scene.decided)}, d${of(judge)('a Juíza', 'o Juiz')} ${judge.name}. ${powers}.</p><p>${at.city}, ${longDate(scene.issued)}. Eu, ${clerk.name}, Diretor de Secretaria, o digitei.</p><p style="margin-top:14mm">__________________________<br>${other.name}</p><p style="margin-top:10mm">__________________________<br>${keeper.name}</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 12.5, margin: '26mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'CURATELA',
        courtDivision: division.toUpperCase(),
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [
          guardian(other.name, { cpf: other.cpf, relationship: 'filho' }),
          guardian(keeper.name, { cpf: keeper.cpf, relationship: 'sobrinha' }),
        ],
        wards: [ward(curatee.name, { cpf: curatee.cpf, birthDate: curatee.birth })],
        powers,
        signedBy: [other.name, keeper.name],
      },
    }
  },
})
