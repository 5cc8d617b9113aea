import { company } from '../../generator/companies.ts'
import { addMonths, addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** A regularisation whose number is long and looks like a process; three pages of conditions. */
export const layout: Layout = {
  name: 'blind-a-rn-regularisation',
  type: 51,
  variants: ['salt'],
  print(random) {
    const firm = company(random, 'RN', 'Salineira')
    const issued = randomDate(random, 2020, 2024)
    const ends = addYears(issued, 6)
    const year = issued.slice(0, 4)
    const number = `${year}-${random.int(140000, 199999)}/TEC/LRO-0${random.digits(3)}`
    const activity = 'Salina com beneficiamento e ensacamento de sal marinho'
    const pair = (label: string, value: string) =>
      html`<tr><td class="b" style="width:44mm">${label}</td><td>${value}</td></tr>`
    const more = [
      'Realizar o monitoramento trimestral da salinidade do lençol freático nos quatro piezômetros instalados.',
      'Manter a faixa de preservação permanente do estuário sem ocupação, com recomposição de manguezal na área de 1,2 hectare.',
      'Não lançar águas-mães no corpo receptor sem autorização; a diluição obedecerá ao plano aprovado.',
      'Apresentar cópia do contrato com empresa licenciada para o transporte de resíduos perigosos (óleos usados das bombas).',
      'Atender aos limites de ruído da NBR 10151 na divisa do terreno.',
      'Comunicar ao IDEMA a mudança de responsável técnico no prazo de 10 (dez) dias.',
      'Sinalizar o empreendimento com placa no padrão do IDEMA, em até 30 (trinta) dias, com o número desta licença.',
      'Manter no local cópia desta licença e dos relatórios do automonitoramento dos últimos 5 (cinco) anos.',
    ]
    const body = html`<table><tr><td style="width:20mm">${crest(15, '#1d5a7a')}</td><td><b>ESTADO DO RIO GRANDE DO NORTE</b><br>Instituto de Desenvolvimento Sustentável e Meio Ambiente – IDEMA</td></tr></table><h2>Licença de Regularização de Operação</h2><p>Nº <b>${number}</b></p>
<p class="j">O Instituto de Desenvolvimento Sustentável e Meio Ambiente do Rio Grande do Norte, com fundamento na Lei Complementar Estadual nº 272, de 3 de março de 2004, concede a presente licença nas condições a seguir.</p><table class="t">${pair('Interessado', firm.name)}${pair('CNPJ', maskCnpj(firm.id))}${pair('Empreendimento', `Salina ${random.pick(['Ponta da Areia Branca', 'Barra do Mirante'])}`)}${pair('Tipologia', activity)}${pair('Localização', 'Estrada da Redonda, km 7, zona rural, Macau/RN')}${pair('Porte', 'Excepcional')}${pair('Data de emissão', shortDate(issued))}${pair('Data de vencimento', shortDate(ends))}${pair('Responsável técnico', `${personName(random, 'm')} (CPF ${maskCpf(cpf(random))})`)}</table>
<p class="j" style="margin-top:4mm">Esta licença regulariza a atividade exercida sem licença desde ${shortDate(addYears(issued, -9))}, nos termos do Termo de Compromisso nº ${random.digits(3)}/${year}, e não dispensa nem substitui outras licenças ou alvarás.</p><p class="r">Natal/RN, ${longDate(issued)}.</p><p class="c" style="margin-top:20mm">____________________________________<br>${personName(random, 'm')}<br>Diretor-Geral do IDEMA</p>
<div class="break"></div><p class="b">Condicionantes da licença nº ${number}</p>${more.map((text, i) => html`<p class="j">${i + 1}. ${text}</p>`)}<p class="j">9. Requerer a renovação desta licença com antecedência mínima de 120 (cento e vinte) dias de sua expiração.</p><p class="j">10. Publicar o recebimento em até 30 dias.</p><div class="break"></div><p class="b">Anexo I – Cronograma de entregas</p><table class="t"><tr><td class="b">Relatório</td><td class="b">Entrega</td></tr>${pair('Piezômetros', `trimestral, o primeiro até ${shortDate(addMonths(issued, 3))}`)}${pair('Manguezal', `anual, o primeiro até ${shortDate(addYears(issued, 1))}`)}${pair('Resíduos', 'anual, até 31 de janeiro')}${pair('Auditoria', `até ${shortDate(addYears(issued, 3))}`)}</table><p class="s" style="margin-top:10mm">Rua Inventada, 1000, Tirol – Natal/RN – idema.rn.gov.br</p>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 11.5,
          css: '.t td { border-bottom: .5px solid #aaa; padding: 1.2mm 0 }',
          margin: '18mm 24mm',
        },
        body,
      ),
      ...licence({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: ends,
        mainActivity: [activity],
      }),
    }
  },
}
