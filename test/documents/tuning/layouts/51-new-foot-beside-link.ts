import { addMonths, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, hex, maskCnpj } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** The agency's address, site and e-mail stand in the foot beside the link and the code that verify the licence. */
export const layout = licencePages('new-foot-beside-link', {
  thirds(random) {
    const one = firm(random, 'BA', 'Usina de Asfalto')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 5)
    const number = `${random.int(20, 39)}.${random.digits(3)}`
    const key = `${alphanumeric(random, 5)}-${alphanumeric(random, 5)}`.toUpperCase()
    const body = html`<div class="h">${crest(12, '#0d5c63')}<div><b>GOVERNO DA BAHIA</b><br>Instituto Estadual de Recursos Ambientais</div><div class="r"><b>PORTARIA Nº ${number}</b><br>Licença de Operação</div></div>
<p class="j">O Diretor-Geral, no uso de sua competência e à vista do Processo nº ${year(issued) - 1}.001.${random.digits(6)}/LIC, RESOLVE: Art. 1º Conceder LICENÇA DE OPERAÇÃO, válida até ${shortDate(expires)}, à ${one.name}, inscrita no CNPJ sob nº ${maskCnpj(one.id)}, com endereço na ${written(one.address)}, para a atividade de produção de concreto asfáltico usinado a quente, mediante as condicionantes: I – manter filtro de mangas; II – apresentar relatório de emissões até ${shortDate(addMonths(issued, 6))}; III – requerer a renovação com antecedência de 120 dias. Art. 2º Esta Portaria entra em vigor em ${shortDate(issued)}.</p><p class="c" style="margin:14mm 0">${folk(random).name.toUpperCase()}<br>Diretor-Geral</p>
<div class="f"><div>Av. Imaginária, 600 – CAB<br>41.700-000 – Salvador – BA<br>CNPJ 13.${random.digits(3)}.${random.digits(3)}/0001-${random.digits(2)}</div><div>www.iera.ba.gov.br<br>atendimento@iera.ba.gov.br<br>(71) 3${random.digits(3)}-${random.digits(4)}</div><div>Verifique a autenticidade em<br>sistema.iera.ba.gov.br/verifica<br>Código: ${key}</div></div>`
    return {
      paper: {
        font: 'DejaVu Serif',
        sizePt: 10.5,
        margin: '18mm 22mm',
        css: '.h{display:grid;grid-template-columns:16mm 1fr 60mm;align-items:center;margin-bottom:8mm}.f{display:grid;grid-template-columns:1fr 1fr 1fr;border-top:.4mm solid #0d5c63;font-size:7.5pt;padding-top:1.5mm}p.j{line-height:1.6}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'sistema.iera.ba.gov.br/verifica',
        mainActivity: ['produção de concreto asfáltico usinado a quente'],
      },
    }
  },
  beside(random) {
    const at = town(random, 'SC')
    const one = firm(random, 'SC', 'Lavanderia')
    const issued = randomDate(random, 2020, 2025)
    const expires = addMonths(issued, 60)
    const number = `${random.int(1000, 9899)}/${year(issued)}`
    const process = `${random.digits(5)}/${year(issued) - 1}`
    const code = hex(random, 6)
    const body = html`<p class="c b">CONSÓRCIO INTERMUNICIPAL DO ALTO VALE<br>Câmara de Licenciamento Ambiental</p><h1>Licença Ambiental de Operação – LAO Nº ${number}</h1><p>Prazo de validade: 60 (sessenta) meses, a contar de ${shortDate(issued)}.</p><table class="t"><tr><td>Empreendedor</td><td>${one.name} – CNPJ ${maskCnpj(one.id)}</td></tr><tr><td>Endereço</td><td>${written(one.address)}</td></tr><tr><td>Município</td><td>${at.city}</td></tr><tr><td>Atividade</td><td>24.80.00 - Lavanderia industrial com tingimento</td></tr><tr><td>Processo</td><td>LAV/${process}</td></tr></table>
<p class="j">Esta licença é renovável se requerida 120 dias antes. Fica o empreendedor obrigado a enviar laudos semestrais do efluente, o primeiro até ${shortDate(addMonths(issued, 6))}.</p><p style="margin-top:12mm">${at.city}/SC, ${shortDate(issued)}.</p><table class="f"><tr><td style="width:22mm">${blindQr(random.int(1, 999), 19)}</td><td>Para conferir: http://consultas.cialtovale.sc.gov.br/doc<br>FCEI ${random.digits(6)} · código ${code}</td><td class="r">Rua da Estação, 41, sala 2 – ${at.city}<br>www.cialtovale.sc.gov.br<br>Assinado por ${folk(random).name}</td></tr></table>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10.5,
        margin: '18mm 20mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:14pt;color:#24486b}.t td{border-bottom:.2mm solid #aaa;padding:1mm}.t{margin:3mm 0}.f{margin-top:25mm;font-size:8pt;border-top:.3mm solid #24486b}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'http://consultas.cialtovale.sc.gov.br/doc',
        mainActivity: ['24.80.00 - Lavanderia industrial com tingimento'],
      },
    }
  },
})
