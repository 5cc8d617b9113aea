import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Pará: a form of ruled boxes, each caption small above its value, numbered sections and boxes to tick. */
export const layout: Layout = {
  name: 'boxed-cells-guarda',
  type: 23,
  variants: ['provisional', 'definitive'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'PA',
      tribunal: '14',
      cities: ['Santarém', 'Castanhal', 'Altamira'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, g, j } = scene
    const provisional = variant === 'provisional'
    const keeper = {
      ...guardian,
      occupation: g('agente comunitária de saúde', 'operador de máquinas'),
      rgIssuer: 'PC/PA',
    }
    const relationship = g('tia materna', 'tio materno')
    const division = 'VARA DA INFÂNCIA E JUVENTUDE'
    const months = provisional ? '06 (seis) meses' : null
    const powers =
      'O detentor da guarda obriga-se a prestar assistência material, moral e educacional, podendo opor-se a terceiros, inclusive aos pais (art. 33 da Lei nº 8.069/90)'
    const stamp = pjeStamp(random, scene, 'pje.tjpa.jus.br')
    const tick = (on: boolean) => (on ? '( X )' : '(   )')
    const cell = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><div class="l">${label}</div>${value}</td>`
    const body = html`<table class="n"><tr><td class="b">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ<br>COMARCA DE ${city.toUpperCase()}<br>${division}</td></tr></table>
<h1>TERMO DE GUARDA</h1><p class="c">${tick(provisional)} PROVISÓRIA &nbsp;&nbsp; ${tick(!provisional)} DEFINITIVA</p>
<table class="f"><tr><th colspan="3">1. PROCESSO</th></tr><tr>${cell('NÚMERO', number)}${cell('CLASSE', 'Guarda de Infância e Juventude')}${cell(`JUI${j('ZA', 'Z')} DE DIREITO`, judge.name)}</tr>
<tr><th colspan="3">2. GUARDI${g('Ã', 'ÃO')}</th></tr><tr>${cell('NOME COMPLETO', keeper.name.toUpperCase(), 2)}${cell('CPF', maskCpf(keeper.cpf))}</tr><tr>${cell('IDENTIDADE', keeper.rg)}${cell('ÓRGÃO EMISSOR', keeper.rgIssuer)}${cell('NACIONALIDADE', g('brasileira', 'brasileiro'))}</tr><tr>${cell('ESTADO CIVIL', keeper.maritalStatus)}${cell('OCUPAÇÃO', keeper.occupation)}${cell('VÍNCULO COM A CRIANÇA', relationship)}</tr><tr>${cell('RESIDÊNCIA', oneLine(keeper.address), 3)}</tr>
<tr><th colspan="3">3. CRIANÇA OU ADOLESCENTE</th></tr><tr>${cell('NOME COMPLETO', minor.name.toUpperCase(), 2)}${cell('DATA DE NASCIMENTO', shortDate(minor.birth))}</tr><tr>${cell('NATURAL DE', birthplace(minor))}${cell('CPF', maskCpf(minor.cpf))}${cell('IDENTIDADE', 'não possui')}</tr><tr>${cell('GENITORA', minor.mother, 2)}${cell('GENITOR', minor.father)}</tr>
<tr><th colspan="3">4. CONCESSÃO</th></tr><tr>${cell(provisional ? 'DATA DA DECISÃO' : 'DATA DA SENTENÇA', shortDate(decided))}${months ? cell('PRAZO DA GUARDA', months) : cell('TRÂNSITO EM JULGADO', 'certificado nos autos')}${cell('DATA DO TERMO', shortDate(issued))}</tr></table>
<p class="j" style="margin-top:4mm">${powers}.</p><p class="j">Ciente dos deveres acima, ${g('a nomeada', 'o nomeado')} presta o compromisso legal de bem e fielmente cumpri-los.</p>
<table class="n" style="margin-top:14mm"><tr><td class="c">______________________________<br>${keeper.name}<br>Guardi${g('ã', 'ão')}</td><td class="c">______________________________<br>${judge.name}<br>Jui${j('za', 'z')} de Direito</td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9.5,
          margin: '14mm 18mm 28mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:4mm 0 1mm}.f td,.f th{border:.3mm solid #333;padding:.6mm 1.5mm;text-align:left;vertical-align:top}.f th{background:#e3e3e3}.l{font-size:6.5pt;color:#333}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PA'),
        documentTitle: 'TERMO DE GUARDA',
        kind: 'GUARDA',
        nature: provisional ? 'PROVISIONAL' : 'DEFINITIVE',
        caseClass: 'Guarda de Infância e Juventude',
        courtDivision: division,
        district: city.toUpperCase(),
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
        expirationDate: provisional ? addMonths(issued, 6) : null,
        validityText: months,
        powers,
        ...stamp.read,
      }),
    }
  },
}
