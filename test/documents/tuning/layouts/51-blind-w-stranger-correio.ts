import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { business, dashed, fleet, human, whole } from '../blind-w.ts'

/** An e-mail that tells a haulier's licence in points: ordinary cargo, three plates in a sentence, dates of the mail itself. */
export const layout: Layout = licencePages('blind-w-stranger-correio', {
  one: (random) => {
    const owner = business(random, 'Transportadora # Ltda.')
    const issued = randomDate(random, 2023, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(1010, 6900)}-${year(issued)}`
    const key = alphanumeric(random, 10).toUpperCase()
    const plates = fleet(random, 3)
    const [sender, reader] = [human(random), human(random)]
    const activity = 'Transporte rodoviário de cargas não perigosas'
    const shown = plates.map(dashed)
    const sent = addDays(issued, 40)
    return {
      paper: { font: 'Noto Sans', sizePt: 10.5, margin: '16mm 18mm' },
      body: html`<p style="font-size:14pt;border-bottom:.4mm solid #999;padding-bottom:2mm">Licença de Operação da transportadora</p>
<p class="s"><b>De:</b> ${sender}<br><b>Enviada em:</b> ${longDate(sent)} 10:42<br><b>Para:</b> ${reader}</p>
<p>Bom dia,</p>
<p class="j">Conforme pedido, seguem os dados da licença de operação emitida pelo Governo do Estado do Tocantins, Instituto Natureza do Tocantins – NATURATINS:</p>
<ul style="margin:2mm 0 3mm 6mm;padding-left:3mm"><li>Licença de Operação nº ${number}</li><li>Empresa: ${owner.name}</li><li>CNPJ da empresa: ${maskCnpj(owner.id)}</li><li>Atividade: ${activity}</li><li>Emitida em ${shortDate(issued)}</li><li>Válida até ${shortDate(expires)}</li></ul>
<p class="j">Os veículos incluídos têm as placas: ${whole(shown[0] ?? '')}, ${whole(shown[1] ?? '')} e ${whole(shown[2] ?? '')}.</p>
<p class="j">Atenção: a licença não contempla produtos perigosos. Se a carga mudar, é preciso outro pedido com uns 60 dias de antecedência.</p>
<p class="j">Para conferir a autenticidade, entrem em https://sigam.naturatins.to.gov.br/validar e digitem o código ${key}.</p>
<p class="j">O boleto do frete vence em ${shortDate(addDays(sent, 15))}. Favor confirmar o recebimento.</p>
<p>Atenciosamente,<br>${sender}<br><span class="s">Setor de Qualidade – Rede Cargas Assessoria – CNPJ ${maskCnpj(cnpj(random))}<br>(63) 3${random.digits(3)}-${random.digits(4)}</span></p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://sigam.naturatins.to.gov.br/validar',
        mainActivity: [activity],
      },
    }
  },
})
