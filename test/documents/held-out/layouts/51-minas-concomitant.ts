import { qrCode } from '../../generator/codes.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { firm } from '../firms.ts'
import { inOneLine } from '../towns.ts'

/** Minas Gerais: one sheet, an activity table with measures, due date in words and figures, an access key in pairs. */
export const layout: Layout = {
  name: 'minas-concomitant',
  type: 51,
  variants: ['haulage', 'quarry-two-activities'],
  async print(random, variant) {
    const haulage = variant === 'haulage'
    const made = firm(random, 'MG', haulage ? 'Transportadora' : 'Mineração', haulage ? '0001' : '0003')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 10)
    const number = String(random.int(1200, 7800))
    const pairs = hex(random, 16).replace(/(..)(?=.)/g, '$1-')
    const site = 'https://ecosistemas.meioambiente.mg.gov.br/sla/#/validar-certificado'
    const rows = haulage
      ? [
          [
            'F-02-01-1',
            'Transporte rodoviário de produtos e resíduos perigosos',
            'Nº de veículos',
            '27',
            'un',
          ],
        ]
      : [
          ['A-02-09-7', 'Extração de rocha para produção de britas', 'Produção bruta', '180.000', 't/ano'],
          [
            'A-05-01-0',
            'Unidade de Tratamento de Minerais - UTM, com tratamento a seco',
            'Capacidade instalada',
            '200.000',
            't/ano',
          ],
        ]
    const body = html`<table><tr><td>${crest(20, '#7a1f1f')}</td><td class="c"><b>GOVERNO DO ESTADO DE MINAS GERAIS</b><br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável<br>Sistema Estadual de Meio Ambiente e Recursos Hídricos</td><td class="r">${await qrCode(site, 21)}</td></tr></table>
<h1>CERTIFICADO Nº ${number}<br>LICENCIAMENTO AMBIENTAL CONCOMITANTE</h1><h2>LICENÇA DE OPERAÇÃO</h2>
<p class="j">A ${haulage ? 'Superintendência Regional de Meio Ambiente Central Metropolitana' : 'Câmara Técnica de Atividades Minerárias - CMI'}, no uso de suas atribuições, e com base no art. 8º da Lei nº 21.972, de 21 de janeiro de 2016, concede à empresa <b>${made.name}</b>, CNPJ <b>${maskCnpj(made.id)}</b>, a licença ambiental na modalidade ${haulage ? 'LAC1' : 'LAC2'}, fase LO, para o empreendimento situado na ${inOneLine(made.address)}, autorizando a operação das atividades abaixo, em conformidade com a Deliberação Normativa Copam nº 217, de 6 de dezembro de 2017.</p>
<p><b>Processo SLA nº:</b> ${random.int(100, 6000)}/${year(issued) - 1} &emsp; <b>Classe predominante:</b> 4 &emsp; <b>Fator locacional:</b> 0</p>
<table class="g"><tr><th>Código</th><th>Atividade</th><th>Parâmetro</th><th>Quantidade</th><th>Unidade</th></tr>${rows.map((row) => html`<tr>${row.map((text) => html`<td>${text}</td>`)}</tr>`)}</table>
<p><b>Validade da licença:</b> 10 ano(s), com vencimento em ${shortDate(expires)}.</p><p class="j">[X] Com condicionantes, constantes do Parecer Único nº ${random.digits(6)}/${year(issued)}. A concessão da licença deverá atender às condicionantes ambientais, cujo descumprimento sujeita o empreendedor à autuação. Este certificado não substitui as obrigações de obter outras licenças, outorgas e autorizações para intervenção ambiental.</p>
<p class="r">Belo Horizonte, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">Documento assinado eletronicamente<br><b>${fullName(random, 'f')}</b><br>Superintendente</p>
<div class="ft">Consulte a autenticidade deste certificado em ${site}<br>Chave de acesso: ${pairs}</div>`
    return {
      html: sheet(
        {
          font: 'Charis SIL',
          sizePt: 11,
          margin: '16mm 20mm',
          css: 'h1{font-size:15pt;text-align:center;margin:7mm 0 0}h2{font-size:12.5pt;text-align:center;margin:1mm 0 6mm}.g td,.g th{border:.2mm solid #888;padding:1mm 2mm;font-size:9.4pt;text-align:left}.g td:first-child{white-space:nowrap}.g{margin:3mm 0 4mm}.ft{margin-top:18mm;border-top:.3mm solid #333;padding-top:2mm;font-size:8.4pt;text-align:center}',
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'STATE',
        accessKey: pairs,
        expirationDate: expires,
        validationLink: site,
        mainActivity: rows.map(([code, text]) => `${code} ${text}`),
        authorizationDangerousProducts: haulage,
      }),
    }
  },
}
