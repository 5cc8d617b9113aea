import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumericCnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** A framed certificate to hang on a wall; the holder has a CNPJ with letters. */
export const layout: Layout = {
  name: 'blind-a-alagoas-certificate',
  type: 51,
  variants: ['dairy'],
  print(random) {
    const firm = company(random, 'AL', 'Laticínios')
    const id = alphanumericCnpj(random)
    const day = randomDate(random, 2026, 2026)
    const issued = day > '2026-10-31' ? '2026-10-30' : day < '2026-08-01' ? '2026-08-14' : day
    const ends = addYears(issued, 3)
    const number = `${random.int(110, 890)}/2026`
    const key = hex(random, 16).toLowerCase()
    const activity = 'Beneficiamento de leite e fabricação de queijos e iogurtes'
    const body = html`<div style="border:3px double #7a5c00;padding:9mm 10mm"><div class="c">${crest(20, '#7a1f1f')}<p><b>ESTADO DE ALAGOAS</b><br>INSTITUTO DO MEIO AMBIENTE DE ALAGOAS – IMA/AL</p><p style="font-size:1.9em;margin:5mm 0 0"><b>Certificado de Licença Ambiental</b></p><p style="font-size:1.2em">Licença de Operação – LO nº ${number}</p></div>
<p class="j">Certificamos que o empreendimento abaixo identificado encontra-se licenciado perante este Instituto, nos termos da Lei Estadual nº 6.787/2006 e suas alterações.</p>
<table class="k"><tr><td>Titular</td><td><b>${firm.name}</b></td></tr><tr><td>CNPJ</td><td><b>${maskCnpj(id)}</b></td></tr><tr><td>Unidade</td><td>${firm.address.street}, ${firm.address.number} – ${firm.address.place.city}/AL</td></tr><tr><td>Tipologia</td><td>${activity}</td></tr><tr><td>Processo</td><td>4903.0000${random.digits(6)}/2025</td></tr><tr><td>Emitida em</td><td>${shortDate(issued)}</td></tr><tr><td>Válida até</td><td><b>${shortDate(ends)}</b></td></tr><tr><td>Licença anterior</td><td>LO nº ${random.int(110, 890)}/2022, com validade até ${shortDate(addYears(issued, -1))}</td></tr></table>
<p class="c" style="margin-top:7mm">Maceió, ${longDate(issued)}.</p><p class="c" style="margin-top:16mm">___________________________________<br>${personName(random, 'f')}<br>Diretora-Presidente</p><table style="margin-top:8mm"><tr><td style="width:28mm">${blindQr(random.int(1, 99999), 24)}</td><td class="s">Chave de autenticação:<br><b>${key}</b><br>Consulte a validade deste certificado em www2.ima.al.gov.br/autenticar</td></tr></table></div><p class="s c">Este certificado não dispensa o cumprimento das condicionantes da LO e deve ficar em local visível ao público.</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11,
          css: '.k td { padding: 1.3mm 2mm; border-bottom: .5px solid #555 } .k td:first-child { width: 34mm; color: #555 }',
        },
        body,
      ),
      ...licence({
        id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: ends,
        validationLink: 'www2.ima.al.gov.br/autenticar',
        mainActivity: [activity],
      }),
    }
  },
}
