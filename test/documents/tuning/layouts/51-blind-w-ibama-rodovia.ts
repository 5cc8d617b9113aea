import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { business, dashed, fleet, LINES, lined } from '../blind-w.ts'

/** IBAMA's authorisation for dangerous goods on the road: plates in two numbered tables side by side, three months. */
export const layout: Layout = licencePages('blind-w-ibama-rodovia', {
  one: (random) => {
    const owner = business(random, '# Logística e Transportes Ltda')
    const issued = randomDate(random, 2023, 2025)
    const expires = addMonths(issued, 3)
    const number = `${random.int(2, 8)}${random.digits(6)}`
    const key = alphanumeric(random, 16).toLowerCase()
    const plates = fleet(random, 14)
    const rows = plates.map((value, index) => [
      index + 1,
      dashed(value),
      random.digits(8),
      random.pick(['Cavalo mecânico', 'Carreta', 'Caminhão', 'Bitrem']),
    ])
    const head = ['Item', 'Placa', 'Nº RNTRC', 'Tipo']
    const classes = [
      'Classe 2: Gases',
      'Classe 3: Líquidos inflamáveis',
      'Classe 5: Substâncias oxidantes e peróxidos orgânicos',
      'Classe 8: Substâncias corrosivas',
    ]
    return {
      paper: { font: 'DejaVu Sans', sizePt: 8.6, margin: '14mm 16mm', css: LINES },
      body: html`<p class="c b">Ministério do Meio Ambiente e Mudança do Clima<br>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis</p>
<p class="c b" style="font-size:13pt;margin:4mm 0">Autorização Ambiental para o Transporte<br>Interestadual de Produtos Perigosos<br><span style="font-size:10pt">Modal Rodoviário</span></p>
<table style="margin-bottom:3mm"><tr><td>N.º de registro no Banco de Dados:<br><b>${number}</b></td><td>Emitido em:<br><b>${shortDate(issued)}</b></td><td>Válido até:<br><b>${shortDate(expires)}</b></td></tr></table>
<p class="b">Dados da Pessoa/Empresa</p>
<p>CPF/CNPJ: ${maskCnpj(owner.id)}<br>Nome/Razão Social: ${owner.name.toUpperCase()}<br>Endereço: ${owner.street.toUpperCase()}, ${owner.door} - ${owner.quarter.toUpperCase()}<br>Município/UF: ${owner.town.toUpperCase()} / MT &nbsp; CEP: ${owner.zip}</p>
<p class="j">A empresa acima identificada está autorizada a circular entre os estados abaixo, observado o disposto na Instrução Normativa nº 5, de 9 de maio de 2012, e na Resolução ANTT nº 5.998/2022.</p>
<p class="b">Classes de Risco autorizadas</p>
<p>${classes.map((text) => html`${text}<br>`)}</p>
<p class="b">Unidades da Federação de circulação</p><p>GO, MG, MS, MT, PR, RO, SP</p>
<p class="b">Veículos</p>
<table><tr><td style="width:50%;vertical-align:top">${lined(head, rows.slice(0, 7))}</td><td style="vertical-align:top">${lined(head, rows.slice(7))}</td></tr></table>
<p class="j">Observações: esta autorização deverá acompanhar o veículo durante todo o transporte, em via impressa ou digital. Não substitui as licenças exigidas para o transporte dentro de um só estado, nem as do Exército e da CNEN. A inclusão de veículo exige nova emissão. Em caso de acidente, ligue 0800 061 8080.</p>
<p class="s">Para verificar a autenticidade, acesse https://servicos.ibama.gov.br/ctf/valida e digite a chave de autenticação: ${key}</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://servicos.ibama.gov.br/ctf/valida',
        authorizationDangerousProducts: true,
      },
    }
  },
})
