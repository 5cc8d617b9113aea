import { company } from '../../generator/companies.ts'
import {
  addMonths,
  addYears,
  longDate,
  monthName,
  parts,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Rio Grande do Norte: number and year in two cells among cells of other numbers; or a long code of its own. */
export const layout: Layout = {
  name: 'number-cells',
  type: 51,
  variants: ['two-cells', 'long-code'],
  print(random, variant) {
    const cells = variant === 'two-cells'
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([2, 5, 6]))
    const firm = company(random, 'RN', cells ? 'Salineira' : 'Eólica')
    const place = { city: cells ? 'Macau' : 'Parazinho', uf: 'RN' }
    const serial = `${String(random.int(11, 980)).padStart(4, '0')}`
    const protocol = `${year(issued) - 1}-${random.digits(6)}`
    const number = cells ? `${serial}/${year(issued)}` : `${protocol}/TEC/LO-${serial}`
    const code = alphanumeric(random, 8).toUpperCase()
    const link = 'http://sislia.idema.rn.gov.br/consulta-licenca'
    const activities = cells
      ? [
          'SALINA COM PRODUÇÃO DE SAL MARINHO BRUTO, INCLUINDO EVAPORADORES, CRISTALIZADORES E PÁTIO DE ESTOCAGEM',
        ]
      : [
          'Parque de geração de energia elétrica de fonte eólica',
          'Subestação elevadora de tensão 34,5/230 kV',
        ]
    const td = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><span class="l">${label}</span><br>${value}</td>`
    const { month } = parts(issued)
    const body = html`<table><tr><td class="c" style="width:34mm">${crest(15, '#0b5fa5')}<div class="s b">idema</div></td><td>Governo do Estado do Rio Grande do Norte<br>Secretaria de Estado do Meio Ambiente e dos Recursos Hídricos – SEMARH<br><b>Instituto de Desenvolvimento Sustentável e Meio Ambiente – IDEMA</b></td></tr></table>
${
  cells
    ? html`<table class="g" style="margin-top:3mm"><tr><td rowspan="2" class="c" style="width:74mm"><span class="t">LICENÇA DE OPERAÇÃO</span></td><td class="c" colspan="2"><span class="l">Nº</span></td><td class="c l">PROCESSO</td><td class="c l">LICENÇA ANTERIOR</td></tr><tr><td class="c b r0">${serial} /</td><td class="c b">${year(issued)}</td><td class="c">${protocol}</td><td class="c">LI ${random.digits(4)}/${year(issued) - 3}</td></tr></table>`
    : html`<p class="c t" style="margin:5mm 0 1mm">LICENÇA DE OPERAÇÃO – LO</p><p class="c">Licença Nº ${number}<br><span class="s">Protocolo ${protocol} – Ref. Licença de Instalação Nº ${year(issued) - 3}-${random.digits(6)}/TEC/LI-${random.digits(4)}</span></p>`
}
<p class="j s" style="margin:3mm 0">O IDEMA, no uso das competências que lhe confere a Lei Complementar Estadual nº 272, de 03 de março de 2004, e fundamentado no Parecer Técnico SPCA nº ${random.digits(4)}/${year(issued)}, expede esta Licença ao interessado a seguir qualificado.</p>
<table class="g"><tr>${td('Interessado', firm.name.toUpperCase(), 3)}${td('CNPJ/CPF', maskCnpj(firm.id))}</tr><tr>${td('Endereço de correspondência', `${firm.address.street}, ${firm.address.number} – ${firm.address.district}`, 3)}${td('CEP', firm.address.postcode)}</tr><tr>${td('Representante legal', person(random).name, 2)}${td('CPF do representante', maskCpf(cpf(random)))}${td('Cargo', 'Diretor Operacional')}</tr>
<tr>${td('Empreendimento', cells ? 'Salina Lagoa do Vento' : 'Complexo Eólico Ventos de Arizona Nova', 2)}${td('Município', `${place.city}/${place.uf}`)}${td('Porte', 'Grande')}</tr>
<tr>${cells ? td('Tipologia/Atividade', activities[0] ?? '', 4) : html`<td colspan="4"><span class="l">Tipologia/Atividade</span>${activities.map((one) => html`<br>• ${one}`)}</td>`}</tr>
<tr>${td('Data de expedição', shortDate(issued))}${td(cells ? 'Vencimento da licença' : 'Esta licença expira em', cells ? shortDate(expires) : longDate(expires))}${td('Taxa recolhida em', shortDate(addMonths(issued, -2)))}${td('Validade da certidão municipal', shortDate(addMonths(issued, 8)))}</tr></table>
<p class="b" style="margin:4mm 0 1mm">CONDICIONANTES GERAIS E ESPECÍFICAS</p>
<ol><li>Esta Licença não exime o interessado de obter a anuência do Patrimônio da União, inscrição RIP ${random.digits(4)} ${random.digits(7)}-${random.digits(2)}.</li><li>O prazo para apresentar o Relatório Anual de Monitoramento é de 30 (trinta) dias após cada aniversário desta Licença.</li><li>Fica o interessado obrigado a manter a faixa de 50 metros livre de estruturas.</li><li>O programa de educação ambiental terá duração mínima de 2 (dois) anos.</li><li>Conservar a placa de identificação da licença, no modelo deste Instituto, com dizeres e número.</li><li>A Autorização de captura de fauna nº ${random.digits(3)}/${year(issued)} vale até ${shortDate(addMonths(issued, 13))}.</li><li>A renovação deve ser pedida até ${shortDate(addMonths(expires, -4))}.</li></ol>
<p class="r">Natal, em ${String(parts(issued).day).padStart(2, '0')} de ${monthName(month)} de ${year(issued)}.</p>
<table style="margin-top:12mm"><tr><td class="c s">_________________________<br>${person(random, { gender: 'm' }).name}<br>Diretor Técnico</td><td class="c s">_________________________<br>${person(random, { gender: 'f' }).name}<br>Diretora Geral</td></tr></table>
<p class="foot">Verifique se este papel confere com o registro: ${link} | Identificador da impressão: ${code}<br>IDEMA – Av. Almirante Fictício Tamandaré, s/n, Natal/RN – CNPJ 08.242.166/0001-26 – www.idema.rn.gov.br</p>`
    return {
      html: sheet(
        {
          font: cells ? 'DejaVu Sans' : 'Roboto',
          sizePt: cells ? 8.5 : 9.5,
          margin: '12mm 16mm',
          css: '.t{font-size:14pt;font-weight:bold}.g td{border:.25mm solid #0b5fa5;padding:.8mm 1.6mm;vertical-align:top}.l{font-size:.76em;color:#0b5fa5}.r0{border-right:0}ol{margin:0;padding-left:6mm}li{margin-bottom:.8mm;text-align:justify}.foot{font-size:7pt;text-align:center;border-top:.3mm solid #0b5fa5;margin-top:8mm;padding-top:1mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        validationLink: link,
        mainActivity: activities,
      }),
    }
  },
}
