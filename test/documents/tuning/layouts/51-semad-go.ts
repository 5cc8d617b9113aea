import { company } from '../../generator/companies.ts'
import { addYears, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { obligations } from '../conditions.ts'

/** Goiás: `licença de funcionamento` in SEI, the heading under the data, the activities in a list with numbers. */
export const layout: Layout = {
  name: 'semad-go',
  type: 51,
  variants: ['functioning', 'endless', 'carrier'],
  print(random, variant) {
    const firm = company(random, 'GO', variant === 'carrier' ? 'Transportes' : undefined)
    const issued = randomDate(random, 2018, 2025)
    const expires = addYears(issued, random.pick([2, 4, 6]))
    const number = `${random.int(100, 2300)}/${year(issued)}`
    const [verifier, crc] = [`000${random.digits(8)}`, hex(random, 8)]
    const signer = person(random, { gender: 'm' })
    const activities =
      {
        functioning: [
          'Extração de areia em leito de rio',
          'Classificação e peneiramento de areia e cascalho',
        ],
        endless: ['Laticínio com capacidade de 20.000 litros por dia'],
        carrier: [
          'Transporte de produtos perigosos (combustíveis líquidos)',
          'Garagem com abastecimento próprio',
        ],
      }[variant] ?? []
    const url =
      'https://sei.go.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=1'
    const body = html`<p class="c">ESTADO DE GOIÁS<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E DESENVOLVIMENTO SUSTENTÁVEL<br>SUPERINTENDÊNCIA DE LICENCIAMENTO AMBIENTAL</p>
<table class="g"><tr><th>Interessado(a)</th><td>${firm.name.toUpperCase()}</td></tr><tr><th>CPF/CNPJ</th><td>${maskCnpj(firm.id)}</td></tr><tr><th>Município</th><td>${firm.address.place.city} – GO</td></tr><tr><th>Processo</th><td>${year(issued)}0001700${random.digits(4)}</td></tr></table>
<h1>LICENÇA DE FUNCIONAMENTO Nº ${number} - SEMAD/SULA-19417</h1>
<p class="j">Concede-se licença para o exercício de:</p><ol>${activities.map((item) => html`<li>${item}</li>`)}</ol>
<p class="j">${variant === 'endless' ? 'A licença vigora por prazo indeterminado, enquanto não houver ampliação ou modificação da atividade.' : `VENCIMENTO: ${shortDate(expires)}`}</p>
<p class="b">EXIGÊNCIAS</p>${obligations(random, 11, (n) => `${n}º`)}
${variant === 'functioning' ? html`<p class="j">O transporte do minério dar-se-á por terceiros, não contemplando esta licença o transporte de produtos perigosos.</p>` : ''}
<p class="r">GOIÂNIA, ${longDate(issued)}.</p>
<div class="sei"><p>Documento assinado eletronicamente por <b>${signer.name.toUpperCase()}</b>, <b>Superintendente</b>, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme art. 2º, § 2º, III, "b", da Lei 17.039/2010.</p><p>A autenticidade do documento pode ser conferida no site<br>${url.slice(0, 34)}<br>${url.slice(34)} informando o código verificador ${verifier} e o código CRC ${crc}.</p></div>`
    return {
      html: sheet(
        {
          font: 'Andika',
          sizePt: 10,
          margin: '18mm 22mm',
          css: 'h1{font-size:13pt;margin:6mm 0}.g th{text-align:left;width:40mm;background:#eee;font-weight:normal}.g td,.g th{border:1px solid #bbb;padding:1mm 2mm}.sei{border-top:1px solid #444;font-size:8pt}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: variant === 'endless' ? null : expires,
        validationLink: url,
        mainActivity: activities,
        authorizationDangerousProducts: variant === 'carrier',
      }),
    }
  },
}
