import { addDays, addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** The page is set in two columns that are read one after the other, or across. */
export const layout = termPages('new-two-column-form', {
  down(random) {
    const scene = termScene(random, { uf: 'RO', tribunal: '22', minor: true, keeper: 'm' })
    const { keeper, other, ward: child, judge, at, clerk } = scene
    const division = '2ª Vara Genérica'
    const title = 'TERMO DE GUARDA'
    const item = (caption: string, value: string): Html => html`<p>${caption}<br>${value}</p>`
    const powers =
      'Os guardiões obrigam-se a preservar a convivência da criança com os irmãos e a informar o Juízo sobre viagens'
    const body = html`<p class="c">PODER JUDICIÁRIO DO ESTADO DE RONDÔNIA<br>Comarca de ${at.city} – ${division}</p><p class="c" style="font-size:14pt">${title}</p><p class="c">Processo ${scene.number}</p><div class="cols">${item('Primeiro guardião', keeper.name)}${item('CPF', maskCpf(keeper.cpf))}${item('Profissão', keeper.occupation)}${item('Segunda guardiã', other.name)}${item('CPF', maskCpf(other.cpf))}${item('Profissão', other.occupation)}${item('Residência comum', written(keeper.address, 'short'))}${item('Criança', child.name)}${item('Data de nascimento', shortDate(child.birth))}${item('CPF da criança', maskCpf(child.cpf))}${item('Juiz(a)', judge.name)}${item('Decisão', `liminar de ${shortDate(scene.decided)}`)}${item('Prazo', '6 (seis) meses')}${item('Estudo social', `juntar até ${shortDate(addMonths(scene.issued, 2))}`)}</div><p class="j">${powers}.</p><p>${at.city}, ${longDate(scene.issued)}. Conferido por ${clerk.name}.</p><table style="margin-top:14mm"><tr><td>____________________<br>${keeper.name}</td><td>____________________<br>${other.name}</td><td>____________________<br>${judge.name}</td></tr></table>`
    const one = (person: typeof keeper) =>
      guardian(person.name, {
        cpf: person.cpf,
        occupation: person.occupation,
        address: written(keeper.address, 'short'),
      })
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 10,
        margin: '20mm',
        css: '.cols{column-count:2;column-gap:10mm;column-rule:.2mm solid #999;margin:4mm 0}.cols p{margin:0 0 2mm;break-inside:avoid}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [one(keeper), one(other)],
        wards: [ward(child.name, { birthDate: child.birth, cpf: child.cpf })],
        expirationDate: addMonths(scene.issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [keeper.name, other.name, judge.name],
      },
    }
  },
  across(random) {
    const scene = termScene(random, {
      uf: 'AC',
      tribunal: '01',
      minor: false,
      keeper: 'm',
      ward: 'm',
      old: true,
    })
    const { keeper, ward: curatee, judge, at, other } = scene
    const division = 'Vara Única – Cível'
    const title = 'TERMO DE COMPROMISSO DE CURATELA'
    const two = (a: string, b: string): Html => html`<div class="w"><span>${a}</span><span>${b}</span></div>`
    const powers = 'O curador não poderá transigir nem fazer doações em nome do curatelado'
    const body = html`${two('PODER JUDICIÁRIO DO ESTADO DO ACRE', `Autos: ${scene.number}`)}${two(`COMARCA DE ${at.city.toUpperCase()}`, 'Classe: Curatela')}${two(division, `Expedição: ${shortDate(scene.issued)}`)}<p class="c" style="font-size:13pt;margin:6mm 0">${title}</p>${two('CURADOR', 'CURATELADO')}${two(keeper.name, curatee.name)}${two(`CPF ${maskCpf(keeper.cpf)}`, `CPF ${maskCpf(curatee.cpf)}`)}${two(`RG ${keeper.rg}`, `RG ${curatee.rg}`)}${two(`Nascido em ${shortDate(keeper.birth)}`, `Nascido em ${shortDate(curatee.birth)}`)}${two(`Irmão do curatelado`, `Natural de ${curatee.birthplace.city}/${curatee.birthplace.uf}`)}<p class="j" style="margin-top:5mm">Nomeado por sentença transitada em julgado, de ${shortDate(scene.decided)}, em caráter definitivo, em substituição à curadora ${other.name} (CPF ${maskCpf(other.cpf)}), que pediu dispensa em ${shortDate(addDays(scene.decided, -120))}, o curador presta o compromisso perante ${of(judge)('a Juíza', 'o Juiz')} ${judge.name}. ${powers}.</p><table style="margin-top:16mm"><tr><td>__________________________<br>${keeper.name}</td><td>__________________________<br>${judge.name}</td></tr></table>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10.5,
        margin: '24mm',
        css: '.w{display:grid;grid-template-columns:1fr 1fr;gap:6mm;padding:.6mm 0}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'Curatela',
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [guardian(keeper.name, { cpf: keeper.cpf, rg: keeper.rg, relationship: 'Irmão' })],
        wards: [
          ward(curatee.name, {
            cpf: curatee.cpf,
            rg: curatee.rg,
            birthDate: curatee.birth,
            placeOfBirth: `${curatee.birthplace.city}/${curatee.birthplace.uf}`,
          }),
        ],
        powers,
        signedBy: [keeper.name, judge.name],
      },
    }
  },
})
