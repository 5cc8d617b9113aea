import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { engineer, holder } from '../blind-z.ts'

const LINK = 'https://servicos.ibama.gov.br/conferencia'
const css = `
.bar { background: #1d4f2b; color: #fff; padding: 3mm 4mm; display: flex; gap: 4mm; align-items: center } .bar p { margin: 0 }
h2 { font-size: 10pt; background: #dfe9e1; padding: 1mm 2mm; margin: 4mm 0 2mm } td, th { border: .5pt solid #888; padding: 1mm 2mm; text-align: left }
.dates { display: flex; justify-content: space-between; font-weight: bold; margin-top: 4mm } .classes { columns: 2 } .classes p { margin: 0 0 1mm }`

/** The federal authorisation of interstate dangerous transport, with its vehicles and risk classes. */
export const layout = licencePages('blind-z-federal-carga', {
  one: (random) => {
    const issued = randomDate(random, 2023, 2025)
    const expires = addMonths(issued, 3)
    const firm = holder(random, 'Transportes Rodoviários')
    const expert = engineer(random)
    const number = random.digits(7).replace(/^0/, '3')
    const key = `${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}`.toLowerCase()
    const plates = ['mercosul', 'old', 'mercosul', 'mercosul', 'old'].map((pattern) =>
      plate(random, pattern === 'old' ? 'old' : 'mercosul'),
    )
    const kinds = ['Caminhão-trator', 'Semirreboque', 'Caminhão', 'Caminhão-trator', 'Semirreboque']
    const body = html`<div class="bar">${crest(13, '#fff')}<div><p>Ministério do Meio Ambiente e Mudança do Clima</p><p class="b">Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis</p></div></div>
      <p class="c b" style="font-size:14pt;margin-top:6mm">Autorização Ambiental para o Transporte<br>Interestadual de Produtos Perigosos</p><p class="c">Modal Rodoviário</p>
      <p class="c">N.º de registro no Banco de Dados: <b>${number}</b></p>
      <div class="dates"><span>Emitido em: ${shortDate(issued)}</span><span>Válido até: ${shortDate(expires)}</span></div>
      <h2>Dados da Pessoa/Empresa</h2>
      <table><tr><th>CNPJ</th><td>${maskCnpj(firm.id)}</td></tr><tr><th>Nome/Razão Social</th><td>${firm.name.toUpperCase()}</td></tr><tr><th>Endereço</th><td>${firm.street}, ${firm.district}, Alto Jequitaí/MG, ${firm.postcode}</td></tr><tr><th>Responsável técnico</th><td>${expert.name} – CPF ${expert.cpf}</td></tr><tr><th>Atendimento a emergências</th><td>SOS Cargas Assistência Ambiental – 0800 ${random.digits(3)} ${random.digits(4)}</td></tr></table>
      <h2>Veículos</h2>
      <table><tr><th>Placa</th><th>Nº RNTRC</th><th>Tipo</th></tr>${plates.map((one, index) => html`<tr><td>${index === 1 ? hyphenated(one) : one}</td><td>0${random.digits(7)}</td><td>${kinds[index]}</td></tr>`)}</table>
      <h2>Classes de Risco (Res. ANTT 5998/2022)</h2>
      <div class="classes"><p>Classe 2: Gases</p><p>Classe 3: Líquidos Inflamáveis</p><p>Classe 5: Substâncias Oxidantes e Peróxidos Orgânicos</p><p>Classe 8: Substâncias Corrosivas</p></div>
      <h2>Observações</h2>
      <p class="j">1. Esta autorização não substitui as exigidas pelos municípios nem a licença do órgão do estado para o transporte dentro dele.</p><p class="j">2. O porte desta autorização é obrigatório durante a viagem, junto da ficha de emergência da NBR 7503.</p><p class="j">3. A inclusão de veículo exige nova emissão.</p>
      <p class="j" style="margin-top:5mm">A veracidade deste documento pode ser verificada em ${LINK} com a chave de autenticação: <b>${key}</b></p>`
    return {
      paper: { font: 'Noto Sans', sizePt: 9.5, css, margin: '13mm 17mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: LINK,
        authorizationDangerousProducts: true,
      },
    }
  },
})
