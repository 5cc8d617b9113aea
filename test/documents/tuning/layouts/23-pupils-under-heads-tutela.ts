import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { child } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Rio Grande do Norte: pupils in the rows of a table under its heads; the second one's CPF is wrong once. */
export const layout: Layout = {
  name: 'pupils-under-heads-tutela',
  type: 23,
  variants: ['three', 'wrong-cpf'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'RN',
      tribunal: '20',
      cities: ['Mossoró', 'Caicó', 'Currais Novos'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: eldest, judge, g, j } = scene
    const wrong = variant === 'wrong-cpf'
    const family = eldest.name.split(' ').slice(-1).join(' ')
    const siblings = [
      child(random, issued, 'RN', [2, 8], family),
      child(random, issued, 'RN', [1, 5], family),
    ]
    const pupils = [eldest, ...siblings.slice(0, wrong ? 1 : 2)].map((one, index) => ({
      ...one,
      cpf: wrong && index === 1 ? breakCheckDigit(one.cpf) : one.cpf,
      mother: eldest.mother,
      father: eldest.father,
    }))
    const tutor = {
      ...guardian,
      occupation: g('servidora pública municipal', 'pescador artesanal'),
      rgIssuer: 'ITEP/RN',
    }
    const relationship = g('avó materna', 'avô materno')
    const division = 'Vara da Infância e Juventude e do Idoso'
    const title = 'TERMO DE COMPROMISSO DE TUTELA DEFINITIVA'
    const powers =
      'São deveres do tutor dirigir a educação dos tutelados, defendê-los, prestar-lhes alimentos e administrar os seus bens em proveito deles, sob a inspeção do juiz, prestando contas de dois em dois anos'
    const stamp = pjeStamp(random, scene, 'pje1g.tjrn.jus.br')
    const body = html`<p class="c">${crest(14, '#555')}<br><b>PODER JUDICIÁRIO DO ESTADO DO RIO GRANDE DO NORTE</b><br>Comarca de ${city}<br>${division}<br><span class="s">Fone/WhatsApp: (84) 3600-0000 - E-mail: vij@tj.exemplo.br</span></p>
<p>Processo nº ${number}<br>Ação: TUTELA CÍVEL<br>Polo ativo: ${tutor.name}</p>
<h1>${title}</h1>
<p class="j">Em cumprimento à sentença transitada em julgado, proferida em ${longDate(decided)}, ${j('a Dra.', 'o Dr.')} ${judge.name}, Jui${j('za', 'z')} de Direito, toma por termo o compromisso de ${tutor.name.toUpperCase()}, ${relationship} dos tutelados, ${tutor.maritalStatus}, ${g('brasileira', 'brasileiro')}, CPF ${maskCpf(tutor.cpf)}, RG ${tutor.rg} ${tutor.rgIssuer}, ${tutor.occupation}, com residência na ${oneLine(tutor.address)}, que fica ${g('nomeada tutora', 'nomeado tutor')} das crianças/adolescentes abaixo relacionados:</p>
<table class="g"><tr><th>Nº</th><th>Nome</th><th>Nascimento</th><th>CPF</th><th>Naturalidade</th></tr>${pupils.map((one, index) => html`<tr><td>${index + 1}</td><td>${one.name}</td><td>${shortDate(one.birth)}</td><td>${maskCpf(one.cpf)}</td><td>${birthplace(one)}</td></tr>`)}</table>
<p class="j" style="margin-top:3mm">Todos filhos de ${eldest.father} (falecido) e ${eldest.mother} (falecida).</p>
<p class="j">${powers}.</p>
<p class="r">${city}/RN, ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm">${tutor.name}<br>Tutor${g('a', '')}</p><p class="s" style="margin-top:14mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '15mm 20mm',
          css: 'h1{font-size:12.5pt;text-align:center;margin:5mm 0}.g td,.g th{border:.2mm solid #666;padding:.8mm 1.6mm;font-size:9.5pt;text-align:left}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RN'),
        documentTitle: title,
        kind: 'TUTELA',
        nature: 'DEFINITIVE',
        caseClass: 'TUTELA CÍVEL',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(tutor, { name: tutor.name.toUpperCase(), relationship })],
        wards: pupils.map((one) =>
          ward(one.name, {
            birthDate: one.birth,
            cpf: one.cpf,
            placeOfBirth: birthplace(one),
            filiation: [eldest.father, eldest.mother],
          }),
        ),
        powers,
        ...stamp.read,
        documentValidation: !wrong,
      }),
    }
  },
}
