import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Rondônia: the same particulars as a ruled table with captions above, or as captions and values in two columns. */
export const layout: Layout = {
  name: 'pensioner-table-tutela',
  type: 23,
  variants: ['above', 'beside'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'RO',
      tribunal: '22',
      cities: ['Ji-Paraná', 'Cacoal', 'Vilhena'],
      minor: true,
      kin: true,
    })
    const { guardian, ward: pupil, judge, clerk, city, g, w } = scene
    const above = variant === 'above'
    const occupation = above
      ? g('aposentada pelo INSS', 'aposentado pelo INSS')
      : g('funcionária pública', 'policial militar da reserva')
    const relationship = g('tia materna', 'tio materno')
    const nationality = g('brasileira', 'brasileiro')
    const title = 'TERMO DE COMPROMISSO DE TUTELA'
    const division = above ? '1ª Vara Cível' : 'Juizado da Infância e da Juventude'
    const stamp = pjeStamp(random, scene, 'pjepg.tjro.jus.br')
    const powers = `Compete ${g('à tutora', 'ao tutor')} dirigir a educação ${w('da pupila', 'do pupilo')}, defendê-l${w('a', 'o')} e prestar-lhe alimentos, conforme os seus haveres, e administrar-lhe os bens sob a inspeção do juiz`
    const cell = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><span class="s">${label}</span><br>${value}</td>`
    const row = (label: string, value: string) =>
      html`<tr><td class="b" style="width:42mm">${label}</td><td>${value}</td></tr>`
    const tables = above
      ? html`<table class="g"><tr>${cell('Tutor(a)', guardian.name, 3)}</tr><tr>${cell('Nacionalidade', nationality)}${cell('Profissão/Ocupação', occupation)}${cell('Estado Civil', guardian.maritalStatus)}</tr><tr>${cell('RG', guardian.rg)}${cell('Órgão Emissor/UF', guardian.rgIssuer)}${cell('CPF', maskCpf(guardian.cpf))}</tr><tr>${cell('Endereço', oneLine(guardian.address), 2)}${cell('Parentesco', relationship)}</tr></table>
<table class="g"><tr>${cell('Tutelado(a)', pupil.name, 3)}</tr><tr>${cell('Data de Nascimento', shortDate(pupil.birth))}${cell('Naturalidade', birthplace(pupil))}${cell('CPF', maskCpf(pupil.cpf))}</tr><tr>${cell('Mãe', pupil.mother, 2)}${cell('Pai', pupil.father)}</tr></table>`
      : html`<p class="b">1. Dados ${g('da tutora', 'do tutor')}</p><table>${row('Nome completo', guardian.name)}${row('Nacionalidade', nationality)}${row('Ocupação', occupation)}${row('Estado civil', guardian.maritalStatus)}${row('Documento de identidade', `${guardian.rg} ${guardian.rgIssuer}`)}${row('CPF', maskCpf(guardian.cpf))}${row('Residência', oneLine(guardian.address))}${row('Grau de parentesco', relationship)}</table>
<p class="b">2. Dados ${w('da tutelada', 'do tutelado')}</p><table>${row('Nome completo', pupil.name)}${row('Nascimento', shortDate(pupil.birth))}${row('Natural de', birthplace(pupil))}${row('CPF', maskCpf(pupil.cpf))}${row('Filiação', `${pupil.mother} e ${pupil.father}`)}</table>`
    const body = html`<p class="c">Tribunal de Justiça do Estado de Rondônia<br>${city} - ${division}</p><p>Processo: ${scene.number}<br>Classe: Tutela Infância e Juventude</p><h1>${title}</h1>${tables}
<p class="j">${above ? html`No dia ${longDate(scene.issued)}, na sede deste Juízo, perante o(a) Juiz(a) de Direito ${judge.name},` : html`Perante o(a) Juiz(a) de Direito ${judge.name},`} ${g('a tutora nomeada', 'o tutor nomeado')} pela decisão de ${shortDate(scene.decided)} prestou o compromisso de bem e fielmente desempenhar o encargo.</p><p class="j">${powers}.</p>
<p>${above ? html`Eu, ${clerk.name}, Diretor(a) de Cartório, conferi.` : html`Local e data: ${city}/RO, ${shortDate(scene.issued)}`}</p><p class="c" style="margin-top:12mm">${guardian.name}<br>Tutor(a)</p>`
    return {
      html: sheet(
        {
          font: above ? 'Noto Serif' : 'Open Sans',
          sizePt: 10,
          margin: '16mm 22mm 28mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:5mm 0} .g{margin-bottom:4mm} .g td{border:1px solid #555;padding:1mm 1.5mm}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RO'),
        ...stamp.read,
        documentTitle: title,
        kind: 'TUTELA',
        caseClass: 'Tutela Infância e Juventude',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(guardian, { occupation, relationship })],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            placeOfBirth: birthplace(pupil),
            filiation: [pupil.mother, pupil.father],
          }),
        ],
        powers,
      }),
    }
  },
}
