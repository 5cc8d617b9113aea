import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Espírito Santo: the parties are given short names in quotes, and the clauses speak of those. */
export const layout: Layout = {
  name: 'hereinafter-guarda',
  type: 23,
  variants: ['plain'],
  print(random) {
    const scene = courtScene(random, {
      uf: 'ES',
      tribunal: '08',
      cities: ['Colatina', 'Guarapari'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, g, w, j } = scene
    const keeper = { ...guardian, occupation: 'gerente de loja', rgIssuer: 'SPTC/ES' }
    const relationship = g('tia materna', 'tio materno')
    const division = '1ª Vara da Infância e da Juventude'
    const title = 'TERMO DE GUARDA PROVISÓRIA E RESPONSABILIDADE'
    const validity = '1 (um) ano e 6 (seis) meses'
    const powers =
      'O GUARDIÃO poderá, sempre que necessário, representar a CRIANÇA perante órgãos públicos e privados, inclusive planos de saúde e instituições de ensino'
    const stamp = pjeStamp(random, scene, 'pje.tjes.jus.br')
    const body = html`<p class="c b">ESTADO DO ESPÍRITO SANTO<br>PODER JUDICIÁRIO<br>JUÍZO DA ${division.toUpperCase()} DE ${city.toUpperCase()}</p><p class="c s">Fórum Juiz Imaginário da Penha - Praça do Café, s/nº - Telefone: (27) 3700-0000</p>
<p>PROCESSO Nº ${number}<br>CLASSE: GUARDA DE INFÂNCIA E JUVENTUDE (1420)</p><h1>${title}</h1>
<p class="j">Pelo presente instrumento, o Juízo da ${division} de ${city}, representado pel${j('a MM. Juíza', 'o MM. Juiz')} ${judge.name}, defere a ${keeper.name.toUpperCase()}, CPF nº ${maskCpf(keeper.cpf)}, RG nº ${keeper.rg}/${keeper.rgIssuer}, ${g('brasileira', 'brasileiro')}, ${keeper.occupation}, ${keeper.maritalStatus}, estabelecid${g('a', 'o')} na ${oneLine(keeper.address)}, ${relationship}, doravante "GUARDIÃO", a guarda provisória de ${minor.name.toUpperCase()}, CPF nº ${maskCpf(minor.cpf)}, nascid${w('a', 'o')} em ${shortDate(minor.birth)} na cidade de ${birthplace(minor)}, filh${w('a', 'o')} de ${minor.mother} e ${minor.father}, doravante "CRIANÇA", com base na decisão de ${longDate(decided)}, pelo prazo de ${validity}, a partir da assinatura.</p>
<p class="j">${powers}.</p><p class="j">E por estar de acordo, assina o GUARDIÃO o presente termo em ${city}, no dia ${longDate(issued)}.</p>
<p class="c" style="margin-top:14mm">___________________________<br>GUARDIÃO</p><p class="s" style="margin-top:14mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 11,
          margin: '16mm 24mm',
          css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'ES'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        courtDivision: `${division.toUpperCase()} DE ${city.toUpperCase()}`,
        district: city.toUpperCase(),
        forum: 'Fórum Juiz Imaginário da Penha',
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
        expirationDate: addMonths(issued, 18),
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
