import { longDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** The act as the official gazette prints it: in the columns of a newspaper. */
export const layout = licencePages('gazette-columns', {
  portaria: (random) => {
    const { firm, issued, expires, number, years, signer } = licenceScene(random, 'BA', 'Marmoraria')
    const words = ['', '', 'dois', 'três', 'quatro', 'cinco', 'seis'][years]
    const activity = 'beneficiamento de mármores e granitos, com produção de 900 m² por mês'
    const body = html`<div class="head"><span>${shortDate(issued)}</span><b>DIÁRIO OFICIAL DO MUNICÍPIO</b><span>Ano XI – Nº ${random.digits(4)} – p. 7</span></div>
<div class="cols"><p class="c b">PREFEITURA MUNICIPAL DE JACOBINA NOVA</p><p class="c">SECRETARIA MUNICIPAL DE MEIO AMBIENTE E DEFESA CIVIL</p>
<p class="c b">PORTARIA SEMAD Nº ${number}</p>
<p class="j">O SECRETÁRIO MUNICIPAL DE MEIO AMBIENTE E DEFESA CIVIL, no uso de suas atribuições, tendo em vista o que consta do Processo Administrativo nº ${random.digits(4)}/${year(issued) - 1} e com fundamento na Lei Municipal nº 1.007/2010,</p>
<p class="j"><b>RESOLVE:</b></p><p class="j"><b>Art. 1º</b> – Conceder LICENÇA AMBIENTAL DE OPERAÇÃO – LO, válida pelo prazo de 0${years} (${words}) anos, contados da data de assinatura, à empresa ${firm.name.toUpperCase()}, inscrita no CNPJ sob nº ${maskCnpj(firm.id)}, para a atividade de ${activity}, localizada no Povoado de Umburanas, zona rural deste Município, nas coordenadas UTM 24L X 334.512 e Y 8.763.220.</p>
<p class="j"><b>Art. 2º</b> – A licença fica sujeita ao cumprimento das condicionantes:</p>${conditions(random, 7)}
<p class="j"><b>Art. 3º</b> – Esta Portaria entra em vigor na data de sua publicação.</p><p class="j">Gabinete do Secretário, ${longDate(issued)}.</p><p class="c b">${signer.toUpperCase()}</p><p class="c">Secretário Municipal</p></div>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 9,
        margin: '14mm 14mm',
        css: '.cols{columns:2;column-gap:8mm;column-rule:.2mm solid #777}.head{display:flex;justify-content:space-between;border-bottom:.5mm solid #000;margin-bottom:4mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: [activity],
      },
    }
  },
  resolution: (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'MG', 'Mineração')
    const activities = [
      'A-03-01-8 – Extração de areia e cascalho para utilização imediata na construção civil',
      'A-05-01-0 – Unidade de Tratamento de Minerais – UTM, com tratamento a seco',
    ]
    const body = html`<p class="c b">CODEMA – CONSELHO MUNICIPAL DE DEFESA DO MEIO AMBIENTE<br>Prefeitura de Ouro Claro – Minas Gerais</p>
<div class="cols"><p class="b">LICENÇA DE OPERAÇÃO Nº ${number}</p><p class="j">O CODEMA, em reunião ordinária, deliberou conceder a licença ao empreendimento a seguir identificado.</p>
<p><b>Razão social</b><br>${firm.name}</p><p><b>CNPJ</b><br>${maskCnpj(firm.id)}</p><p><b>Endereço</b><br>${firm.address.street}, ${firm.address.number}</p>
<p><b>Atividades, segundo a DN COPAM nº 217/2017</b><br>${activities.map((text, index) => html`${index ? html`<br>` : null}${text}`)}</p>
<p><b>Classe</b><br>2</p><p><b>Critério locacional</b><br>0</p><p><b>Emissão</b><br>${shortDate(issued)}</p><p><b>Vencimento</b><br>${shortDate(expires)}</p><p class="b" style="break-before:column">CONDICIONANTES</p>${conditions(random, 10)}</div>
<p class="c" style="margin-top:12mm">${signer}<br>Presidente do CODEMA</p><p class="s c">Autenticidade: ouroclaro.mg.gov.br/codema · Chave de acesso ${key}</p>`
    return {
      paper: {
        font: 'Noto Sans',
        sizePt: 9,
        css: '.cols{columns:2;column-gap:10mm;margin-top:5mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'ouroclaro.mg.gov.br/codema',
        mainActivity: activities,
      },
    }
  },
})
