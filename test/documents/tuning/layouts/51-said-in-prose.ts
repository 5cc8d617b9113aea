import { inWords, longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** No label says "activity": the sentence that grants does, or the words on what the licence is for. */
export const layout = licencePages('said-in-prose', {
  finality: (random) => {
    const { firm, issued, expires, number, years, signer } = licenceScene(random, 'AM', 'Auto Posto')
    const line = (label: string, value: string): Html =>
      html`<tr><td class="b" style="width:52mm">${label}</td><td>${value}</td></tr>`
    const body = html`<p class="c b">PREFEITURA DE MANACAPURU DO LAGO<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE E SUSTENTABILIDADE</p><p class="c b" style="font-size:15pt;margin:6mm 0">LICENÇA MUNICIPAL DE OPERAÇÃO Nº ${number}</p>
<table>${line('INTERESSADO', firm.name.toUpperCase())}${line('CNPJ', maskCnpj(firm.id))}${line('PROCESSO Nº', `${random.digits(4)}/${year(issued) - 1}`)}${line('FINALIDADE', 'Autorizar o funcionamento de um posto revendedor flutuante de combustíveis, com três tanques de 15.000 litros cada.')}${line('LOCALIZAÇÃO', 'Margem esquerda do Lago do Miriti, Manacapuru do Lago/AM')}${line('POTENCIAL POLUIDOR', 'Grande')}${line('PORTE', 'Pequeno')}${line('PRAZO DE VALIDADE', `0${years} (${inWords(years)}) anos`)}</table>
<p style="margin-top:4mm">Manacapuru do Lago, ${longDate(issued)}.</p><p class="c" style="margin-top:12mm">${signer}<br>Secretário(a) Municipal</p><p class="b">Restrições e/ou condições de validade desta licença</p>${conditions(random, 8)}`
    return {
      paper: { font: 'Liberation Sans', sizePt: 10.5, margin: '18mm 22mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['posto revendedor flutuante de combustíveis, com três tanques de 15.000 litros cada'],
      },
    }
  },
  'meant-for': (random) => {
    const { firm, issued, expires, key, signer } = licenceScene(random, 'PE', 'Reciclagem')
    const number = `05.${String(year(issued)).slice(2)}.0${random.int(1, 9)}.00${random.digits(4)}-${random.digits(1)}`
    const body = html`<table><tr><td style="width:50%"><b>AGÊNCIA ESTADUAL DE MEIO AMBIENTE – CPRH</b><br><span class="s">Rua Santana do Poço, 367 – Casa Forte<br>Recife/PE – CEP 52060-460<br>CNPJ 06.052.204/0001-52</span></td><td class="r"><b>LICENÇA DE OPERAÇÃO</b><br>Nº ${number}<br><span class="s">Processo nº ${random.digits(6)}/${year(issued)}<br>Validade: ${shortDate(expires)}</span></td></tr></table>
<p class="j" style="margin-top:7mm">A Agência Estadual de Meio Ambiente – CPRH, no uso das atribuições que lhe são conferidas pela Lei Estadual nº 14.249/2010, concede a presente licença a <b>${firm.name}</b>, CNPJ ${maskCnpj(firm.id)}, autorizando a operação de um empreendimento destinado à reciclagem de baterias chumbo-ácido e à fundição de ligas de chumbo, localizado na ${firm.address.street}, nº ${firm.address.number}, ${firm.address.district}, ${firm.address.place.city}/PE, nas coordenadas UTM 285.412 E e 9.105.118 N.</p>
<p class="b">Exigências</p>${conditions(random, 10)}<p>Recife, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${signer}<br>Diretor(a) de Controle de Fontes Poluidoras</p><p class="s">A autenticidade deste documento pode ser conferida no site https://cprh.pe.gov.br/licencas/conferir, digitando o código ${key}</p>`
    return {
      paper: { font: 'Gentium Book Plus', sizePt: 11, margin: '16mm 20mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://cprh.pe.gov.br/licencas/conferir',
        mainActivity: ['reciclagem de baterias chumbo-ácido e à fundição de ligas de chumbo'],
      },
    }
  },
  'at-this-place': (random) => {
    const { firm, issued, expires, signer } = licenceScene(random, 'RJ', 'Ambiental')
    const number = `IN0${random.digits(5)}`
    const body = html`<p class="c">${crest(14, '#0a5')}</p><p class="c"><b>Governo do Estado do Rio de Janeiro</b><br>Secretaria de Estado do Ambiente e Sustentabilidade<br><b>Instituto Estadual do Ambiente – Inea</b></p><p class="c b" style="font-size:16pt">LICENÇA DE OPERAÇÃO<br>LO Nº ${number}</p>
<p class="j">O Instituto Estadual do Ambiente, no uso das atribuições que lhe são conferidas pela Lei nº 5.101, de 04 de outubro de 2007, concede a presente Licença de Operação, que autoriza a</p><p class="b" style="margin-left:12mm">${firm.name.toUpperCase()}<br>CNPJ/CPF: ${maskCnpj(firm.id)}<br>Endereço: ${firm.address.street}, ${firm.address.number} – ${firm.address.district} – ${firm.address.place.city} – RJ</p>
<p class="j">a realizar as atividades de recebimento, triagem, trituração e enfardamento de resíduos não perigosos, incluindo sucatas metálicas, papel e plástico, no seguinte local:</p><p class="b" style="margin-left:12mm">Rodovia Inventada, km 12, Campo dos Coqueiros, município de ${firm.address.place.city}</p>
<p class="j">Esta licença é válida até ${longDate(expires)}, respeitadas as condições nela estabelecidas, e é concedida com base nos documentos e informações constantes do Processo nº E-07/002.${random.digits(4)}/${year(issued)} e seus anexos.</p>
<p class="r">Rio de Janeiro, ${longDate(issued)}</p><p class="c" style="margin-top:9mm">${signer}<br>Diretor(a) de Licenciamento Ambiental</p><p class="b">Condições de Validade</p>${conditions(random, 8)}`
    return {
      paper: { font: 'Roboto', sizePt: 10, margin: '18mm 24mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [
          'recebimento, triagem, trituração e enfardamento de resíduos não perigosos, incluindo sucatas metálicas, papel e plástico',
        ],
      },
    }
  },
  'which-has-for-activity': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'SP', 'Recauchutadora')
    const body = html`<p style="float:right">${crest(22, '#833')}</p><p style="font-size:9pt">Consórcio Intermunicipal do Vale do Paranapanema Inventado<br>Câmara Técnica de Licenciamento Ambiental<br>Rua Coronel Inexistente, 77, Assis da Serra, São Paulo</p>
<h1>Licença de Operação ${number}</h1><p class="j">Pela presente, fica licenciada, na fase de operação, ${firm.name}, inscrita no CNPJ ${maskCnpj(firm.id)}, que tem por atividade a reforma de pneumáticos usados, estabelecida na ${firm.address.street}, ${firm.address.number}, ${firm.address.district}, em ${firm.address.place.city}/SP.</p><p class="j">A licença vence em ${longDate(expires)} e deverá ser renovada na forma da lei.</p>
<p class="j">São condições desta licença:</p>${conditions(random, 7)}<p class="r">Assis da Serra, ${longDate(issued)}</p><p class="r" style="margin-top:12mm">${signer}<br>Coordenador(a) da Câmara Técnica</p>`
    return {
      paper: {
        font: 'Caladea',
        sizePt: 12,
        margin: '25mm 30mm',
        css: 'h1{font-size:20pt;font-weight:normal;margin:14mm 0 8mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['reforma de pneumáticos usados'],
      },
    }
  },
})
