import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, person, signature } from '../blind-q.ts'

/** A town: a framed certificate in prose for a filling station; the term is in words, nothing but ink proves it. */
export const layout: Layout = licencePages('blind-q-cidade-posto', {
  one: (random) => {
    const firm = holder(random, 'Auto Posto * Ltda.')
    const issued = randomDate(random, 2018, 2025)
    const number = `00${random.int(1100, 6900)}/${year(issued)}`
    const activity = 'comércio varejista de combustíveis e lubrificantes para veículos automotores'
    const [first, second, third] = duties(random, 3, issued)
    return {
      paper: {
        font: 'Caladea',
        sizePt: 12,
        margin: '12mm 14mm',
        css: '.frame { border: 1.2mm double #28543a; padding: 12mm 14mm; min-height: 265mm }',
      },
      body: html`<div class="frame"><table><tr><td style="width:26mm">${crest(22)}</td><td><b style="font-size:14pt">PREFEITURA MUNICIPAL DE PORTO ANGICAL</b><br>Secretaria Municipal de Agricultura e Meio Ambiente<br><span class="s">Praça do Mercado, 90 – CNPJ ${maskCnpj(cnpj(random))} – Tel. (00) 3000-1122</span></td></tr></table>
<p class="c b" style="font-size:19pt;margin:12mm 0 2mm">LICENÇA MUNICIPAL DE OPERAÇÃO</p>
<p class="c b" style="font-size:14pt;margin-bottom:10mm">LMO Nº ${number}</p>
<p class="j">A Secretaria Municipal de Agricultura e Meio Ambiente, usando das competências da Lei Municipal nº 1.308, de 4 de julho de 2009, e à vista do Processo nº ${random.int(1000, 9000)}/${year(issued) - 1}, concede a <b>${firm.name}</b>, pessoa jurídica inscrita no CNPJ sob o nº <b>${maskCnpj(firm.id)}</b>, estabelecida na ${firm.street}, nesta cidade, a presente licença para exercer a atividade de ${activity}.</p>
<p class="j">Esta licença vale por <b>quatro anos, contados da data de sua emissão</b>, e perde o efeito se descumpridas as obrigações a seguir:</p>
<p class="j">a) ${first}</p><p class="j">b) ${second}</p><p class="j">c) ${third}</p>
<p class="j">Foi apresentada a Licença de Instalação LMI nº 000${random.digits(3)}/${year(issued) - 2}, que fica encerrada.</p>
<p class="r" style="margin-top:8mm">Porto Angical, ${longDate(issued)}.</p>
${signature(person(random), 'Pela Secretaria Municipal de Agricultura e Meio Ambiente')}
${signature(person(random), 'Fiscalização Ambiental – matrícula 4.117')}</div>`,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addYears(issued, 4),
        mainActivity: [activity],
      },
    }
  },
})
