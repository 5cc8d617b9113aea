import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { demands, licensee, named, signLine } from '../blind-n.ts'

/** IMASUL: a grain store on a form of two columns, data at the left and conditions at the right. */
export const layout: Layout = {
  name: 'blind-n-ms-graos',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, 'Armazéns Gerais % S.A.', '0004')
    const issued = randomDate(random, 2019, 2023)
    const expires = addYears(issued, 4)
    const number = `${random.int(105, 930)}/${year(issued)}`
    const activity = '2.57.1 Armazenamento de grãos, com secagem e limpeza'
    const at = (caption: string, value: string) => html`<p class="at"><b>${caption}:</b> ${value}</p>`
    return {
      html: sheet(
        {
          font: 'PT Sans',
          sizePt: 10,
          margin: '13mm 14mm',
          css: '.cols { display: grid; grid-template-columns: 82mm 1fr; gap: 0; border: .4mm solid #222 } .cols > div { padding: 3mm } .cols > div:first-child { border-right: .4mm solid #222 } .at { margin: 0 0 2mm } h4 { margin: 1mm 0 2mm; text-align: center; background: #dfe7ef }',
        },
        html`<p class="c"><b>ESTADO DE MATO GROSSO DO SUL</b><br>Secretaria de Estado de Meio Ambiente, Desenvolvimento Econômico, Produção e Agricultura Familiar<br>Instituto de Meio Ambiente de Mato Grosso do Sul - IMASUL</p>
<p class="c b" style="font-size:15pt">LICENÇA DE OPERAÇÃO - LO Nº ${number}</p>
<div class="cols"><div><h4>DADOS DO REQUERENTE</h4>${at('Nome / Razão Social', firm.name)}${at('CNPJ/CPF', maskCnpj(firm.id))}${at('Endereço', firm.road)}${at('Município', 'Maracaju')}${at('CEP', firm.postcode)}
<h4>DADOS DA ATIVIDADE</h4>${at('Atividade', activity)}${at('Local', 'Rodovia MS-162, km 24, zona rural')}${at('Coordenadas', `21°${random.int(10, 59)}’S 55°${random.int(10, 59)}’W`)}${at('Capacidade', `${random.int(20, 68)}.000 t`)}
<h4>DADOS DO PROCESSO</h4>${at('Processo', `71/40${random.digits(4)}/${year(issued) - 1}`)}${at('Licença de Instalação', `LI ${random.int(10, 99)}/${year(issued) - 3}`)}${at('Validade da LI', shortDate(addYears(issued, -1)))}${at('Técnico responsável', `${named(random)} - CPF ${maskCpf(cpf(random))}`)}
<h4>VIGÊNCIA</h4>${at('Emissão', shortDate(issued))}${at('Validade', shortDate(expires))}</div>
<div><h4>CONDICIONANTES</h4>${demands(random, 8, issued).map((text, index) => html`<p class="s">${index + 1}) ${text}</p>`)}</div></div>
<p class="j s" style="margin-top:3mm">O Diretor-Presidente do IMASUL, no uso de suas atribuições e na forma da Lei nº 2.257, de 9 de julho de 2001, expede a presente licença ao requerente.</p>${signLine(named(random), 'Diretor-Presidente')}`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
      }),
    }
  },
}
