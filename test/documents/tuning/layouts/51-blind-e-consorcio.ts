import { addMonths, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, alphanumericCnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
body { padding: 0 .4mm }
.cols { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm }
.head { display: grid; grid-template-columns: 22mm 1fr 40mm; align-items: center; border: .8pt solid #26547c; padding: 2mm }
.head p { margin: 0 } .head .n { text-align: center; border-left: .8pt solid #26547c; padding-left: 2mm }
fieldset { border: .6pt solid #26547c; margin: 3mm 0 0; padding: 1.5mm 3mm 2mm; min-width: 0 } legend { font-size: 8pt; color: #26547c; font-weight: bold; padding: 0 1.5mm }
fieldset p { margin: 0 0 .8mm }
td, th { border: .5pt solid #99a; padding: .8mm 1.5mm; font-size: 9pt; text-align: left }
ul { margin: 0; padding-left: 5mm }
.dig { margin-top: 4mm; background: #f0f4f8; padding: 2mm 3mm; font-size: 8.4pt }`

export const layout: Layout = {
  name: 'blind-e-consorcio',
  type: 51,
  variants: ['lac'],
  print: (random) => {
    const signed = randomDate(random, 2026, 2026).replace(/-\d\d-/, '-09-')
    const expires = addMonths(signed, 48)
    const id = alphanumericCnpj(random)
    const number = `${random.int(1050, 4870)}/${year(signed)}`
    const key = `${alphanumeric(random, 5)}-${alphanumeric(random, 5)}`
    const link = 'https://licenciamento.cimvale.sc.gov.br/conferir'
    const rows = [
      ['34.31.11', 'Serviços de lavação e polimento de veículos', '0,12 ha', 'M'],
      ['42.32.10', 'Comércio de combustíveis líquidos em posto de abastecimento', '90 m³', 'G'],
      ['71.60.02', 'Troca de óleo lubrificante e filtros', '1 box', 'P'],
    ] as const
    const page = html`<div class="head"><div>${crest(17, '#26547c')}</div><div><p class="b">CONSÓRCIO INTERMUNICIPAL DO MÉDIO VALE ENCANTADO – CIMVALE</p><p class="s">Programa de Licenciamento Ambiental Consorciado</p><p class="s">Rua Sete Cachoeiras, 410, Blumenau/SC</p></div><div class="n"><p class="b">LAC</p><p>Nº ${number}</p></div></div>
      <p class="c b" style="font-size:13pt;margin:4mm 0 0">LICENÇA AMBIENTAL POR COMPROMISSO</p>
      <div class="cols"><fieldset><legend>EMPREENDEDOR</legend><p><b>Nome:</b> Auto Posto Jaraguá do Mirante Ltda</p><p><b>CNPJ:</b> ${maskCnpj(id)}</p><p><b>Endereço:</b> Rua das Jabuticabeiras, ${random.int(20, 900)}</p><p><b>Cidade:</b> Pomerode/SC</p></fieldset>
      <fieldset><legend>REQUERIMENTO</legend><p><b>FCEI nº:</b> ${random.digits(6)}/${year(signed)}</p><p><b>Processo:</b> CIMV/${random.digits(5)}/LAC</p><p><b>Declaração de conformidade:</b> ART ${random.digits(7)}-${random.digits(1)}</p><p><b>Responsável:</b> ${personName(random, 'f')}</p></fieldset></div>
      <fieldset><legend>ATIVIDADES OBJETO DO COMPROMISSO (Resolução CONSEMA nº 250/2024)</legend><table><tr><th>Código</th><th>Atividade</th><th>Medida</th><th>Porte</th></tr>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table></fieldset>
      <fieldset><legend>PRAZO</legend><p>Quarenta e oito (48) meses, contados da data da assinatura digital aposta neste documento.</p></fieldset>
      <fieldset><legend>COMPROMISSOS ASSUMIDOS</legend><ul class="s"><li>Operar tanques de parede dupla com monitoramento intersticial, segundo a NBR 16764.</li><li>Executar o teste de estanqueidade a cada 12 meses e guardar os laudos por 5 anos.</li><li>Não transportar produtos perigosos em veículos próprios: a entrega é de terceiros licenciados.</li><li>Limpar o separador de água e óleo todo mês.</li><li>Esta licença não dispensa o habite-se nem a autorização da ANP.</li></ul></fieldset>
      <fieldset><legend>MUNICÍPIO ANUENTE</legend><p class="s">Pomerode, conforme a certidão de uso do solo nº ${random.digits(3)}/${year(signed)}, que vale até ${shortDate(addMonths(signed, 6))}.</p></fieldset>
      <div class="dig">Assinado digitalmente por ${personName(random, 'm').toUpperCase()} – Diretor de Licenciamento – em ${shortDate(signed)} ${officeTime(random)}<br>A veracidade das informações se verifica em ${link} com o código <b>${key}</b></div>`
    return {
      html: sheet({ font: 'PT Sans', sizePt: 10, css, margin: '13mm 16mm' }, page),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: [],
        validationLink: link,
        mainActivity: rows.map(([code, text]) => `${code} ${text}`),
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
