import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
body { padding: 0 .4mm }
.out { border: 1.4pt solid #000; padding: 4mm 6mm }
.head { display: flex; gap: 5mm; border-bottom: 1pt solid #000; padding-bottom: 2mm } .head p { margin: 0 }
h1 { font-size: 14pt; text-align: center; margin: 5mm 0 }
td, th { border: .6pt solid #000; font-size: 8.8pt; padding: 1mm; text-align: center; white-space: nowrap } td.l { text-align: left; white-space: normal }
.pair { display: flex; justify-content: space-between; margin-top: 5mm }`

export const layout: Layout = {
  name: 'blind-e-minas',
  type: 51,
  variants: ['ras'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2023)
    const expires = addYears(issued, 10)
    const id = cnpj(random)
    const number = `${random.int(40, 390)}/${year(issued)}`
    const key = Array.from({ length: 8 }, () => hex(random, 2)).join('-')
    const rows = [
      [
        'F-02-01-1',
        'Transporte rodoviário de produtos e resíduos perigosos',
        'Número de veículos',
        '14',
        'un',
      ],
      [
        'F-06-02-5',
        'Lavanderias industriais de uniformes e toalhas',
        'Número de unidades processadas',
        '900',
        'un/dia',
      ],
      ['F-05-07-1', 'Reciclagem de embalagens de óleo lubrificante', 'Capacidade instalada', '4,5', 't/dia'],
    ] as const
    const page = html`<div class="out"><div class="head">${crest(16, '#8a1c1c')}<div><p class="b">GOVERNO DO ESTADO DE MINAS GERAIS</p><p>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável</p><p>Unidade Regional de Regularização Ambiental do Triângulo Mineiro</p></div></div>
      <h1>CERTIFICADO LAS/RAS Nº ${number}<br><span style="font-size:11pt">LICENÇA AMBIENTAL SIMPLIFICADA</span></h1>
      <p class="j">A Unidade Regional, com base na Lei nº 21.972, de 21 de janeiro de 2016, e na Deliberação Normativa Copam nº 217/2017, confere à empresa <b>LAVAGEM E TRANSPORTE CERRADO ALTO LTDA</b>, CNPJ <b>${maskCnpj(id)}</b>, licença para as atividades do quadro abaixo, no município de Uberlândia, Fazenda Córrego do Atalho, s/nº.</p>
      <p>Processo administrativo: ${random.int(1000, 9900)}/${year(issued)} &nbsp; Protocolo SLA: ${year(issued)}.${random.digits(2)}.01.003.${random.digits(7)}</p>
      <table><tr><th>Código</th><th>Atividade</th><th>Parâmetro</th><th>Quantidade</th><th>Unidade</th></tr>${rows.map((row) => html`<tr>${row.map((cell, i) => (i === 1 ? html`<td class="l">${cell}</td>` : html`<td>${cell}</td>`))}</tr>`)}</table>
      <p style="margin-top:5mm">Critério locacional: 0 &nbsp;&nbsp; Classe predominante: 3 &nbsp;&nbsp; Fator de vedação: não incide</p>
      <p class="j">Licença concedida <b>com condicionantes</b>, pelo prazo de 10 (dez) ano(s), com vencimento em <b>${shortDate(expires)}</b>. A Licença de Operação anterior, nº ${random.digits(3)}/${year(issued) - 4}, válida até ${shortDate(addYears(issued, 1))}, fica substituída.</p>
      <p class="j s">O certificado não exime o titular de obter outorga (Portaria nº 17${random.digits(5)}/${year(issued)}), autorização para supressão de vegetação nem o AVCB. As condicionantes constam do parecer único disponível na pasta do processo.</p>
      <div class="pair"><span>Uberlândia, ${longDate(issued)}.</span><span class="c">${personName(random, 'm')}<br>Chefe da Unidade Regional<br><span class="s">assinado eletronicamente</span></span></div></div>
      <p class="s" style="margin-top:3mm">Chave de acesso: <b>${key}</b><br>Documento emitido pelo Sistema de Licenciamento Ambiental. Para verificar a validade: https://ecosistemas.meioambiente.mg.gov.br/sla/#/validar</p>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 10.4, css }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: [],
        validationLink: 'https://ecosistemas.meioambiente.mg.gov.br/sla/#/validar',
        mainActivity: rows.map(([code, text]) => `${code} ${text}`),
        authorizationDangerousProducts: true,
        documentValidation: true,
      },
    }
  },
}
