import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addYears, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Piauí: rows of captions over rows of values, tables for tutor and pupil, values centred in their cells. */
export const layout: Layout = {
  name: 'label-rows-tutela',
  type: 23,
  variants: ['grandparent', 'godparent'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'PI',
      tribunal: '18',
      cities: ['Picos', 'Piripiri', 'Campo Maior'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: pupil, judge, g, j } = scene
    const grand = variant === 'grandparent'
    const tutor = {
      ...guardian,
      occupation: grand ? g('aposentada', 'aposentado') : g('zeladora', 'porteiro'),
      rgIssuer: 'SSP-PI',
    }
    const relationship = grand ? g('bisavó paterna', 'bisavô paterno') : null
    const division = 'VARA ÚNICA'
    const title = grand
      ? 'TERMO DE TUTELA'
      : 'TERMO DE COMPROMISSO DE TUTORA PROVISÓRIA'.replace(
          'TUTORA PROVISÓRIA',
          g('TUTORA PROVISÓRIA', 'TUTOR PROVISÓRIO'),
        )
    const validity = grand ? 'até a maioridade civil do(a) tutelado(a)' : 'até nova deliberação'
    const powers = grand
      ? 'O tutor prestará contas anualmente e somente com autorização judicial poderá receber herança, vender bens ou transigir em nome do tutelado'
      : 'Fica o tutor dispensado de prestar caução, devendo, contudo, empregar as rendas do tutelado no seu sustento e educação'
    const stamp = pjeStamp(random, scene, 'tjpi.pje.jus.br')
    const rows = (...pairs: readonly (readonly [string, string])[]) =>
      html`<tr class="k">${pairs.map(([label]) => html`<td>${label}</td>`)}</tr><tr>${pairs.map(([, value]) => html`<td>${value}</td>`)}</tr>`
    const wide = (label: string, value: string) =>
      html`<tr class="k"><td colspan="3">${label}</td></tr><tr><td colspan="3">${value}</td></tr>`
    const body = html`<p class="c b">TRIBUNAL DE JUSTIÇA DO ESTADO DO PIAUÍ<br>${division} DA COMARCA DE ${city.toUpperCase()}</p><p class="c s">Praça do Mandacaru Inventado, 40, Centro - CEP 64600-000</p>
<p class="c">PROCESSO Nº: ${number}<br>CLASSE: TUTELA CÍVEL (12233)<br>ASSUNTO(S): [Nomeação]<br>INTERESSADO: ${tutor.name.toUpperCase()}</p>
<h1>${title}</h1>
<p class="b">TUTOR(A)</p><table class="t">${wide('NOME', tutor.name)}${rows(['NACIONALIDADE', g('brasileira', 'brasileiro')], ['ESTADO CIVIL', tutor.maritalStatus], ['PROFISSÃO', tutor.occupation])}${rows(['CPF', maskCpf(tutor.cpf)], ['RG', tutor.rg], ['ÓRGÃO EXPEDIDOR', tutor.rgIssuer])}${wide('ENDEREÇO', oneLine(tutor.address))}${relationship ? wide('PARENTESCO', relationship) : null}</table>
<p class="b">TUTELADO(A)</p><table class="t">${wide('NOME', pupil.name)}${rows(['DATA DE NASCIMENTO', shortDate(pupil.birth)], ['NATURALIDADE', birthplace(pupil)], ['CPF', maskCpf(pupil.cpf)])}${wide('FILIAÇÃO', `${pupil.mother} e ${pupil.father}`)}</table>
<p class="b">TERMO</p><table class="t">${rows(['DECISÃO', shortDate(decided)], ['DATA DO COMPROMISSO', shortDate(issued)], [`JUI${j('ZA', 'Z')}`, judge.name])}${wide('VALIDADE', validity)}</table>
<p class="j" style="margin-top:4mm">${powers}.</p><p class="j">O(A) tutor(a) acima qualificado(a) aceita o encargo e promete exercê-lo bem e fielmente, sem dolo nem malícia.</p>
<p class="c" style="margin-top:12mm">_____________________________<br>Assinatura do(a) tutor(a)</p><p class="s" style="margin-top:6mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9,
          margin: '14mm 22mm',
          css: 'h1{font-size:11.5pt;text-align:center;margin:4mm 0}.t td{border:.25mm solid #555;padding:.5mm 1.5mm;text-align:center}.t .k td{background:#ddd;font-size:7pt;font-weight:bold}.t{margin-bottom:2.5mm;table-layout:fixed}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PI'),
        documentTitle: title,
        kind: 'TUTELA',
        nature: grand ? null : 'PROVISIONAL',
        caseClass: 'TUTELA CÍVEL (12233)',
        courtDivision: division,
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(tutor, { relationship })],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            placeOfBirth: birthplace(pupil),
            filiation: [pupil.mother, pupil.father],
          }),
        ],
        expirationDate: grand ? addYears(pupil.birth, 18) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
