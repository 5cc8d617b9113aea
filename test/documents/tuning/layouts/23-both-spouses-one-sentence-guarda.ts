import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Rondônia: a couple in one sentence, their trades behind a verb, a child of whom one parent is known. */
export const layout: Layout = {
  name: 'both-spouses-one-sentence-guarda',
  type: 23,
  variants: ['adoption', 'aunt'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'RO',
      tribunal: '22',
      cities: ['Ji-Paraná', 'Vilhena', 'Cacoal'],
      minor: true,
    })
    const { city, issued, decided, number, ward: minor, judge, w, j } = scene
    const adoption = variant === 'adoption'
    const he = {
      ...person(random, { gender: 'm', bornTo: 1988, uf: 'GO' }),
      maritalStatus: 'casado',
      occupation: adoption ? 'técnico em eletrônica' : 'vigilante',
      rgIssuer: 'SESDEC/RO',
    }
    const she = {
      ...person(random, { gender: 'f', bornTo: 1990, uf: 'MT' }),
      maritalStatus: 'casada',
      occupation: adoption ? 'fisioterapeuta' : 'manicure',
      rgIssuer: 'SSP/MT',
      address: he.address,
    }
    const home = oneLine({ ...he.address, place: { city, uf: 'RO' } })
    const division = '1º Juizado da Infância e da Juventude'
    const title = adoption ? 'TERMO DE GUARDA PARA FINS DE ADOÇÃO' : 'TERMO DE GUARDA PROVISÓRIA'
    const validity = adoption ? '120 (cento e vinte) dias' : 'até decisão final no feito principal'
    const powers = adoption
      ? `Cabe aos guardiões zelar pela saúde, educação e formação moral ${w('da criança', 'do infante')} e apresentá-l${w('a', 'o')} à equipe técnica sempre que chamados`
      : `É vedado aos guardiões entregar ${w('a criança', 'o menino')} a terceiros ou mudar-se da Comarca sem prévia comunicação a este Juízo`
    const stamp = pjeStamp(random, scene, 'pjepg.tjro.jus.br')
    const tail = adoption
      ? `pelo prazo de ${validity}, correspondente ao estágio de convivência, prorrogável por igual período`
      : `${validity}, conforme requerido pelo Ministério Público`
    const body = html`<table><tr><td class="s">Poder Judiciário<br>TRIBUNAL DE JUSTIÇA DO ESTADO DE RONDÔNIA<br>${division} da Comarca de ${city}<br>Av. Imaginária das Seringueiras, nº 700, Centro, CEP 76900-000, ${city}, RO - (69) 3400-0000</td><td class="r s" style="width:58mm">Processo: ${number}<br>Classe: ${adoption ? 'ADOÇÃO' : 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)'}</td></tr></table>
<h1>${title}</h1>
<p class="j">Na data de ${shortDate(issued)}, às 10h30min, na sede deste Juizado, perante ${j('a Juíza', 'o Juiz')} de Direito ${judge.name}, compareceram os Senhores <b>${he.name}</b>, brasileiro, casado, que exerce a profissão de ${he.occupation}, RG ${he.rg} – ${he.rgIssuer}, CPF ${maskCpf(he.cpf)}, e sua esposa <b>${she.name}</b>, brasileira, casada, que trabalha como ${she.occupation}, RG ${she.rg} – ${she.rgIssuer}, CPF ${maskCpf(she.cpf)}, ambos residentes e domiciliados na ${home}, aos quais foi confiada, por decisão lançada no dia ${shortDate(decided)}, a guarda ${w('da menina', 'do menino')} <b>${minor.name}</b>, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, na cidade de ${birthplace(minor)}, ${w('filha', 'filho')} de ${minor.mother}, sem paternidade registrada, ${tail}.</p>
<p class="j">${powers}. Os comparecentes declararam aceitar o encargo e prometeram desempenhá-lo bem e fielmente.</p>
<p class="c" style="margin-top:16mm">${he.name}</p><p class="c" style="margin-top:10mm">${she.name}</p>
<div class="stamp s">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: sheet(
        {
          font: 'PT Serif',
          sizePt: 10.5,
          margin: '15mm 22mm',
          css: 'h1{font-size:13pt;text-align:center;margin:8mm 0}.stamp{margin-top:30mm;border-top:.3mm solid #888;padding-top:2mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RO'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: adoption ? 'ADOÇÃO' : 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [he, she].map((one) => qualified(one, { address: home })),
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            placeOfBirth: birthplace(minor),
            filiation: [minor.mother],
          }),
        ],
        expirationDate: adoption ? addDays(issued, 120) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
