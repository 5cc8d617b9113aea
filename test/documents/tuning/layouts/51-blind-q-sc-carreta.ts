import { addDays, addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, cnpj, cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { clauses, duties, fleet, holder, person, RULED, ruled, signature, whole } from '../blind-q.ts'

/** IMA: a licence to carry harmless waste; months from the date of issue, the vehicles on a second page. */
export const layout: Layout = licencePages('blind-q-sc-carreta', {
  one: (random) => {
    const firm = holder(random, '* COLETA DE RESÍDUOS LTDA ME')
    const issued = randomDate(random, 2019, 2024)
    const number = `${random.int(1020, 9600)}/${year(issued)}`
    const code = alphanumeric(random, 6).toUpperCase()
    const plates = fleet(random, 9)
    const activity =
      '34.41.18 – Coleta e transporte rodoviário de resíduos não perigosos, classes II A e II B'
    return {
      paper: { font: 'Open Sans', sizePt: 10, css: RULED, margin: '18mm 20mm' },
      body: html`<div class="c b">ESTADO DE SANTA CATARINA<br>Secretaria de Estado do Meio Ambiente e da Economia Verde<br>INSTITUTO DO MEIO AMBIENTE DE SANTA CATARINA</div>
<p class="c" style="font-size:15pt;margin:6mm 0 4mm"><b>Licença Ambiental de Operação</b><br><b>LAO Nº ${number}</b></p>
<p class="j">O Instituto do Meio Ambiente – IMA, no uso das atribuições que lhe são conferidas pela Lei nº 14.675, de 2009, com base no processo de licenciamento RSU/${random.digits(5)}/CRS e no Parecer Técnico nº ${random.digits(4)}/${year(issued)}, concede a presente licença à:</p>
<p class="b" style="margin:0">Empreendedor</p>
<p>NOME/RAZÃO: ${firm.name}<br>ENDEREÇO: ${firm.street}<br>CEP: ${firm.postcode} &nbsp;&nbsp; MUNICÍPIO: ${firm.town} &nbsp;&nbsp; ESTADO: SC<br>CPF/CNPJ: ${maskCnpj(firm.id)}</p>
<p class="b" style="margin:0">Para atividade de</p><p>ATIVIDADE: ${activity}<br>EMPREENDIMENTO: Garagem e base de apoio da frota</p>
<p class="b" style="margin:0">Responsável técnico</p><p>${person(random)}, CPF ${maskCpf(cpf(random))}, ART nº ${random.digits(7)}-${random.digits(1)}</p>
<p class="b" style="margin:0">Prazo de validade</p><p>(48) quarenta e oito meses, a contar da data de ${longDate(issued)}.</p>
<p class="b" style="margin:0">Condições de validade</p>${clauses(duties(random, 5, issued), () => '•')}
<p>Florianópolis, ${longDate(issued)}</p>
${signature(person(random), 'Gerente de Licenciamento de Atividades')}
<div class="break"><p class="b">LAO nº ${number} – Anexo único: veículos</p>
${ruled(
  plates.map((plate, index) => [
    index + 1,
    plate,
    random.pick(['Cavalo mecânico', 'Semirreboque', 'Caminhão roll-on', 'Caminhão baú']),
    random.digits(11),
  ]),
  ['Item', 'Placa', 'Tipo', 'Renavam'],
)}
<p class="j">Frota disponível em contrato de locação com terceiro, CNPJ ${maskCnpj(cnpj(random))}, vigente até ${shortDate(addDays(issued, 700))}.</p>
<p class="s">Para verificar a autenticidade acesse ${whole('https://consultas.ima.sc.gov.br/documento')} e informe o FCEI ${random.digits(6)} e o código <b>${code}</b></p></div>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addMonths(issued, 48),
        licensePlate: plates,
        validationLink: 'https://consultas.ima.sc.gov.br/documento',
        mainActivity: [activity],
      },
    }
  },
})
