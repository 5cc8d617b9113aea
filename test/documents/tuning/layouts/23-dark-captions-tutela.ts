import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Minas Gerais: dark captions at the left of a table that runs over the whole term, the order to note down at its foot. */
export const layout: Layout = {
  name: 'dark-captions-tutela',
  type: 23,
  variants: ['provisional'],
  print(random) {
    const scene = courtScene(random, { uf: 'MG', tribunal: '13', cities: ['Itajubá', 'Muriaé'], minor: true })
    const { city, issued, decided, number, guardian, ward: pupil, judge, g, w, j } = scene
    const tutor = { ...guardian, occupation: g('contadora', 'contador'), rgIssuer: 'SSP/MG' }
    const relationship = g('irmã', 'irmão')
    const division = '2ª Vara de Família e Sucessões'
    const title = 'TERMO DE TUTELA PROVISÓRIA'
    const validity = '9 meses'
    const powers = `${g('A tutora', 'O tutor')} velará pela pessoa e pelos bens ${w('da tutelada', 'do tutelado')}, recebendo pensões e prestando contas semestralmente`
    const stamp = pjeStamp(random, scene, 'pje.tjmg.jus.br')
    const row = (label: string, value: string | ReturnType<typeof html>) =>
      html`<tr><td class="k">${label}</td><td>${value}</td></tr>`
    const body = html`<p class="c b">TRIBUNAL DE JUSTIÇA DO ESTADO DE MINAS GERAIS<br>Comarca de ${city}<br>${division}</p><h1>${title}</h1>
<table class="g">${row('Processo eletrônico', number)}${row('Classe judicial', 'TUTELA CÍVEL')}${row(`Magistrad${j('a', 'o')}`, judge.name)}${row('Decisão', `Deferida em ${shortDate(decided)}`)}${row(g('Tutora nomeada', 'Tutor nomeado'), tutor.name)}${row('Nacionalidade/Estado civil/Profissão', `${g('brasileira', 'brasileiro')}, ${tutor.maritalStatus}, ${tutor.occupation}`)}${row('Documentos', `CPF ${maskCpf(tutor.cpf)} e RG ${tutor.rg} ${tutor.rgIssuer}`)}${row('Endereço', oneLine(tutor.address))}${row('Vínculo', relationship)}${row(w('Tutelada', 'Tutelado'), pupil.name)}${row('Nascimento', `${shortDate(pupil.birth)}, ${birthplace(pupil)}`)}${row('CPF', maskCpf(pupil.cpf))}${row('Filiação', `${pupil.father} (falecido) e ${pupil.mother} (falecida)`)}${row('Vigência', validity)}${row('Poderes e deveres', `${powers}.`)}${row('Lavrado em', `${city}, ${longDate(issued)}`)}</table>
<p class="j" style="margin-top:4mm">Firmado perante este Juízo o compromisso de bem e fielmente servir.</p><p class="c" style="margin-top:14mm">_________________________<br>${tutor.name}</p><p class="s" style="margin-top:10mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9.5,
          margin: '15mm 20mm',
          css: 'h1{font-size:12.5pt;text-align:center;margin:5mm 0}.g td{border:.2mm solid #888;padding:1mm 2mm;vertical-align:top}.k{background:#444;color:#fff;width:44mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'MG'),
        documentTitle: title,
        kind: 'TUTELA',
        nature: 'PROVISIONAL',
        caseClass: 'TUTELA CÍVEL',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(tutor, { relationship })],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            placeOfBirth: birthplace(pupil),
            filiation: [pupil.father, pupil.mother],
          }),
        ],
        expirationDate: addMonths(issued, 9),
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
