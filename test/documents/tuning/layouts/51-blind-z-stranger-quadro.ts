import { shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { engineer, holder, term } from '../blind-z.ts'

const css = `
td { border: .8pt solid #000; padding: 1.5mm 2mm; vertical-align: middle } td.k { background: #d9e2f3; font-weight: bold; width: 33mm } h1 { font-size: 13pt; color: #2f5496; font-weight: normal } .cap { font-size: .85em; font-style: italic; margin-top: 2mm }`

/** A page of a consultant's report: a table of four columns about a licence to build, which is not one to operate. */
export const layout = licencePages('blind-z-stranger-quadro', {
  one: (random) => {
    const { issued, expires } = term(random, 3, 2021, 2024)
    const firm = holder(random, 'Solar Geradora')
    const expert = engineer(random)
    const number = `${random.int(105, 930)}/${year(issued)}`
    const activity = 'Geração de energia elétrica por usina solar fotovoltaica'
    const pair = (a: string, b: string, c: string, d: string) =>
      html`<tr><td class="k">${a}</td><td>${b}</td><td class="k">${c}</td><td>${d}</td></tr>`
    const wide = (a: string, b: string) => html`<tr><td class="k">${a}</td><td colspan="3">${b}</td></tr>`
    const body = html`<h1>3.2 Situação do licenciamento ambiental</h1>
      <table>${wide('Órgão licenciador', 'Superintendência de Administração do Meio Ambiente – SUDEMA, Governo do Estado da Paraíba')}
      ${pair('Ato', 'Licença de Instalação', 'Nº da licença', number)}${wide('Empreendedor', firm.name)}${pair('CNPJ', maskCnpj(firm.id), 'Processo', `${year(issued) - 1}-00${random.digits(4)}/TEC/LI-${random.digits(4)}`)}
      ${wide('Atividade', activity)}${pair('Emissão', shortDate(issued), 'Validade', shortDate(expires))}${pair('Município', 'Serra da Umburana/PB', 'Área', `${random.int(60, 95)} ha`)}
      ${wide('Consultor', `${expert.name}, CPF ${expert.cpf}, CREA ${expert.crea}`)}</table>
      <p class="cap">Quadro 7 – Resumo do ato ambiental vigente</p>
      <p class="j" style="margin-top:5mm">A obra começou dois meses depois da emissão. O requerimento da Licença de Operação, ainda não protocolado, deve ser instruído com o relatório de cumprimento das condicionantes e com o comprovante da conexão à rede.</p>
      <p class="j">A linha de transmissão de 69 kV é objeto de outro processo, conduzido pela concessionária, e não foi considerada neste capítulo.</p>
      <p class="r s" style="margin-top:70mm">Relatório de acompanhamento – página 14 de 31</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 11, css, margin: '22mm 24mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
