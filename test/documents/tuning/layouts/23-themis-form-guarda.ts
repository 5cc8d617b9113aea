import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Rio Grande do Sul before eproc: a form of Themis, case data in two columns, signed by hand; no stamp of any system. */
export const layout: Layout = {
  name: 'themis-form-guarda',
  type: 23,
  variants: ['grandparents', 'aunt'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'RS',
      tribunal: '21',
      cities: ['Santo Ângelo', 'Uruguaiana', 'Vacaria'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, clerk, g, w, j } = scene
    const definitive = variant === 'grandparents'
    const keeper = { ...guardian, occupation: g('safrista', 'pecuarista'), rgIssuer: 'SJS/RS' }
    const relationship = definitive ? g('avó paterna', 'avô paterno') : g('tia', 'tio')
    const division = 'Vara Regional da Infância e da Juventude'
    const title = definitive ? 'TERMO DE GUARDA DEFINITIVO' : 'TERMO DE GUARDA PROVISÓRIO'
    const validity = definitive ? null : 'três meses'
    const powers = `${g('A guardiã', 'O guardião')} assume o dever de prestar assistência material, moral e educacional ${w('à adolescente', 'ao adolescente')} e fica ciente de que não poderá receber valores em troca do exercício da guarda`
    const body = html`<p>ESTADO DO RIO GRANDE DO SUL<br>PODER JUDICIÁRIO<br><b>COMARCA DE ${city.toUpperCase()}</b><br>${division.toUpperCase()}<br><span class="s">Rua dos Farroupilhas Imaginários, 1500</span></p><hr>
<table class="s"><tr><td>Nº de Ordem:</td><td>&nbsp;</td><td>Data da distribuição:</td><td>${shortDate(decided)}</td></tr><tr><td>Processo nº:</td><td>${number}</td><td>Natureza:</td><td>Guarda</td></tr><tr><td>Autor:</td><td>${keeper.name}</td><td>Réu:</td><td>${minor.mother}</td></tr><tr><td>Juiz Prolator:</td><td>Jui${j('za', 'z')} de Direito - ${j('Dra.', 'Dr.')} ${judge.name}</td><td>Data:</td><td>${shortDate(decided)}</td></tr></table><hr>
<h1>${title}</h1>
<p class="j">Na data infra, em cartório, compareceu ${g('a Sra.', 'o Sr.')} ${keeper.name}, adiante ${g('qualificada', 'qualificado')}, a quem foi deferido o compromisso de guardi${g('ã', 'ão')} ${w('da adolescente', 'do adolescente')} ${minor.name}, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, ${w('filha', 'filho')} de ${minor.father} e de ${minor.mother}, natural de ${birthplace(minor)}, ${definitive ? `por sentença de ${longDate(decided)}, com trânsito em julgado` : html`por decisão de ${longDate(decided)}, com validade por ${validity}`}.</p>
<p><b>Qualificação:</b><br>Filiação: ${keeper.father} e ${keeper.mother}<br>Data de nascimento: ${shortDate(keeper.birth)}<br>Nacionalidade: ${g('brasileira', 'brasileiro')} &nbsp; Estado civil: ${keeper.maritalStatus} &nbsp; Profissão: ${keeper.occupation}<br>RG: ${keeper.rg} &nbsp; Órgão: ${keeper.rgIssuer} &nbsp; CPF: ${maskCpf(keeper.cpf)}<br>Endereço: ${oneLine(keeper.address)}<br>Parentesco: ${relationship}</p>
<p class="j">${powers}.</p>
<p class="r">${city}, ${longDate(issued)}.</p>
<table class="c" style="margin-top:18mm"><tr><td>____________________<br>${keeper.name},<br>Guardi${g('ã', 'ão')}.</td><td>____________________<br>${clerk.name},<br>Oficial Escrevente.</td></tr></table><p class="c" style="margin-top:12mm">____________________<br>${judge.name},<br>Jui${j('za', 'z')} de Direito.</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 11,
          margin: '16mm 24mm',
          css: 'h1{font-size:14pt;text-align:center;margin:6mm 0}td{vertical-align:top;padding:.3mm 1mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RS'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: definitive ? 'DEFINITIVE' : 'PROVISIONAL',
        caseClass: 'Guarda',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            placeOfBirth: birthplace(minor),
            filiation: [minor.father, minor.mother],
          }),
        ],
        expirationDate: validity ? addMonths(issued, 3) : null,
        validityText: validity,
        powers,
        signedBy: [keeper.name, clerk.name, judge.name],
      }),
    }
  },
}
