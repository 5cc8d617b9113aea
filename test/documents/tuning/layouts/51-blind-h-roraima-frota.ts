import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const CSS = `
body { padding-right: .4mm }
.t td, .t th { border: .6pt solid #000; padding: 1mm 2mm; vertical-align: top } .t th { background: #ddd; font-size: 8.6pt } .k { width: 48mm; font-weight: bold; font-size: 9pt }
.let td { text-align: center; line-height: 1.3 } h1 { font-size: 16pt; text-align: center; margin: 5mm 0 4mm }
.sg { display: flex; justify-content: space-around; margin-top: 16mm; text-align: center; font-size: 9.4pt } .sg div { border-top: .6pt solid #000; min-width: 62mm; padding-top: 1mm }`

export const layout: Layout = {
  name: 'blind-h-roraima-frota',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const until = addYears(issued, 4)
    const id = cnpj(random)
    const number = `0${random.int(102, 489)}/${year(issued)}`
    const sets = Array.from({ length: 19 }, (_, index) => ({
      truck: plate(random, index % 3 ? 'mercosul' : 'old'),
      trailer: index % 4 === 3 ? null : plate(random, index % 2 ? 'old' : 'mercosul'),
      maker: random.pick(['Mercedes-Benz', 'Volvo', 'Scania', 'Iveco', 'DAF', 'VW']),
      built: random.int(2009, 2021),
      litres: random.pick(['15.000', '22.000', '30.000', '45.000']),
    }))
    const shown = (value: string) => (/^[A-Z]{3}\d{4}$/.test(value) ? hyphenated(value) : value)
    const head = html`<table class="let"><tr><td style="width:26mm">${crest(18, '#245')}</td><td><b>GOVERNO DO ESTADO DE RORAIMA</b><br>FUNDAÇÃO ESTADUAL DO MEIO AMBIENTE E RECURSOS HÍDRICOS – FEMARH<br><span class="s">Diretoria de Licenciamento e Gestão Ambiental</span></td><td style="width:26mm"></td></tr></table>`
    const row = (caption: string, value: string) =>
      html`<tr><td class="k">${caption}</td><td>${value}</td></tr>`
    return {
      html: sheet(
        { font: 'DejaVu Serif', sizePt: 9.4, css: CSS, margin: '13mm 17mm' },
        html`${head}<h1>LICENÇA DE OPERAÇÃO Nº ${number}</h1>
<table class="t">${row('Licenciado', 'PETRÓLEO CAUAMÉ TRANSPORTES E REVENDA LTDA')}${row('CNPJ', maskCnpj(id))}${row('Endereço', `Av. Brasil, ${random.int(400, 4800)} – Distrito Industrial – Boa Vista/RR`)}
${row('Processo', `180${random.digits(3)}.00${random.digits(4)}/${year(issued) - 1}-${random.digits(2)}`)}${row('Tipologia', 'Transporte de cargas perigosas (combustíveis líquidos)')}${row('Área de operação', 'BR-174, BR-401, BR-432 e vicinais, no Estado de Roraima')}
${row('Frota', 'Conforme Anexo I, parte integrante desta licença')}${row('Responsável técnico', `${personName(random, 'm')} – CRQ 14.${random.digits(3)}.${random.digits(3)}`)}${row('Data de expedição', shortDate(issued))}${row('Data de vencimento', shortDate(until))}</table>
<p class="b" style="margin-top:5mm">CONDICIONANTES</p>
<p class="j">1) Esta licença só terá eficácia depois da publicação de seu extrato, a ser feita em 30 dias, na forma da Lei Complementar estadual nº 007/1994.</p><p class="j">2) Circular somente com motorista habilitado em curso de produtos perigosos e com ficha de emergência e envelope, conforme a NBR 7503.</p>
<p class="j">3) Não pernoitar a menos de 200 metros de escolas, hospitais, mananciais e terras indígenas.</p><p class="j">4) Manter seguro de responsabilidade ambiental em vigor; apólice atual nº ${random.digits(9)}, até ${shortDate(addDays(issued, 300))}.</p>
<p class="j">5) Lavar os tanques apenas em local licenciado, guardando o certificado de descontaminação.</p><p class="j">6) Em caso de vazamento, avisar a FEMARH, o Corpo de Bombeiros (193) e a Defesa Civil (199).</p><p class="j">7) Solicitar a renovação com, no mínimo, 120 dias de antecedência; a substituição de veículo do Anexo I depende de retificação.</p>
<p class="r" style="margin-top:5mm">Boa Vista – RR, ${longDate(issued)}.</p>
<div class="sg"><div>${personName(random, 'f')}<br>Diretora de Licenciamento</div><div>${personName(random, 'm')}<br>Presidente da FEMARH</div></div>
<div class="break">${head}<p class="c b" style="margin-top:4mm;font-size:11pt">ANEXO I DA LICENÇA DE OPERAÇÃO Nº ${number} – RELAÇÃO DE VEÍCULOS</p>
<table class="t"><tr><th>Nº</th><th>Placa do cavalo / caminhão</th><th>Placa do reboque</th><th>Marca</th><th>Ano</th><th>Capacidade (L)</th></tr>
${sets.map((one, index) => html`<tr><td class="c">${index + 1}</td><td class="c">${shown(one.truck)}</td><td class="c">${one.trailer ? shown(one.trailer) : '–'}</td><td>${one.maker}</td><td class="c">${one.built}</td><td class="r">${one.litres}</td></tr>`)}</table>
<p class="s" style="margin-top:4mm">Total: ${sets.length} conjuntos. Este anexo não tem validade separado da licença.</p></div>`,
      ),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: until,
        licensePlate: sets.flatMap((one) => (one.trailer ? [one.truck, one.trailer] : [one.truck])),
        validationLink: null,
        mainActivity: ['Transporte de cargas perigosas (combustíveis líquidos)'],
        authorizationDangerousProducts: true,
        documentValidation: true,
      },
    }
  },
}
