import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Federal District: short paragraphs under side heads; the keeper's qualification hangs on one line of bars. */
export const layout: Layout = {
  name: 'circumscription-guarda',
  type: 23,
  variants: ['joint', 'of-age'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'DF',
      tribunal: '07',
      cities: ['Taguatinga', 'Samambaia', 'Planaltina'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: child, judge, g, j } = scene
    const ofAge = variant === 'of-age'
    const minor = ofAge ? { ...child, birth: addYears(child.birth, -17) } : child
    const w = (feminine: string, masculine: string) => (minor.gender === 'f' ? feminine : masculine)
    const keeper = {
      ...guardian,
      occupation: g('assistente social', 'militar da reserva'),
      rgIssuer: 'SSP-DF',
    }
    const relationship = g('prima', 'primo')
    const division = '1ª Vara de Família e de Órfãos e Sucessões'
    const title = 'TERMO DE GUARDA DEFINITIVA'
    const powers = `${g('À guardiã', 'Ao guardião')} incumbe a responsabilidade legal pel${w('a menor', 'o menor')}, com poderes para representá-l${w('a', 'o')} perante escolas, hospitais, planos de saúde e repartições públicas`
    const stamp = pjeStamp(random, scene, 'pje.tjdft.jus.br')
    const side = (head: string, text: ReturnType<typeof html>) =>
      html`<tr><td class="h">${head}</td><td class="j">${text}</td></tr>`
    const body = html`<table><tr><td style="width:18mm">${crest(13, '#333')}</td><td>Poder Judiciário da União<br><b>TRIBUNAL DE JUSTIÇA DO DISTRITO FEDERAL E DOS TERRITÓRIOS</b><br>Circunscrição Judiciária de ${city}<br>${division}</td></tr></table>
<h1>${title}</h1>
<table class="v">${side('Processo', html`${number}`)}${side('Classe judicial', html`GUARDA (12250)`)}${side(`Guardi${g('ã', 'ão')}`, html`${keeper.name.toUpperCase()} | ${g('brasileira', 'brasileiro')} | ${keeper.maritalStatus} | ${keeper.occupation} | CPF ${maskCpf(keeper.cpf)} | RG ${keeper.rg} ${keeper.rgIssuer} | ${relationship} ${w('da menor', 'do menor')}`)}${side('Domicílio', html`${oneLine(keeper.address)}`)}${side('Menor', html`${minor.name.toUpperCase()} | ${w('nascida', 'nascido')} em ${shortDate(minor.birth)} | ${birthplace(minor)} | CPF ${maskCpf(minor.cpf)}`)}${side('Pais', html`${minor.mother} e ${minor.father}`)}${side('Origem', html`Sentença de ${longDate(decided)}, com trânsito em julgado.`)}${side('Teor', html`${powers}.`)}</table>
<p class="j" style="margin-top:4mm">Perante mim, ${judge.name}, Jui${j('za', 'z')} de Direito Substitut${j('a', 'o')}, ${g('a guardiã acima nomeada', 'o guardião acima nomeado')} prestou o compromisso de cumprir bem e fielmente o seu encargo.</p>
<p>${city}/DF, ${longDate(issued)}, ${Number(scene.signedAt.slice(11, 13))}h${scene.signedAt.slice(14, 16)}.</p>
<p style="margin-top:14mm">${keeper.name}<br>Guardi${g('ã', 'ão')}</p>`
    return {
      html: sheet(
        {
          font: 'PT Sans',
          sizePt: 10.5,
          margin: '15mm 20mm 28mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:12.5pt;margin:6mm 0}.v td{padding:1mm 2mm;vertical-align:top;border-bottom:.1mm solid #bbb}.h{width:30mm;font-weight:bold;color:#444}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'DF'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseClass: 'GUARDA (12250)',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(keeper, { name: keeper.name.toUpperCase(), relationship })],
        wards: [
          ward(minor.name.toUpperCase(), {
            birthDate: minor.birth,
            cpf: minor.cpf,
            placeOfBirth: birthplace(minor),
            filiation: [minor.mother, minor.father],
          }),
        ],
        powers,
        ...stamp.read,
        documentValidation: !ofAge,
      }),
    }
  },
}
