import { qrCode } from '../../generator/codes.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { clauses, duties, holder, person, whole } from '../blind-q.ts'

/** SEMAD of Goiás: a licence to function for a sand pit; values under their captions, a QR code beside its address. */
export const layout: Layout = {
  name: 'blind-q-go-lavra',
  type: 51,
  variants: ['one'],
  async print(random) {
    const firm = holder(random, '* Mineração e Dragagem Ltda. - EPP')
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, 5)
    const number = `${random.int(103, 890)}/${year(issued)}`
    const link = `https://portal.meioambiente.go.gov.br/licencas/v/${random.digits(6)}`
    const activity = 'Extração de areia e cascalho em leito de rio, por dragagem'
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 10.5,
          margin: '16mm 18mm',
          css: '.cell { display: inline-block; margin: 0 9mm 3mm 0; vertical-align: top } .cell small { color: #4b5a4b; font-size: 8pt; display: block; text-transform: uppercase }',
        },
        html`<table style="border-bottom:.8mm solid #c59b22"><tr><td style="width:22mm">${crest(17)}</td><td><b>ESTADO DE GOIÁS</b><br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável – SEMAD<br>Superintendência de Licenciamento Ambiental</td></tr></table>
<p class="c b" style="font-size:17pt;margin:7mm 0 1mm">LICENÇA DE FUNCIONAMENTO</p><p class="c b" style="font-size:13pt;margin-bottom:6mm">Nº ${number}</p>
<div class="cell"><small>Empreendedor</small>${firm.name}</div><div class="cell"><small>CNPJ do empreendedor</small>${maskCnpj(firm.id)}</div><br>
<div class="cell"><small>Endereço</small>${firm.street} – ${firm.town}/GO</div><div class="cell"><small>CEP</small>${firm.postcode}</div><br>
<div class="cell"><small>Empreendimento</small>Porto de areia Fazenda Pé de Serra, margem direita</div><br>
<div class="cell"><small>Atividade</small>${activity}</div><br>
<div class="cell"><small>Processo</small>${year(issued) - 1}0017${random.digits(6)}</div><div class="cell"><small>Processo ANM</small>860.${random.digits(3)}/${year(issued) - 5}</div><div class="cell"><small>Expedição</small>${shortDate(issued)}</div><div class="cell"><small>Vencimento</small><b>${shortDate(expires)}</b></div>
<p class="j">Resp. técnico: ${person(random)}, engenheiro(a) de minas, CPF ${maskCpf(cpf(random))}, CREA ${random.digits(5)}/D-GO.</p>
<p class="b">Exigências</p>${clauses(duties(random, 6, issued), (index) => `${'abcdef'[index]})`)}
<table style="margin-top:6mm"><tr><td style="width:36mm;padding:2mm">${await qrCode(link, 30)}</td><td>Goiânia, ${longDate(issued)}.<br>Assinado digitalmente por <b>${person(random)}</b>, Superintendência de Licenciamento.<br><br>Valide este documento pela câmera do celular ou em<br>${whole(link)}</td></tr></table>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
