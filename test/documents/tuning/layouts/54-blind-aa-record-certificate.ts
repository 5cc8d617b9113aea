import { longDate, randomDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { STATES } from '../../generator/places.ts'
import { bystander, day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData, issuer } from '../blind-aa-papers.ts'

/** A state's certificate of what its register holds of a driver: prose, then a table of offences with other dates. */
export const layout: Layout = {
  name: 'blind-aa-record-certificate',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['AD', 'D', 'AE'] })
    const child = m.female ? 'filha' : 'filho'
    const article = { SC: 'DE', PE: 'DE', MG: 'DE', SP: 'DE', GO: 'DE', BA: 'DA' }[m.local.uf] ?? 'DO'
    const offences = Array.from({ length: 3 }, () => ({
      notice: `${random.pick(['E', 'T', 'M'])}${random.digits(9)}`,
      date: randomDate(random, 2021, 2023),
      points: random.pick(['3', '4', '5', '7']),
      plate: plate(random, 'mercosul'),
    }))
    const body = html`<div class="c">${crest(15)}<p class="b">ESTADO ${article} ${(STATES[m.local.uf] ?? '').toUpperCase()}<br>DEPARTAMENTO ESTADUAL DE TRÂNSITO – DETRAN/${m.local.uf}<br>Coordenadoria de Prontuários e Pontuação</p></div>
<p class="c b t">CERTIDÃO Nº ${random.digits(4)}/2026</p>
<p class="j">CERTIFICO, atendendo a requerimento da pessoa interessada e à vista do Registro Nacional de Condutores Habilitados – RENACH, que <b>${m.name.toUpperCase()}</b>, ${child} de ${m.father} e de ${m.mother}, ${m.female ? 'nascida' : 'nascido'} aos ${day(m.birth)} em ${townOf(m.birthplace)}, CPF nº ${maskCpf(m.cpf)}, carteira de identidade nº ${m.rg} SSP/${m.birthplace.uf}, é ${m.female ? 'condutora habilitada' : 'condutor habilitado'} na categoria “${m.category}”, sob o registro nº ${m.register}, tendo obtido a primeira habilitação em ${day(m.first)}.</p>
<p class="j">CERTIFICO, ainda, que o documento em vigor foi expedido em ${day(m.issued)} por este DETRAN/${m.local.uf}, na localidade de ${townOf(m.local)}, formulário RENACH ${m.renach}, e tem validade até ${day(m.expires)}. Observações: EAR, CETCP.</p>
<p class="j">Constam as autuações abaixo, todas com penalidade cumprida:</p>
<table><tr><th>Auto de infração</th><th>Placa</th><th>Data do fato</th><th>Pontos</th></tr>${offences.map((o) => html`<tr><td>${o.notice}</td><td>${o.plate}</td><td>${day(o.date)}</td><td>${o.points}</td></tr>`)}</table>
<p class="j m">Esta certidão não autoriza a condução de veículos. ${m.local.city}, ${longDate('2026-03-05')}.</p><p class="c sig">${bystander(random)}<br>Chefe da Seção de Certidões</p>`
    return {
      html: sheet(
        {
          font: 'Gentium Plus',
          sizePt: 11.5,
          css: '.t{margin:8mm 0;font-size:14pt}p.j{text-indent:12mm}th,td{border:1px solid #555;padding:1mm 2mm;text-align:center}.m{margin-top:8mm}.sig{margin:20mm auto 0;width:80mm;border-top:1px solid #000}',
        },
        body,
      ),
      data: driverData({
        ...basics(m),
        ...issuer(m),
        name: m.name.toUpperCase(),
        filiation: [m.father, m.mother],
        placeOfBirth: townOf(m.birthplace),
        comments: 'EAR, CETCP',
        hasCetpp: false,
      }),
    }
  },
}
