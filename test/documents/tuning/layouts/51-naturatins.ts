import { company } from '../../generator/companies.ts'
import { addMonths, addYears, inWords, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, hyphenated, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Tocantins: two columns of labels and values, vehicles in running text, a monospaced code. */
export const layout: Layout = {
  name: 'naturatins',
  type: 51,
  variants: ['farm', 'vehicles', 'disagreeing-term'],
  print(random, variant) {
    const firm = company(random, 'TO', variant === 'vehicles' ? 'Logística' : 'Agroindustrial')
    const farmer = person(random, { gender: 'm', uf: 'TO' })
    const farm = variant === 'farm'
    const issued = randomDate(random, 2018, 2024)
    const months = variant === 'disagreeing-term' ? 48 : 60
    const expires = farm ? addYears(issued, 5) : addMonths(issued, months)
    const number = `${random.int(300, 9900)}-${year(issued)}`
    const plates =
      variant === 'vehicles'
        ? Array.from({ length: 6 }, () => plate(random, random.pick(['old', 'mercosul'])))
        : []
    const activity =
      {
        farm: 'Bovinocultura extensiva',
        vehicles: 'Transporte de cargas perigosas (rodoviário)',
        'disagreeing-term': 'Abatedouro de aves',
      }[variant] ?? ''
    const code = alphanumeric(random, 10).toUpperCase()
    const term = farm
      ? html`Validade: ${shortDate(expires)}`
      : html`Prazo de validade: ${months} (${variant === 'disagreeing-term' ? 'quarenta e seis' : inWords(months)}) meses, contados da data de emissão`
    const pair = (label: string, value: string, label2: string, value2: string) =>
      html`<tr><td class="l">${label}</td><td>${value}</td><td class="l">${label2}</td><td>${value2}</td></tr>`
    const body = html`<table><tr><td style="width:20mm">${crest(16, '#0b5394')}</td><td class="c b">GOVERNO DO ESTADO DO TOCANTINS<br>INSTITUTO NATUREZA DO TOCANTINS<br>NATURATINS</td></tr></table>
<div class="bar">LICENÇA DE OPERAÇÃO - LO Nº ${number}</div>
<table class="k">${pair('Processo', `${random.int(1000, 9999)}-${year(issued)}-M`, 'Emissão', shortDate(issued))}${pair('Interessado', farm ? farmer.name : firm.name, 'CPF/CNPJ', farm ? maskCpf(farmer.cpf) : maskCnpj(firm.id))}${pair('Empreendimento', farm ? 'Fazenda Boa Invenção' : firm.name, 'Município', `${firm.address.place.city}-TO`)}${pair('Atividade', activity, 'Porte', 'Médio')}${pair('Resp. técnico', person(random, { gender: 'f' }).name, 'ART nº', `TO${random.digits(11)}`)}</table>
<p class="b">${term}</p>
${plates.length ? html`<p class="j">Fica autorizada a circulação dos seguintes veículos: cavalo placa ${hyphenated(plates[0] ?? '')}, carreta placa ${plates[1] ?? ''}; cavalo placa ${plates[2] ?? ''}, reboques placas ${plates[3] ?? ''} e ${hyphenated(plates[4] ?? '')}; caminhão placa ${plates[5] ?? ''}, conforme LEI 1236 e ABNT NBR 9735.</p>` : ''}
<p class="b">Condicionantes</p>${conditions(random, 12)}
<p class="r">Palmas-TO, ${shortDate(issued)}</p><p>Assinado eletronicamente por ${person(random, { gender: 'm' }).name}, Gerente de Licenciamento.</p>
<pre>Código SIGAM: ${code}
Validação: http://sigam.to.gov.br/validar</pre>`
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 9,
          css: '.bar{background:#0b5394;color:#fff;font-weight:bold;font-size:13pt;text-align:center;padding:2mm;margin:3mm 0}.k td{padding:.8mm 1.5mm;border-bottom:1px solid #ccc;vertical-align:top}.l{font-weight:bold;color:#0b5394;width:28mm}pre{font:9pt "Liberation Mono";border-top:1px solid #000;padding-top:2mm}',
        },
        body,
      ),
      data: licenceData({
        id: farm ? farmer.cpf : firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'http://sigam.to.gov.br/validar',
        mainActivity: [activity],
        authorizationDangerousProducts: variant === 'vehicles',
      }),
    }
  },
}
