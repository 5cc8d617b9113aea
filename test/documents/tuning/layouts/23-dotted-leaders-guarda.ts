import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addYears, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Amapá: place and day at the top right, captions with dotted leaders, a minute without value once. */
export const layout: Layout = {
  name: 'dotted-leaders-guarda',
  type: 23,
  variants: ['majority', 'minute'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'AP',
      tribunal: '03',
      cities: ['Laranjal do Jari', 'Santana', 'Oiapoque'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, clerk, g, w, j } = scene
    const minute = variant === 'minute'
    const keeper = {
      ...guardian,
      occupation: g('auxiliar de serviços gerais', 'taxista'),
      rgIssuer: 'POLITEC/AP',
    }
    const relationship = g('avó paterna', 'avô paterno')
    const division = '3ª VARA CÍVEL, CRIMINAL, DA INFÂNCIA E DA JUVENTUDE'
    const title = 'TERMO DE GUARDA DEFINITIVA E RESPONSABILIDADE'
    const { day, month, year } = parts(issued)
    const powers = `A guarda confere ${w('à adolescente', 'ao adolescente')} a condição de dependente, para todos os fins e efeitos de direito, inclusive previdenciários`
    const validity = 'até a maioridade'
    const line = (label: string, value: string) =>
      html`<tr><td class="k"><span>${label}</span></td><td>: ${value}</td></tr>`
    const body = html`<p class="r">${city}-AP, ${day}/${month}/${year}.</p>
<p class="c b">GOVERNO DO ESTADO DO AMAPÁ<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO AMAPÁ<br>COMARCA DE ${city.toUpperCase()}<br>${division}</p>
${minute ? html`<p class="c b" style="color:#a00">MINUTA - SEM VALOR LEGAL</p>` : null}
<h1>${title}</h1>
<table class="d">${line('Processo', number)}${line('Espécie', 'Guarda e Responsabilidade')}${line('Requerente', keeper.name)}${line('Requerida', minor.mother)}</table>
<p class="b u">DADOS ${g('DA GUARDIÃ', 'DO GUARDIÃO')}</p><table class="d">${line('Nome', keeper.name)}${line('Nacionalidade', g('brasileira', 'brasileiro'))}${line('Estado civil', keeper.maritalStatus)}${line('Profissão', keeper.occupation)}${line('C.P.F.', maskCpf(keeper.cpf))}${line('R.G.', `${keeper.rg} ${keeper.rgIssuer}`)}${line('Endereço', oneLine(keeper.address))}${line('Grau de parentesco', relationship)}</table>
<p class="b u">DADOS ${w('DA ADOLESCENTE', 'DO ADOLESCENTE')}</p><table class="d">${line('Nome', minor.name)}${line('Nascimento', shortDate(minor.birth, '.'))}${line('Natural de', birthplace(minor))}${line('C.P.F.', maskCpf(minor.cpf))}${line('Mãe', minor.mother)}${line('Pai', minor.father)}</table>
<p class="j" style="margin-top:4mm">Por este instrumento, e nos termos da sentença de ${shortDate(decided)}, já transitada em julgado, prolatada ${j('pela MM.ª Juíza', 'pelo MM. Juiz')} de Direito ${j('Dra.', 'Dr.')} ${judge.name}, ${g('a requerente', 'o requerente')} assume a guarda definitiva acima referida, ${validity}, e promete exercê-la bem e fielmente. ${powers}.</p>
<p class="j">E, para constar, eu, ${clerk.name}, Chefe de Secretaria, digitei.</p>
<table style="margin-top:16mm"><tr><td class="c">${judge.name}<br><span class="s">Jui${j('za', 'z')} de Direito</span></td><td class="c">${keeper.name}<br><span class="s">Compromissad${g('a', 'o')}</span></td></tr></table>`
    return {
      html: sheet(
        {
          font: 'DejaVu Sans Mono',
          sizePt: 8.5,
          margin: '14mm 18mm',
          css: 'h1{font-size:10.5pt;text-align:center;margin:5mm 0}.d td{padding:.2mm 0;vertical-align:top}.k{width:46mm;overflow:hidden;white-space:nowrap;background:radial-gradient(circle,#444 .25mm,transparent .3mm) 0 70%/1.6mm 100% repeat-x}.k span{background:#fff;padding-right:1mm}.u{margin:3mm 0 1mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'AP'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseClass: 'Guarda e Responsabilidade',
        courtDivision: division,
        district: city.toUpperCase(),
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
        expirationDate: addYears(minor.birth, 18),
        validityText: validity,
        powers,
        signedBy: [judge.name, keeper.name],
        documentValidation: !minute,
      }),
    }
  },
}
