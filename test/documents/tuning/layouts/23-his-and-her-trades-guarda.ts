import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, dateInWords, longDate, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'

/** Tocantins: a married pair, each with a trade of their own; days counted from the signing; `Foro` and `Vara` in one line. */
export const layout: Layout = {
  name: 'his-and-her-trades-guarda',
  type: 23,
  variants: ['pair', 'one-home'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'TO',
      tribunal: '27',
      cities: ['Gurupi', 'Porto Nacional', 'Araguaína'],
      minor: true,
    })
    const { ward: minor, judge, clerk, city, w } = scene
    const wife = person(random, { gender: 'f', uf: 'TO', bornFrom: 1960, bornTo: 1985 })
    const husband = person(random, { gender: 'm', uf: 'TO', bornFrom: 1960, bornTo: 1985 })
    const pair = variant === 'pair'
    const home = oneLine(wife.address)
    const trades = pair ? ['assistente social', 'trabalhador rural'] : ['do lar', 'motorista de aplicativo']
    const status = pair
      ? ['casada', 'casado']
      : ['convivente em união estável', 'convivente em união estável']
    const title = pair ? 'TERMO DE GUARDA PROVISÓRIA' : 'TERMO DE COMPROMISSO DE GUARDA E RESPONSABILIDADE'
    const division = pair
      ? '1ª Vara Cível, Família, Sucessões, Infância e Juventude'
      : 'Juizado Especial da Infância e Juventude'
    const stamp = eprocStamp(random, scene, 'eproc1.tjto.jus.br')
    const powers = `Os guardiões ficam autorizados a requerer benefícios, vacinas e matrícula em nome ${w('da criança', 'do menino')}, vedada a viagem ao exterior sem alvará deste Juízo`
    const papers = (one: typeof wife) => html`RG nº ${one.rg} ${one.rgIssuer} e CPF nº ${maskCpf(one.cpf)}`
    const child = html`<b>${minor.name.toUpperCase()}</b>, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, ${w('filha', 'filho')} de ${minor.mother}`
    const body = html`<p class="c">Tribunal de Justiça do Estado do Tocantins<br>${pair ? html`${division} de ${city}` : html`Comarca: ${city} | ${division}`}</p><h1>${title}</h1>
<p>${pair ? html`GUARDA DE INFÂNCIA E JUVENTUDE Nº ${scene.number}/TO` : html`Autos: ${scene.number}<br>Classe da ação: Guarda`}</p>
${
  pair
    ? html`<p class="j">Aos ${dateInWords(scene.issued)}, nesta cidade e Comarca de ${city}, Estado do Tocantins, perante mim, ${clerk.name}, Escrivão, compareceram o casal <b>${husband.name}</b>, brasileiro, ${trades[1] ?? ''}, ${papers(husband)}, e <b>${wife.name}</b>, brasileira, ${trades[0] ?? ''}, ${papers(wife)}, casados entre si, ambos residentes e domiciliados na ${home}, aos quais o(a) Juiz(a) de Direito, Dr(a). ${judge.name}, conferiu, em ${shortDate(scene.decided)}, nos autos em epígrafe, decisão de guarda provisória de ${child}, com prazo de 90 dias contados desta assinatura.</p>`
    : html`<p class="j">Guardiões: <b>${wife.name}</b>, brasileira, ${status[0] ?? ''}, ${trades[0] ?? ''}, ${papers(wife)}; e <b>${husband.name}</b>, brasileiro, ${status[1] ?? ''}, ${trades[1] ?? ''}, ${papers(husband)}, residentes na ${home}.</p><p class="j">Criança: ${child}.</p><p class="j">Por decisão do(a) MM. Juiz(a) ${judge.name}, datada de ${longDate(scene.decided)}, os guardiões acima assumem a guarda provisória pelo período de cento e vinte dias, findo o qual deverão requerer a prorrogação.</p>`
}
<p class="j">${powers}.</p><p class="j">${pair ? 'Nada mais havendo, encerrou-se o presente.' : html`Aos ${longDate(scene.issued)}, em ${city} - Tocantins, lavrei o termo que segue assinado.`}</p>
<table class="c" style="margin-top:14mm"><tr><td>${husband.name}</td><td>${wife.name}</td></tr></table>`
    const order = pair ? [husband, wife] : [wife, husband]
    const indexOf = (one: typeof wife) => (one === wife ? 0 : 1)
    return {
      html: sheet(
        {
          font: pair ? 'Liberation Sans' : 'DejaVu Serif',
          sizePt: pair ? 11 : 10,
          margin: '18mm 24mm 36mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'TO'),
        ...stamp.read,
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: pair ? 'GUARDA DE INFÂNCIA E JUVENTUDE' : 'Guarda',
        courtDivision: pair ? `${division} de ${city}` : division,
        district: city,
        judgeName: judge.name,
        guardians: order.map((one) =>
          qualified(one, {
            occupation: trades[indexOf(one)] ?? null,
            maritalStatus: pair ? 'casados' : (status[indexOf(one)] ?? null),
            address: home,
          }),
        ),
        wards: [ward(minor.name.toUpperCase(), { birthDate: minor.birth, filiation: [minor.mother] })],
        expirationDate: addDays(scene.issued, pair ? 90 : 120),
        validityText: pair ? '90 dias' : 'cento e vinte dias',
        powers,
      }),
    }
  },
}
