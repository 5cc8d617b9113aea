import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { inWords, monthName, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Maranhão: one typewritten paragraph from the day to the farewell, signed by hand; once the day was left blank. */
export const layout: Layout = {
  name: 'typewritten-curatela',
  type: 23,
  variants: ['signed', 'undated'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'MA',
      tribunal: '10',
      cities: ['Pinheiro', 'Bacabal', 'Caxias'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, clerk, g, w, j } = scene
    const undated = variant === 'undated'
    const curator = { ...guardian, occupation: g('lavradora', 'lavrador'), rgIssuer: 'SSP/MA' }
    const relationship = g('irmã', 'irmão')
    const division = '2ª VARA'
    const { day, month, year } = parts(issued)
    const opening = undated
      ? 'Aos ____ dias do mês de ______________ do ano de 20___'
      : `Aos ${inWords(day)} (${day}) dias do mês de ${monthName(month)} do ano de ${inWords(year)} (${year})`
    const powers = `${g('A compromissada', 'O compromissado')} não poderá vender, hipotecar ou por qualquer forma gravar os bens ${w('da interdita', 'do interdito')}, senão mediante alvará`
    const body = html`<p>ESTADO DO MARANHÃO<br>PODER JUDICIÁRIO<br>COMARCA DE ${city.toUpperCase()}<br>JUÍZO DE DIREITO DA ${division}</p>
<p class="c" style="margin:9mm 0"><u>TERMO DE COMPROMISSO DE CURADOR</u></p>
<p>PROCESSO N. ${number}<br>AÇÃO: INTERDIÇÃO<br>REQUERENTE: ${curator.name.toUpperCase()}<br>INTERDITAND${w('A', 'O')}: ${curatee.name.toUpperCase()}</p>
<p class="j">${opening}, nesta cidade e Comarca de ${city}, Estado do Maranhão, no Fórum local, na sala das audiências, presente ${j('a Exma. Sra. Dra.', 'o Exmo. Sr. Dr.')} ${judge.name}, MM. Jui${j('za', 'z')} de Direito desta Vara, comigo Secretário Judicial adiante declarado, compareceu ${g('a Sra.', 'o Sr.')} ${curator.name.toUpperCase()}, ${relationship} ${w('da interdita', 'do interdito')}, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, de profissão ${curator.occupation}, possuidor${g('a', '')} da cédula de identidade n. ${curator.rg}, expedida pela ${curator.rgIssuer}, e do CIC n. ${maskCpf(curator.cpf)}, ${g('moradora', 'morador')} à ${oneLine(curator.address)}, a quem ${j('a MM. Juíza', 'o MM. Juiz')} deferiu o compromisso legal de CURADOR de ${curatee.name.toUpperCase()}, ${w('brasileira, solteira', 'brasileiro, solteiro')}, ${w('nascida', 'nascido')} aos ${shortDate(curatee.birth)}, natural de ${birthplace(curatee)}, CPF n. ${maskCpf(curatee.cpf)}, filh${w('a', 'o')} de ${curatee.father} e ${curatee.mother}, cuja interdição foi decretada por sentença de ${shortDate(decided)}, que transitou em julgado, encarregando-${g('a', 'o')} de bem e fielmente, sem dolo nem malícia, reger a pessoa e os bens ${w('da interdita', 'do interdito')}. ${powers}. Aceito por ${g('ela', 'ele')} o compromisso, assim prometeu cumprir, do que para constar lavrei o presente termo, que lido e achado conforme vai assinado. Eu, ${clerk.name}, Secretário Judicial, o datilografei.</p>
<p style="margin-top:16mm">___________________________________<br>${judge.name}<br>JUI${j('ZA', 'Z')} DE DIREITO</p><p style="margin-top:12mm">___________________________________<br>${curator.name}<br>CURADOR${g('A', '')}</p>`
    return {
      html: sheet({ font: 'Liberation Mono', sizePt: 10, margin: '18mm 20mm 14mm 28mm' }, body),
      data: guardianshipData({
        ...sceneData(scene, 'MA'),
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'INTERDIÇÃO',
        courtDivision: division,
        district: city.toUpperCase(),
        judgeName: judge.name,
        issueDate: undated ? null : issued,
        guardians: [qualified(curator, { name: curator.name.toUpperCase(), relationship })],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        powers,
        signedBy: [judge.name, curator.name],
        documentValidation: !undated,
      }),
    }
  },
}
