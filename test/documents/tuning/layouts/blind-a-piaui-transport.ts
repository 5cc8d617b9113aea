import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import type { Random } from '../../generator/random.ts'
import { licence } from '../blind-a-licence.ts'

/** Authorisations for carriers: dangerous goods with an annex of vehicles, and waste that is not dangerous. */
export const layout: Layout = {
  name: 'blind-a-piaui-transport',
  type: 51,
  variants: ['fleet', 'harmless'],
  print(random, variant) {
    return variant === 'fleet' ? fleet(random) : harmless(random)
  },
}

function fleet(random: Random) {
  const firm = company(random, 'PI', 'Transportadora')
  const issued = randomDate(random, 2021, 2025)
  const ends = addYears(issued, 1)
  const number = `D00${random.digits(4)}/${issued.slice(2, 4)}`
  const key = hex(random, 20)
  const plates = Array.from({ length: 26 }, (_, i) => plate(random, i % 3 ? 'mercosul' : 'old'))
  const activity = 'Transporte rodoviário interestadual e municipal de produtos perigosos'
  const types = ['Trator', 'Semirreboque', 'Truck', 'Bitrem']
  const cells = plates.map(
    (one, i) =>
      html`<tr><td>${String(i + 1).padStart(2, '0')}</td><td>${one}</td><td>${types[i % 4] ?? ''}</td><td>${random.digits(9)}</td></tr>`,
  )
  const grid = (rows: typeof cells) =>
    html`<table class="g"><tr><th>Nº</th><th>Placa</th><th>Tipo</th><th>Chassi (final)</th></tr>${rows}</table>`
  const body = html`<p class="c b">GOVERNO DO ESTADO DO PIAUÍ<br>SECRETARIA DE ESTADO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – SEMARH</p><p class="c b" style="font-size:1.2em;background:#dfe9dc;padding:2mm">AUTORIZAÇÃO AMBIENTAL PARA TRANSPORTE DE PRODUTOS PERIGOSOS<br>Nº ${number}</p>
<p>PROCESSO: AA.130.1.00${random.digits(4)}/${issued.slice(2, 4)}<br>RAZÃO SOCIAL: ${firm.name.toUpperCase()}<br>CNPJ: ${maskCnpj(firm.id)}<br>ENDEREÇO: ${firm.address.street}, ${firm.address.number} – Teresina/PI<br>ATIVIDADE: ${activity}<br>DATA DE EMISSÃO: ${shortDate(issued)}<br>VALIDADE: ${shortDate(ends)}</p><p class="j">Produtos autorizados: ONU 1202 (óleo diesel), ONU 1203 (gasolina), ONU 1170 (etanol) e ONU 1075 (gases de petróleo liquefeitos). A autorização alcança os veículos do Anexo Único e não inclui explosivos nem material radioativo.</p>
<p class="b">CONDICIONANTES</p><ol class="j"><li>Cumprir a Resolução ANTT 5998, a NBR 7503 e a NBR 9735.</li><li>Os condutores devem possuir curso para movimentação de produtos perigosos.</li><li>Acidentes serão comunicados de imediato à SEMARH e ao Corpo de Bombeiros.</li><li>O Plano de Atendimento a Emergências vence em ${shortDate(addYears(issued, 2))} e será revisto 60 dias antes.</li><li>A inclusão de veículo depende de retificação desta autorização.</li></ol><p>Teresina (PI), ${longDate(issued)}.</p><p style="margin-top:16mm">${personName(random, 'm').toUpperCase()}<br>Secretário de Estado</p><p class="s">Verificação de autenticidade: https://siga.semarh.pi.gov.br/verificar – código ${key}</p>
<div class="break"></div><p class="c b">ANEXO ÚNICO – AUTORIZAÇÃO Nº ${number}<br>RELAÇÃO DE VEÍCULOS</p>${grid(cells)}<p class="s">Total: ${plates.length} veículos.</p>`
  return {
    html: sheet(
      {
        font: 'Roboto',
        sizePt: 10,
        css: '.g td, .g th { border: .5px solid #666; padding: .5mm 2mm; text-align: left }',
      },
      body,
    ),
    ...licence({
      id: firm.id,
      number,
      scope: 'STATE',
      accessKey: key,
      expirationDate: ends,
      licensePlate: plates,
      validationLink: 'https://siga.semarh.pi.gov.br/verificar',
      mainActivity: [activity],
      authorizationDangerousProducts: true,
    }),
  }
}

function harmless(random: Random) {
  const firm = company(random, 'PI', 'Coleta e Remoção')
  const issued = randomDate(random, 2020, 2024)
  const number = `${random.int(21, 96)}/${issued.slice(0, 4)}`
  const plates = [plate(random, 'old'), plate(random, 'mercosul'), plate(random, 'old')]
  const activity = 'Coleta e transporte de resíduos da construção civil e podas, não perigosos'
  const body = html`<p><b>Prefeitura Municipal de Parnaíba – PI</b><br>Secretaria Municipal do Meio Ambiente e Recursos Hídricos</p><h3 class="c">AUTORIZAÇÃO AMBIENTAL DE TRANSPORTE DE RESÍDUOS Nº ${number}</h3>
<p class="j">Fica a empresa <b>${firm.name}</b>, inscrita no CNPJ sob o nº ${maskCnpj(firm.id)}, autorizada, no território do Município, ao exercício da atividade abaixo, pelo prazo de 12 (doze) meses, a contar da data da assinatura.</p><p><b>Atividade:</b> ${activity}</p><p><b>Veículos, placas:</b> ${hyphenated(plates[0] ?? '')}, ${plates[1] ?? ''} e ${hyphenated(plates[2] ?? '')}.</p><p class="j"><b>Não autoriza</b> o transporte de produtos perigosos nem de resíduos de serviços de saúde.</p><ol class="j"><li>As caçambas circularão cobertas e não excederão a borda.</li><li>A destinação será feita na área de triagem licenciada (LO nº ${random.int(11, 99)}/2018 – Município de Parnaíba), mediante CTR.</li><li>Relatório trimestral das viagens até o dia 10 do mês seguinte.</li></ol><p>Parnaíba, ${longDate(issued)}.</p><p class="c" style="margin-top:20mm">________________________________<br>${personName(random, 'f')}<br>Secretária Municipal<br>Portaria nº ${random.digits(3)}/2019</p>`
  return {
    html: sheet({ font: 'DejaVu Serif', sizePt: 10.5, margin: '24mm 26mm' }, body),
    ...licence({
      id: firm.id,
      number,
      scope: 'MUNICIPAL',
      expirationDate: addYears(issued, 1),
      licensePlate: plates,
      mainActivity: [activity],
    }),
  }
}
