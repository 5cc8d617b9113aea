import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** The guardian speaks: `eu, abaixo assinado`, `assumo`, `declaro`. */
export const layout = termPages('new-in-my-own-words', {
  undersigned(random) {
    const scene = termScene(random, {
      uf: 'GO',
      tribunal: '09',
      minor: false,
      keeper: 'm',
      ward: 'f',
      old: true,
    })
    const { keeper, ward: curatee, judge, at, other } = scene
    const division = 'Vara de Família, Infância e Juventude e Cível'
    const title = 'TERMO DE CURATELA PROVISÓRIA'
    const home = written(keeper.address, 'short')
    const powers =
      'Estou ciente de que devo prestar contas anualmente e de que me é proibido vender, doar ou gravar bens da curatelada'
    const body = html`<p class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE GOIÁS</b><br>Comarca de ${at.city}<br>${division}</p><p class="r">Protocolo ${scene.number}</p><p class="c b" style="font-size:14pt">${title}</p>
<p class="j">Eu, abaixo assinado, ${keeper.name}, brasileiro, ${keeper.maritalStatus}, ${keeper.occupation}, portador da cédula de identidade nº ${keeper.rg}, ${keeper.rgIssuer}, e do CPF nº ${maskCpf(keeper.cpf)}, residente e domiciliado na ${home}, filho da curatelada, assumo perante este Juízo o encargo de curador provisório de minha mãe, ${curatee.name}, nascida em ${longDate(curatee.birth)}, CPF nº ${maskCpf(curatee.cpf)}, em lugar de ${other.name}, CPF nº ${maskCpf(other.cpf)}, curadora removida, conforme decisão proferida em ${longDate(scene.decided)} pel${of(judge)('a Dra.', 'o Dr.')} ${judge.name}, e prometo exercê-lo bem e fielmente.</p><p class="j">${powers}.</p><p class="j">O presente termo vale por 6 (seis) meses.</p>
<p>${at.city}, ${longDate(scene.issued)}.</p><p class="c" style="margin-top:16mm">_____________________________<br>${keeper.name}<br>Curador</p>`
    return {
      paper: { font: 'Gentium Plus', sizePt: 12.5, margin: '25mm 28mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [qualified(keeper, { address: home, relationship: 'filho' })],
        wards: [ward(curatee.name, { birthDate: curatee.birth, cpf: curatee.cpf })],
        expirationDate: addMonths(scene.issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [keeper.name],
      },
    }
  },
  we(random) {
    const scene = termScene(random, { uf: 'MS', tribunal: '12', minor: true, keeper: 'f' })
    const { keeper, other, ward: child, judge, at, lawyer } = scene
    const division = 'Juizado da Infância e Adolescência'
    const title = 'Termo de Responsabilidade e Guarda Definitiva'
    const w = of(child)
    const powers = `Sabemos que nos cabe a assistência material, moral e educacional d${w('a', 'o')} ${w('menina', 'menino')}, com direito de opor-nos a terceiros, inclusive aos pais`
    const body = html`<p>Poder Judiciário do Estado de Mato Grosso do Sul<br>${division} – Comarca de ${at.city}</p><h1>${title}</h1><p>Autos n. ${scene.number}<br>Advogada dos requerentes: Dra. ${lawyer.name}, OAB/MS ${random.digits(5)}</p>
<p class="j">Nós, ${keeper.name}, avó paterna, ${keeper.occupation}, CPF ${maskCpf(keeper.cpf)}, e ${other.name}, avô paterno, ${other.occupation}, CPF ${maskCpf(other.cpf)}, declaramos aceitar a guarda definitiva de ${child.name}, nascid${w('a', 'o')} em ${shortDate(child.birth)}, filh${w('a', 'o')} de ${child.mother}, que nos foi dada pela sentença de ${shortDate(scene.decided)}, da lavra d${of(judge)('a Juíza', 'o Juiz')} ${judge.name}.</p><p class="j">${powers}.</p><p>${at.city}/MS, ${longDate(scene.issued)}.</p>
<p style="margin-top:12mm">_______________________________<br>${keeper.name}</p><p style="margin-top:9mm">_______________________________<br>${other.name}</p><p style="margin-top:9mm">_______________________________<br>${judge.name}</p>`
    const one = (person: typeof keeper) =>
      guardian(person.name, {
        cpf: person.cpf,
        occupation: person.occupation,
        relationship: of(person)('avó paterna', 'avô paterno'),
      })
    return {
      paper: { font: 'DejaVu Sans', sizePt: 11, margin: '24mm', css: 'h1{font-size:15pt;margin:8mm 0}' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [one(keeper), one(other)],
        wards: [ward(child.name, { birthDate: child.birth, filiation: [child.mother] })],
        powers,
        signedBy: [keeper.name, other.name, judge.name],
      },
    }
  },
})
