import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { written } from '../newcomers.ts'
import { termPages, termScene } from '../terms.ts'

/** Guardian and ward, or both guardians, in two columns of a form. */
export const layout = termPages('new-people-side-by-side', {
  blocks(random) {
    const scene = termScene(random, { uf: 'PB', tribunal: '15', minor: true, keeper: 'm' })
    const { keeper, ward: child, judge, at } = scene
    const division = '1ª Vara Mista'
    const title = 'TERMO DE COMPROMISSO DE TUTOR'
    const home = written(keeper.address, 'dashes')
    const powers =
      'O tutor prestará contas a cada dois anos e não poderá alienar bens do tutelado sem autorização judicial'
    const row = (a: string, x: string, b: string, y: string): Html =>
      html`<tr><td class="k">${a}</td><td>${x}</td><td class="k">${b}</td><td>${y}</td></tr>`
    const body = html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DA PARAÍBA</b><br>${division} da Comarca de ${at.city}</p><h1>${title}</h1>
<table class="t"><tr><td colspan="2" class="b">Processo: ${scene.number}</td><td colspan="2" class="b">Classe: Tutela Cível</td></tr><tr class="b c"><td colspan="2">TUTELADO(A)</td><td colspan="2">TUTOR(A)</td></tr>
${row('Nome', child.name, 'Nome', keeper.name)}${row('Nascimento', shortDate(child.birth), 'Estado civil', keeper.maritalStatus)}${row('Natural de', `${child.birthplace.city}/${child.birthplace.uf}`, 'Profissão', keeper.occupation)}${row('Mãe', child.mother, 'RG', keeper.rg)}${row('Pai', child.father, 'Órgão', keeper.rgIssuer)}${row('CPF', maskCpf(child.cpf), 'CPF', maskCpf(keeper.cpf))}${row('Escola', 'Rede municipal', 'Parentesco', 'tio paterno')}
<tr><td class="k">Endereço do(a) tutor(a)</td><td colspan="3">${home}</td></tr><tr><td class="k">Sentença de</td><td>${shortDate(scene.decided)}</td><td class="k">Juiz(a)</td><td>${judge.name}</td></tr></table>
<p class="j">Deferido o compromisso, o tutor prometeu desempenhá-lo bem e fielmente. ${powers}. Antes dele exerceu o encargo ${scene.other.name}, avó paterna, CPF ${maskCpf(scene.other.cpf)}, falecida em ${shortDate(addDays(scene.decided, -200))}.</p><p class="c">${at.city}, ${longDate(scene.issued)}</p>
<table style="margin-top:18mm"><tr><td class="c">_________________________<br>${keeper.name}</td><td class="c">_________________________<br>${judge.name}</td></tr></table>`
    return {
      paper: {
        font: 'DejaVu Sans',
        sizePt: 10.5,
        margin: '18mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:14pt;text-align:center}.t td{border:.25mm solid #555;padding:.8mm 1.5mm}.t{margin:4mm 0}.k{background:#eee;font-size:9pt}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'TUTELA',
        caseClass: 'Tutela Cível',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: home,
            relationship: 'tio paterno',
          }),
        ],
        wards: [
          ward(child.name, {
            birthDate: child.birth,
            cpf: child.cpf,
            placeOfBirth: `${child.birthplace.city}/${child.birthplace.uf}`,
            filiation: [child.mother, child.father],
          }),
        ],
        powers,
        signedBy: [keeper.name, judge.name],
      },
    }
  },
  above(random) {
    const scene = termScene(random, { uf: 'ES', tribunal: '08', minor: true, keeper: 'f' })
    const { keeper, other, ward: child, judge, at, clerk } = scene
    const division = 'VARA DA INFÂNCIA E DA JUVENTUDE'
    const title = 'TERMO DE GUARDA PROVISÓRIA'
    const home = written(keeper.address)
    const cell = (caption: string, value: string): Html => html`<td><small>${caption}</small>${value}</td>`
    const powers =
      'Os guardiões ficam obrigados a manter a criança na escola e a comunicar ao Juízo toda mudança de domicílio'
    const body = html`<p class="b">PODER JUDICIÁRIO DO ESTADO DO ESPÍRITO SANTO<br>COMARCA DE ${at.city.toUpperCase()}<br>${division}</p><h1>${title}</h1>
<table class="t"><tr>${cell('NÚMERO DOS AUTOS', scene.number)}${cell('AÇÃO', 'Guarda')}${cell('DATA DA DECISÃO', shortDate(scene.decided))}</tr></table>
<table class="t"><tr>${cell('NOME DA GUARDIÃ', keeper.name)}${cell('NOME DO GUARDIÃO', other.name)}</tr><tr>${cell('CPF', maskCpf(keeper.cpf))}${cell('CPF', maskCpf(other.cpf))}</tr><tr>${cell('IDENTIDADE', keeper.rg)}${cell('IDENTIDADE', other.rg)}</tr><tr>${cell('PROFISSÃO', keeper.occupation)}${cell('PROFISSÃO', other.occupation)}</tr></table>
<table class="t"><tr>${cell('ENDEREÇO DOS GUARDIÕES', home)}</tr></table>
<table class="t"><tr>${cell('NOME DA CRIANÇA', child.name)}${cell('NASCIMENTO', shortDate(child.birth))}${cell('CPF', maskCpf(child.cpf))}</tr></table><table class="t"><tr>${cell('GENITORA (REQUERIDA)', child.mother)}${cell('GENITOR (REQUERIDO)', child.father)}</tr></table>
<table class="t"><tr>${cell('PRAZO', '180 dias')}${cell('JUIZ(A) DE DIREITO', judge.name)}${cell('CHEFE DE SECRETARIA', clerk.name)}</tr></table>
<p class="j">${powers}.</p><p>${at.city}, ${shortDate(scene.issued)}</p><p class="c" style="margin-top:12mm">_____________________________________________<br>assinatura dos guardiões</p><p class="c" style="margin-top:12mm">_____________________________________________<br>${judge.name}</p>`
    const one = (person: typeof keeper) =>
      guardian(person.name, { cpf: person.cpf, rg: person.rg, occupation: person.occupation, address: home })
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 9.5,
        margin: '16mm 18mm',
        css: 'h1{font-size:13pt;text-align:center;border:.4mm solid #000;padding:1mm}.t td{border:.25mm solid #000;padding:.5mm 1.5mm}.t{margin-bottom:2mm;table-layout:fixed}small{display:block;font-size:6.5pt}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda',
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [one(keeper), one(other)],
        wards: [
          ward(child.name, {
            birthDate: child.birth,
            cpf: child.cpf,
            filiation: [child.mother, child.father],
          }),
        ],
        expirationDate: addDays(scene.issued, 180),
        validityText: '180 dias',
        powers,
        signedBy: [judge.name],
      },
    }
  },
})
