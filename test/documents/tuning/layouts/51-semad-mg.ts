import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'

const ACTIVITIES = [
  [
    'A-02-06-2',
    'Lavra a céu aberto - Rochas ornamentais e de revestimento',
    'Produção bruta',
    '6.000 m³/ano',
  ],
  ['A-05-04-6', 'Pilhas de rejeito/estéril de rochas ornamentais e de revestimento', 'Área útil', '2,4 ha'],
  [
    'F-06-01-7',
    'Postos revendedores, postos ou pontos de abastecimento',
    'Capacidade de armazenagem',
    '15 m³',
  ],
  ['B-05-04-5', 'Fabricação de estruturas metálicas e artefatos de trefilados', 'Área útil', '3,10 ha'],
] as const
const TRANSPORT = [
  'F-02-01-1',
  'Transporte rodoviário de produtos e resíduos perigosos',
  'Número de veículos',
  '38 un',
] as const

/** Minas Gerais: a certificate with a table of activities and its measures. */
export const layout: Layout = {
  name: 'semad-mg',
  type: 51,
  variants: ['mine', 'transport', 'sla'],
  print(random, variant) {
    const firm = company(random, 'MG', variant === 'transport' ? 'Transportadora' : 'Mineração')
    const issued = randomDate(random, 2016, 2023)
    const expires = addYears(issued, 10)
    const sla = variant === 'sla'
    const number = sla ? String(random.int(1200, 6900)) : `0${random.int(10, 99)}/${year(issued)}`
    const rows =
      variant === 'transport'
        ? [TRANSPORT, ACTIVITIES[2]]
        : random.sample(ACTIVITIES, variant === 'mine' ? 3 : 2)
    const key = Array.from({ length: 16 }, () => hex(random, 2)).join('-')
    const body = html`<div class="frame"><table><tr><td style="width:20mm">${crest(17, '#8b1a1a')}</td><td class="c b">GOVERNO DO ESTADO DE MINAS GERAIS<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E DESENVOLVIMENTO SUSTENTÁVEL<br>${sla ? 'FUNDAÇÃO ESTADUAL DO MEIO AMBIENTE' : 'CONSELHO ESTADUAL DE POLÍTICA AMBIENTAL - COPAM'}</td></tr></table>
<h1>${sla ? html`CERTIFICADO Nº ${number}` : html`CERTIFICADO LO Nº ${number}`}</h1><p class="c b">LICENCIAMENTO AMBIENTAL ${sla ? 'CONCOMITANTE - LAC2 (LOC)' : 'CLÁSSICO - LICENÇA DE OPERAÇÃO'}</p>
<p class="j">A Superintendência Regional de Meio Ambiente, no uso de suas atribuições, e com base na Lei nº 21.972, de 21 de janeiro de 2016, concede à empresa <b>${firm.name}</b>, CNPJ ${maskCnpj(firm.id)}, Licença Ambiental ${sla ? 'na modalidade LAC2, fase de Licença de Operação Corretiva' : 'de Operação'}, autorizando a operação da(s) atividade(s) abaixo, no município de ${firm.address.place.city}, no Estado de Minas Gerais, conforme processo administrativo nº ${sla ? `${random.int(100, 4999)}/${year(issued)}` : `00${random.digits(3)}/2004/005/${year(issued)}`}, Classe ${random.int(3, 6)}, em conformidade com normas ambientais vigentes:</p>
<table class="g"><tr><th>Código</th><th>Atividade</th><th>Parâmetro</th><th>Quantidade</th></tr>${rows.map((row) => html`<tr>${row.map((value) => html`<td>${value}</td>`)}</tr>`)}</table>
<p>${variant === 'mine' ? 'Sem condicionantes' : 'Com condicionantes: (x) sim ( ) não'} &nbsp;&nbsp; (A concessão da licença deverá atender às condicionantes expressas no anexo, sob pena de revogação.)</p>
<p class="b">Validade da Licença: 10 ano(s), com vencimento em ${shortDate(expires)}.</p>
<p class="r">${firm.address.place.city}, ${longDate(issued)}.</p>
<p class="s j">Esta licença não dispensa nem substitui a obtenção, pelo requerente, de certidões, alvarás, licenças ou autorizações, de qualquer natureza, exigidas pela legislação federal, estadual ou municipal.</p>
<p class="s c">Documento assinado eletronicamente. ${sla ? html`A autenticidade pode ser verificada em http://ecosistemas.meioambiente.mg.gov.br/sla/#/validar-certificado<br>Chave de acesso: ${key}` : ''}</p></div>
<div class="break"></div><p class="b c">ANEXO I - CONDICIONANTES</p>${conditions(random, 10)}`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11,
          css: '.frame{border:3px double #333;padding:6mm}h1{text-align:center;font-size:19pt;margin:6mm 0 2mm}.g{margin:3mm 0}.g td,.g th{border:1px solid #333;padding:1mm 1.5mm;font-size:.9em}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: sla ? key : null,
        expirationDate: expires,
        validationLink: sla ? 'http://ecosistemas.meioambiente.mg.gov.br/sla/#/validar-certificado' : null,
        mainActivity: rows.map(([code, text]) => `${code} ${text}`),
        authorizationDangerousProducts: variant === 'transport',
      }),
    }
  },
}
