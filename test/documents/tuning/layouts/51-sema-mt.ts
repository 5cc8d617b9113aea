import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hyphenated, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { obligations } from '../conditions.ts'

/** Mato Grosso: dark title band, data in a grid whose labels end in a colon inside the cell, fleet with chassis. */
export const layout: Layout = {
  name: 'sema-mt',
  type: 51,
  variants: ['rancher', 'fleet', 'renewal'],
  print(random, variant) {
    const firm = company(random, 'MT', variant === 'fleet' ? 'Transportadora' : undefined)
    const rancher = person(random, { uf: 'MT', gender: 'f' })
    const alone = variant === 'rancher'
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([3, 4, 6]))
    const number = `31${random.digits(4)}/${year(issued)}`
    const plates =
      variant === 'fleet'
        ? Array.from({ length: 23 }, () => plate(random, random.pick(['old', 'mercosul'])))
        : []
    const activities =
      {
        rancher: ['Confinamento de bovinos', 'Armazém de grãos'],
        fleet: ['Transporte rodoviário de produtos perigosos'],
        renewal: ['Frigorífico com abate de bovinos', 'Graxaria'],
      }[variant] ?? []
    const expert = person(random, { gender: 'm' })
    const auth = `${random.digits(3)}.${random.digits(3)}.${random.digits(3)}`
    const body = html`<div class="band"><table><tr><td style="width:20mm">${crest(15, '#fff')}</td><td>GOVERNO DO ESTADO DE MATO GROSSO<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE – SEMA/MT</td><td class="r">Licença de Operação<br><span class="n">LO N°: ${number}</span></td></tr></table></div>
<p class="r"><b>Válida até: ${shortDate(expires)}</b></p>
<table class="g"><tr><td>Processo N°: ${random.digits(6)}/${year(issued) - 1}</td><td>Data do Protocolo: ${shortDate(addYears(issued, -1))}</td></tr><tr><td>Requerente: ${alone ? rancher.name : firm.name}</td><td>CPF/CNPJ: ${alone ? maskCpf(rancher.cpf) : maskCnpj(firm.id)}</td></tr><tr><td>Responsável Técnico: ${expert.name}</td><td>CPF: ${maskCpf(expert.cpf)} &nbsp; CREA: ${random.digits(6)}/D</td></tr><tr><td colspan="2">Endereço: ${firm.address.street}, ${firm.address.number}, ${firm.address.district}, ${firm.address.place.city} - MT</td></tr>
<tr><td colspan="2">Atividade(s) Licenciada(s):${activities.map((item) => html`<br>&bull; ${item}`)}</td></tr>${variant === 'renewal' ? html`<tr><td>Licença renovada: LO N° 30${random.digits(4)}/${year(issued) - 4}</td><td>Vencida em: ${shortDate(issued)}</td></tr>` : ''}</table>
<p class="h">Restrições e condições</p>${obligations(random, 12, (n) => `${n} –`)}
${variant === 'renewal' ? html`<p class="j">É vedado o transporte de produtos perigosos em veículos próprios.</p>` : ''}
<p>Cuiabá/MT, ${shortDate(issued)}</p><table class="s" style="margin-top:10mm"><tr><td class="c">${person(random, { gender: 'f' }).name}<br>Superintendente de Infraestrutura, Indústria e Serviços</td><td class="c">${person(random, { gender: 'm' }).name}<br>Secretário Adjunto</td></tr></table>
${plates.length ? html`<div class="break"></div><p class="h">Anexo I – Veículos autorizados</p><table class="v"><thead><tr><th>Ordem</th><th>Chassi</th><th>Placa</th><th>Renavam</th><th>Ano</th></tr></thead>${plates.map((value, index) => html`<tr><td>${index + 1}</td><td>9BM${random.digits(10)}</td><td>${index % 2 ? hyphenated(value) : value}</td><td>0${random.digits(10)}</td><td>${random.int(2005, 2023)}</td></tr>`)}</table>` : ''}
<p class="s">Para autenticar este título consulte o SIMLAM Público: www.sema.mt.gov.br/simlam – Autenticação nº ${auth}</p>`
    return {
      html: sheet(
        {
          font: 'PT Sans',
          sizePt: 10,
          margin: '14mm 16mm',
          css: '.band{background:#14532d;color:#fff;padding:2mm 3mm}.n{font-size:14pt;font-weight:bold}.g td{border:1px solid #14532d;padding:1mm 2mm;vertical-align:top}.h{background:#d9ead3;padding:1mm 2mm;font-weight:bold;margin:3mm 0 1mm}.v td,.v th{border-bottom:1px solid #aaa;padding:.5mm 2mm;text-align:left}',
        },
        body,
      ),
      data: licenceData({
        id: alone ? rancher.cpf : firm.id,
        number,
        scope: 'STATE',
        accessKey: auth,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'www.sema.mt.gov.br/simlam',
        mainActivity: activities,
        authorizationDangerousProducts: variant === 'fleet',
      }),
    }
  },
}
