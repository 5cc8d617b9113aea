import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions, technicalResponsible } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Ceará: heading with the department after the number; also an installation licence, which is no LO. */
export const layout: Layout = {
  name: 'semace',
  type: 51,
  variants: ['operation', 'depot', 'installation'],
  print(random, variant) {
    const firm = company(random, 'CE')
    const issued = randomDate(random, 2017, 2024)
    const expires = addYears(issued, random.pick([2, 3, 6]))
    const number = `${random.int(20, 890)}/${year(issued)}`
    const installation = variant === 'installation'
    const kind = installation ? 'LICENÇA DE INSTALAÇÃO' : 'LICENÇA DE OPERAÇÃO'
    const activity =
      {
        operation: 'BENEFICIAMENTO DE CASTANHA DE CAJU',
        depot:
          'ARMAZENAMENTO E DISTRIBUIÇÃO DE GÁS LIQUEFEITO DE PETRÓLEO - GLP (PRODUTO PERIGOSO, CLASSE 2)',
        installation: 'IMPLANTAÇÃO DE PARQUE EÓLICO COM 12 AEROGERADORES',
      }[variant] ?? ''
    const expert = technicalResponsible(random)
    const code = `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`
    const body = html`<div class="c">${crest(17, '#1e6b2e')}<br>GOVERNO DO ESTADO DO CEARÁ<br>Secretaria do Meio Ambiente e Mudança do Clima<br><b>SUPERINTENDÊNCIA ESTADUAL DO MEIO AMBIENTE - SEMACE</b></div>
<h1>${kind} Nº ${number} - DICOP</h1>
<p class="b">VALIDADE ATÉ ${shortDate(expires)}</p>
<p class="j">A Superintendência Estadual do Meio Ambiente - SEMACE, no uso de suas atribuições legais, com base na Lei Estadual nº 11.411/1987 e considerando o processo SPU nº ${random.digits(8)}/${year(issued)} e o Parecer Técnico nº ${random.int(200, 5000)}/${year(issued)} - DICOP/GECON, expede a presente ${kind}, concedida à:</p>
<table class="f"><tr><td>INTERESSADO</td><td>${firm.name.toUpperCase()}</td></tr><tr><td>CNPJ/MF</td><td>${maskCnpj(firm.id)}</td></tr><tr><td>LOCALIZAÇÃO</td><td>${firm.address.street}, ${firm.address.number}, ${firm.address.district}, ${firm.address.place.city} - CE</td></tr><tr><td>OBJETO</td><td>${activity}</td></tr><tr><td>RESPONSÁVEL TÉCNICO</td><td>${expert.name} - CPF ${expert.cpf}</td></tr><tr><td>CONSULTORA</td><td>CNPJ ${expert.consultantCnpj}</td></tr></table>
<p class="b">CONDICIONANTES</p>${conditions(random, 16)}
${variant === 'depot' ? html`<p class="j">17. Esta licença não dispensa a autorização para transporte de produtos perigosos, devendo o empreendedor contratar transportador licenciado.</p>` : ''}
<p class="r">Fortaleza, ${longDate(issued)}.</p><table style="margin-top:12mm"><tr><td class="c">${person(random, { gender: 'm' }).name}<br><span class="s">Diretor de Controle e Proteção Ambiental</span></td><td class="c">${person(random, { gender: 'f' }).name}<br><span class="s">Superintendente</span></td></tr></table>
<p class="s c">Verifique este documento em https://mobile.semace.ce.gov.br/natuur/verificar com o código de autenticidade ${code}</p><p class="s c">Rua Jaime Inventado, 1400 - Fortaleza - CE - CNPJ 11.822.269/0001-12</p>`
    return {
      html: sheet(
        {
          font: 'DejaVu Sans Condensed',
          sizePt: 9.5,
          css: 'h1{font-size:13pt;text-align:center;margin:5mm 0 2mm}.f td{padding:.7mm 2mm;border-bottom:1px dotted #555;vertical-align:top}.f td:first-child{width:46mm;font-weight:bold}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'https://mobile.semace.ce.gov.br/natuur/verificar',
        mainActivity: [activity],
        documentValidation: !installation,
      }),
    }
  },
}
