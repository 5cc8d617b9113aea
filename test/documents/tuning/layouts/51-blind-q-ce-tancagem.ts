import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, person, signature, whole } from '../blind-q.ts'

/** SEMACE: two columns, the data at the left and the duties at the right; a department after the number. */
export const layout: Layout = licencePages('blind-q-ce-tancagem', {
  one: (random) => {
    const firm = holder(random, '* DISTRIBUIDORA DE GÁS LTDA', '0004')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 3)
    const number = `${random.int(104, 970)}/${year(issued)}`
    const code = alphanumeric(random, 12).toUpperCase()
    const activity = 'Base de armazenamento e engarrafamento de gás liquefeito de petróleo'
    return {
      paper: {
        font: 'PT Sans',
        sizePt: 10.5,
        margin: '16mm 16mm 16mm 26mm',
        css: '.two td { vertical-align: top; width: 50%; padding: 0 4mm 0 0 } .two td + td { border-left: .3mm solid #777; padding: 0 0 0 4mm } h3 { font-size: 9pt; margin: 0; color: #444 }',
      },
      body: html`<p class="c"><b>GOVERNO DO ESTADO DO CEARÁ</b><br>SECRETARIA DO MEIO AMBIENTE E MUDANÇA DO CLIMA<br><b>SUPERINTENDÊNCIA ESTADUAL DO MEIO AMBIENTE – SEMACE</b></p>
<p class="c b" style="font-size:14pt;margin:5mm 0">LICENÇA DE OPERAÇÃO Nº ${number} - DICOP</p>
<table class="two"><tr><td><h3>NOME OU RAZÃO SOCIAL</h3><p>${firm.name}</p><h3>CNPJ</h3><p>${maskCnpj(firm.id)}</p><h3>ENDEREÇO</h3><p>${firm.street}, Distrito Industrial</p><h3>MUNICÍPIO</h3><p>${firm.town}</p><h3>ATIVIDADE</h3><p>${activity}</p><h3>CÓDIGO COEMA</h3><p>27.06</p><h3>PORTE / PPD</h3><p>Grande / Alto</p><h3>PROCESSO SPU</h3><p>${random.digits(8)}/${year(issued) - 1}</p><h3>PARECER TÉCNICO</h3><p>${random.int(1000, 4900)}/${year(issued)} - DICOP/GECON</p><h3>VALIDADE ATÉ</h3><p class="b">${shortDate(expires)}</p></td>
<td><h3>CONDICIONANTES</h3>${duties(random, 8, issued).map((text, index) => html`<p>${index + 1}) ${text}</p>`)}</td></tr></table>
<p class="j" style="margin-top:4mm">A SEMACE, no uso das atribuições da Lei Estadual nº 11.411, de 28 de dezembro de 1987, concede a presente licença, que deve ser mantida no estabelecimento.</p>
<p class="r">Fortaleza, ${longDate(issued)}</p>
${signature(person(random), 'Superintendência da SEMACE')}
<p class="s" style="margin-top:7mm">Código de autenticidade: ${whole(code)} – Verifique em ${whole('https://natuur.semace.ce.gov.br/autenticidade')}</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'https://natuur.semace.ce.gov.br/autenticidade',
        mainActivity: [activity],
      },
    }
  },
})
