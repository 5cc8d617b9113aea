import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { firm, GRID, grid, over, trucks, unbroken } from '../blind-t.ts'

/** IBAMA: the authorisation for dangerous products between states, with risk classes, states and a table of vehicles. */
export const layout: Layout = licencePages('blind-t-ibama-rodoviario', {
  one: (random) => {
    const owner = firm(random, '~ Logística Química Ltda')
    const issued = randomDate(random, 2023, 2025)
    const expires = addMonths(issued, 3)
    const number = `1${random.digits(6)}`
    const key = Array.from({ length: 4 }, () => hex(random, 4)).join('.')
    const plates = trucks(random, 9)
    const kinds = ['Caminhão trator', 'Semirreboque', 'Caminhão']
    const rows = plates.map((plate, index) => [plate, random.digits(9), kinds[index % 3] ?? ''])
    return {
      paper: { font: 'Open Sans', sizePt: 9, margin: '14mm 18mm', css: GRID },
      body: html`<table><tr><td style="width:22mm">${crest(17, '#135')}</td><td class="c">Ministério do Meio Ambiente e Mudança do Clima<br><b>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis</b></td></tr></table>
<p class="c b" style="font-size:13pt;margin:4mm 0">Autorização Ambiental para o Transporte<br>Interestadual de Produtos Perigosos<br>Modal Rodoviário</p>
<p>N.º de registro no Banco de Dados: <b>${number}</b></p>
${grid([[over('Emitido em:', shortDate(issued)), over('Válido até:', html`<b>${shortDate(expires)}</b>`)]])}
<p class="b">Dados da Pessoa/Empresa</p>
${grid([
  [over('Nome/Razão Social', owner.name), over('CNPJ', maskCnpj(owner.id))],
  [over('Endereço', `${owner.road}, Distrito Industrial`), over('CEP', owner.postcode)],
  [over('Município', owner.city), over('Registro no CTF/APP', random.digits(7))],
])}
<p><b>Classes de Risco (Resolução ANTT 5.998/2022):</b> Classe 2: Gases; Classe 3: Líquidos Inflamáveis; Classe 8: Substâncias Corrosivas; Classe 9: Substâncias e Artigos Perigosos Diversos</p>
<p><b>Unidades da Federação percorridas:</b> BA, ES, GO, MG, PR, RJ, SC, SP</p>
<p class="b">Veículos:</p>
${grid(rows, ['Placa', 'Nº RNTRC', 'Tipo'])}
<p class="j">1. Esta autorização deve acompanhar o transporte, com os demais documentos de porte obrigatório. 2. O transporte dentro de um único estado depende do órgão ambiental daquele estado. 3. O atendimento a emergências é de responsabilidade do transportador e do expedidor.</p>
<p class="j">A autenticidade desta autorização pode ser conferida em ${unbroken('https://servicos.ibama.gov.br/ctf/publico')}.<br>Chave de autenticação: ${unbroken(key)}</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://servicos.ibama.gov.br/ctf/publico',
        authorizationDangerousProducts: true,
      },
    }
  },
})
