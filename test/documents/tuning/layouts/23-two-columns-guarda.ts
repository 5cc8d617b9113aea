import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'

/** Alagoas: child and keeper side by side in two boxes, captions beside values; prose, day and stamp beneath. */
export const layout: Layout = {
  name: 'two-columns-guarda',
  type: 23,
  variants: ['side-by-side', 'keeper-left'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'AL',
      tribunal: '02',
      cities: ['Palmeira dos Índios', 'União dos Palmares', 'Delmiro Gouveia'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, g, w, j } = scene
    const left = variant === 'keeper-left'
    const keeper = { ...guardian, occupation: g('marisqueira', 'feirante'), rgIssuer: 'SEDS/AL' }
    const relationship = g('irmã', 'irmão')
    const division = '2ª Vara Cível / Infância e Juventude'
    const title = 'TERMO DE RESPONSABILIDADE E GUARDA'
    const validity = left ? '10 (dez) meses' : 'até o julgamento final da ação'
    const powers = `${g('A detentora', 'O detentor')} da guarda responderá pel${w('a menor', 'o menor')} em todos os atos da vida escolar e hospitalar e não poderá ausentar-se do Estado sem comunicar a este Juízo`
    const stamp = esajStamp(random, scene, 'www2.tjal.jus.br')
    const cell = (label: string, value: string) => html`<div class="i"><span>${label}:</span> ${value}</div>`
    const ours = html`<td class="w"><div class="t">${g('GUARDIÃ', 'GUARDIÃO')}</div>${cell('Nome', keeper.name)}${cell('CPF', maskCpf(keeper.cpf))}${cell('RG', `${keeper.rg} ${keeper.rgIssuer}`)}${cell('Nacionalidade', g('brasileira', 'brasileiro'))}${cell('Estado civil', keeper.maritalStatus)}${cell('Profissão', keeper.occupation)}${cell('Parentesco', relationship)}${cell('Endereço', oneLine(keeper.address))}</td>`
    const theirs = html`<td class="w"><div class="t">MENOR</div>${cell('Nome', minor.name)}${cell('Data de nascimento', shortDate(minor.birth))}${cell('CPF', maskCpf(minor.cpf))}${cell('Naturalidade', birthplace(minor))}${cell('Mãe', minor.mother)}${cell('Pai', minor.father)}</td>`
    const body = html`<p class="c b">Poder Judiciário do Estado de Alagoas<br>Comarca de ${city}<br>${division}</p><p class="c s">Rua do Engenho Imaginário, s/n, Fórum, Centro - CEP 57600-000, Fone: 3421-0000 - E-mail: vara2@tj.exemplo.br</p>
<p>Autos n° ${number}<br>Ação: Guarda de Infância e Juventude<br>Requerente: ${keeper.name}</p>
<h1>${title}</h1>
<table class="two"><tr>${left ? [ours, theirs] : [theirs, ours]}</tr></table>
<p class="j" style="margin-top:4mm">Em audiência realizada no dia ${longDate(issued)}, ${j('a Juíza', 'o Juiz')} de Direito ${judge.name} tomou d${g('a guardiã acima identificada', 'o guardião acima identificado')} o compromisso de bem e fielmente cuidar d${w('a menor', 'o menor')}, cuja guarda provisória lhe foi concedida em ${longDate(decided)}, ${left ? html`com prazo de duração de ${validity}` : validity}.</p>
<p class="j">${powers}.</p>
<p class="c" style="margin-top:16mm">${keeper.name}<br>Guardi${g('ã', 'ão')}</p><p class="s" style="margin-top:14mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 10,
          margin: '15mm 18mm',
          css: 'h1{font-size:13pt;text-align:center;margin:5mm 0}.two{border-spacing:3mm;border-collapse:separate}.w{width:50%;border:.3mm solid #333;vertical-align:top;padding:2mm}.t{font-weight:bold;text-align:center;border-bottom:.2mm solid #333;margin-bottom:1mm}.i span{color:#444;font-size:8.5pt}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'AL'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda de Infância e Juventude',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            cpf: minor.cpf,
            placeOfBirth: birthplace(minor),
            filiation: [minor.mother, minor.father],
          }),
        ],
        expirationDate: left ? addMonths(issued, 10) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
