import { company } from '../../generator/companies.ts'
import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'

/** IBAMA's authorisation as another export prints it: vehicles in three columns without lines. */
export const layout: Layout = {
  name: 'ibama-fleet',
  type: 51,
  variants: ['long', 'short'],
  print(random, variant) {
    const firm = company(random, 'GO', 'Logística')
    const issued = randomDate(random, 2021, 2025)
    const number = `2${random.digits(6)}`
    const plates = Array.from({ length: variant === 'long' ? 112 : 7 }, () =>
      plate(random, random.pick(['old', 'mercosul', 'mercosul'])),
    )
    const key = hex(random, 32).toLowerCase()
    const body = html`<p class="c">MINISTÉRIO DO MEIO AMBIENTE<br>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis – IBAMA<br>Diretoria de Qualidade Ambiental</p>
<h1>Autorização Ambiental para o Transporte Interestadual de Produtos Perigosos</h1><p class="c">Modal: rodoviário</p>
<table class="d"><tr><td>N.º de registro no Banco de Dados</td><td>${number}</td></tr><tr><td>Emitido em</td><td>${shortDate(issued)}</td></tr><tr><td>Válido até</td><td>${shortDate(addMonths(issued, 3))}</td></tr><tr><td>CNPJ</td><td>${maskCnpj(firm.id)}</td></tr><tr><td>Nome/Razão Social</td><td>${firm.name}</td></tr><tr><td>Sede</td><td>${firm.address.place.city}/GO</td></tr></table>
<p>Classes autorizadas: Classe 3: Líquidos Inflamáveis; Classe 8: Substâncias Corrosivas.</p>
<p class="h">Placas dos veículos e equipamentos</p><div class="p3">${plates.map((value, index) => html`<div>${index % 5 === 0 ? hyphenated(value) : value} <span class="t">${random.pick(['TRATOR', 'SEMIRREBOQUE', 'TRUCK', 'BITREM'])}</span></div>`)}</div>
<p class="s j">Documento emitido pelo sistema do CTF/APP. Verificação: https://www.ibama.gov.br/autenticidade – chave de autenticação ${key}. Em caso de acidente ligue 0800 061 8080. Base: LC 140, ART 7º; ABNT NBR 7503; RES ANTT 5998.</p>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9.5,
          margin: '16mm 18mm',
          css: 'h1{font-size:13pt;text-align:center;margin:5mm 20mm 1mm}.d{width:120mm;margin:4mm 0}.d td{padding:.6mm 2mm;border-bottom:1px dashed #999}.h{font-weight:bold;margin-top:3mm}.p3{display:grid;grid-template-columns:repeat(3,1fr)}.t{font-size:.7em;color:#555}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: addMonths(issued, 3),
        licensePlate: plates,
        validationLink: 'https://www.ibama.gov.br/autenticidade',
        authorizationDangerousProducts: true,
      }),
    }
  },
}
