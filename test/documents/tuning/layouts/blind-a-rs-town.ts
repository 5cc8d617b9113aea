import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** A southern town's licence in roman sections, valid from one day to another. */
export const layout: Layout = {
  name: 'blind-a-rs-town',
  type: 51,
  variants: ['sawmill'],
  print(random) {
    const firm = company(random, 'RS', 'Madeireira')
    const issued = randomDate(random, 2015, 2022)
    const ends = addYears(issued, 4)
    const number = `0${random.int(11, 98)}/${issued.slice(0, 4)}-DMA`
    const activity = 'Serraria e desdobramento de madeira, sem tratamento químico'
    const body = html`<table><tr><td style="border-left:5px solid #2b7;padding-left:3mm"><b>Estado do Rio Grande do Sul</b><br><b>Prefeitura Municipal de Nova Petrópolis</b><br>Departamento de Meio Ambiente</td><td class="r" style="font-size:1.3em"><b>LO Nº ${number}</b></td></tr></table><h3 class="c" style="letter-spacing:1mm">LICENÇA DE OPERAÇÃO</h3><p class="j">O Departamento de Meio Ambiente do Município, criado pela Lei Municipal nº 3.215, de 2004, no uso das atribuições que lhe confere a Lei nº 6.938, de 31/08/1981, e com base nos autos do processo administrativo nº ${random.int(1000, 9000)}-05.67/${issued.slice(2, 4)}.1, expede a presente LICENÇA DE OPERAÇÃO nas condições e restrições abaixo especificadas.</p>
<p class="b">I - Identificação:</p><p style="margin-left:8mm">EMPREENDEDOR RESPONSÁVEL: ${firm.name.toUpperCase()}<br>CPF / CNPJ: ${maskCnpj(firm.id)}<br>ENDEREÇO: ${firm.address.street}, ${firm.address.number}<br>REPRESENTANTE LEGAL: ${personName(random, 'm')}, CPF ${maskCpf(cpf(random))}<br>LOCALIZAÇÃO: Linha Araripe, s/n – zona rural</p><p style="margin-left:8mm">A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE: ${activity}<br>CODRAM: 1510,10<br>PORTE: pequeno &nbsp; POTENCIAL POLUIDOR: médio<br>Nº DE EMPREGADOS: 14</p>
<p class="b">II - Condições e restrições:</p><ol class="j"><li>A capacidade produtiva máxima mensal é de 480 m³ de toras de espécies exóticas.</li><li>A serragem e os cavacos deverão ser armazenados em área coberta e entregues a terceiros licenciados.</li><li>Deverá ser apresentada, anualmente, até 31 de março, a planilha de geração de resíduos sólidos.</li><li>Não é permitida a queima a céu aberto.</li><li>Fica revogada a LO nº 0${random.int(11, 98)}/${Number(issued.slice(0, 4)) - 4}-DMA, cujo período era de ${shortDate(addYears(issued, -4))} a ${shortDate(issued)}.</li></ol>
<p class="b">III - Documentos a apresentar para renovação:</p><ol class="j"><li>Requerimento, formulário ILAI e cópia desta licença, 120 dias antes do vencimento.</li><li>Comprovante de pagamento e alvará do PPCI em vigor.</li></ol>
<p class="j">Havendo alteração nos atos constitutivos, a empresa deverá apresentar, imediatamente, cópia da mesma, sob pena do empreendedor acima identificado continuar com a responsabilidade sobre a atividade licenciada por este documento. Esta licença deverá estar disponível no local da atividade para efeito de fiscalização.</p><p><b>Este documento licenciatório é válido, para as condições acima, no período de ${shortDate(issued)} à ${shortDate(ends)}.</b></p><p>Nova Petrópolis, ${longDate(issued)}.</p><p class="c" style="margin-top:16mm">______________________________<br>${personName(random, 'f')}<br>Licenciadora Ambiental – Matr. ${random.digits(4)}</p>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 10, margin: '16mm 20mm' }, body),
      ...licence({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: ends,
        mainActivity: [activity],
      }),
    }
  },
}
