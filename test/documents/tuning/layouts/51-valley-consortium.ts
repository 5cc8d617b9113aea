import { company } from '../../generator/companies.ts'
import { addMonths, monthName, parts, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A consortium of towns: a coloured band, labels above in three columns, months in words; once with no term and no day. */
export const layout: Layout = {
  name: 'valley-consortium',
  type: 51,
  variants: ['months', 'no-term'],
  print(random, variant) {
    const issued = randomDate(random, 2019, 2025)
    const firm = company(random, 'SC')
    const months = variant === 'months'
    const number = `${String(random.int(1, 420)).padStart(4, '0')}/${year(issued)}`
    const hash = hex(random, 10).toLowerCase()
    const link = 'https://licencas.consorciovaleimaginario.sc.gov.br/autenticar'
    const activities = months
      ? [
          '26.50.10 - Fabricação de artigos de material plástico',
          '42.32.10 - Depósito de produtos acabados',
          '34.41.16 - Central de triagem de resíduos recicláveis',
        ]
      : ['Comércio varejista de combustíveis, com três tanques subterrâneos']
    const { month } = parts(issued)
    const box = (label: string, value: string) =>
      html`<div class="x"><span class="l">${label}</span><br>${value}</div>`
    const body = html`<div class="band">CIVIMA – CONSÓRCIO INTERMUNICIPAL DO VALE IMAGINÁRIO<br><span class="s">Programa de Licenciamento Ambiental Municipal</span></div>
<div class="grid">${box('DOCUMENTO', 'LICENÇA AMBIENTAL DE OPERAÇÃO – LAO')}${box('Nº', number)}${box('PROCESSO', `LAO/${random.digits(5)}/${year(issued)}`)}${box('EMPREENDEDOR', firm.name.toUpperCase())}${box('CPF / CNPJ', maskCnpj(firm.id))}${box('MUNICÍPIO DO EMPREENDIMENTO', `${firm.address.place.city} - SC`)}${box('ENDEREÇO', `${firm.address.street}, ${firm.address.number}`)}${box('CEP', firm.address.postcode)}${box('FCEI', random.digits(6))}</div>
${months ? html`<p class="h">ATIVIDADES</p>${activities.map((one) => html`<p style="margin:0">${one}</p>`)}<p class="h">VALIDADE</p><p>Esta licença é válida pelo período de quarenta e oito meses, contados da data de emissão.</p>` : html`<p class="h">OBJETO DA LICENÇA</p><p>${activities}</p>`}
<p class="h">DOCUMENTOS ANALISADOS</p><p class="s">Licença Ambiental de Instalação nº 0${random.digits(3)}/${year(issued) - 3}, com validade de 36 meses; alvará dos bombeiros com vencimento em ${shortDate(addMonths(issued, 11))}; ART nº ${random.digits(7)}-4.</p>
<p class="h">CONTROLES E PROGRAMAS</p><div class="s">${conditions(random, 9)}</div>
${months ? html`<p>Data de emissão: ${shortDate(issued, '-')}</p>` : html`<p>${firm.address.place.city}, ${monthName(month)} de ${year(issued)}.</p>`}<p class="c" style="margin-top:9mm">${person(random, { gender: 'm' }).name}<br>Diretor Executivo</p>
<div class="band s">${months ? html`Valide este documento em ${link} com o código de autenticidade ${hash}` : 'Documento impresso em duas vias.'}</div>`
    return {
      html: sheet(
        {
          font: months ? 'Carlito' : 'Open Sans',
          sizePt: months ? 11 : 9.5,
          margin: '12mm 16mm',
          css: '.band{background:#14506e;color:#fff;padding:2mm 4mm;font-weight:bold}.grid{display:grid;grid-template-columns:2fr 1fr 1fr;margin:3mm 0}.x{border:.2mm solid #14506e;padding:1mm 2mm}.l{font-size:6.5pt;color:#14506e}.h{font-weight:bold;color:#14506e;border-bottom:.3mm solid #14506e;margin:3mm 0 1mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: months ? hash : null,
        expirationDate: months ? addMonths(issued, 48) : null,
        validationLink: months ? link : null,
        mainActivity: activities,
        documentValidation: months,
      }),
    }
  },
}
