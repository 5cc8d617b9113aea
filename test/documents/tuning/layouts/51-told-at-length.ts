import { longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'

/** The activity takes several lines or stands among other things said of it. */
export const layout = licencePages('told-at-length', {
  'two-sentences': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'PB', 'Celulose')
    const activity =
      'Fabricação de papel tissue a partir de celulose e de aparas. Inclui estação de tratamento de efluentes, caldeira a biomassa e aterro industrial próprio'
    const body = html`<table><tr><td class="b" style="width:60%">SUPERINTENDÊNCIA DE ADMINISTRAÇÃO DO MEIO AMBIENTE – SUDEMA<br><span class="s">Estado da Paraíba</span></td><td class="n"><span class="l">LICENÇA DE OPERAÇÃO</span><br>Nº ${number}</td></tr></table>
<div class="x"><div class="l">EMPRESA</div>${firm.name}</div><div class="x"><div class="l">CNPJ</div>${maskCnpj(firm.id)}</div><div class="x"><div class="l">DESCRIÇÃO DA ATIVIDADE LICENCIADA</div>${activity}.</div><div class="x"><div class="l">ENDEREÇO DA ATIVIDADE</div>${firm.address.street}, ${firm.address.number}, ${firm.address.district}</div><div class="x"><div class="l">EMISSÃO / VENCIMENTO</div>${shortDate(issued)} / ${shortDate(expires)}</div>
<p class="b" style="margin-top:4mm">CONDICIONANTES</p>${conditions(random, 8)}<p>João Pessoa, ${longDate(issued)}.</p><p class="c" style="margin-top:8mm">${signer}<br>Superintendente</p><p class="s">Confirme a autenticidade em https://sudema.pb.gov.br/autenticidade (código ${key}).</p>`
    return {
      paper: {
        font: 'Noto Sans',
        sizePt: 10,
        margin: '16mm 40mm 16mm 20mm',
        css: '.x{border:.2mm solid #000;border-radius:1.5mm;padding:1mm 2mm;margin-top:1.5mm}.l{font-size:6.5pt;color:#333}.n{border:.4mm solid #000;text-align:center;font-size:12pt}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://sudema.pb.gov.br/autenticidade',
        mainActivity: [activity],
      },
    }
  },
  'kind-and-details': (random) => {
    const { firm, issued, expires, key } = licenceScene(random, 'PR', 'Nutrição Animal')
    const number = `${random.int(2, 3)}${random.digits(5)}`
    const cell = (label: string, value: string, span = 1): Html =>
      html`<td colspan="${span}"><span class="l">${label}</span><br>${value}</td>`
    const activity = 'Fabricação de rações balanceadas e de alimentos preparados para animais'
    const body = html`<table class="g"><tr><td class="c" style="width:22mm">${crest(14)}</td><td class="b">Instituto Água e Terra<br>Diretoria de Licenciamento e Outorga</td><td class="c"><b>LO – Licença de Operação</b><br>Nº ${number}<br>Validade ${shortDate(expires)}</td></tr></table>
<div class="band">1 DADOS DO REQUERENTE</div><table class="g"><tr>${cell('Razão Social', firm.name, 2)}${cell('CNPJ', maskCnpj(firm.id))}</tr></table>
<div class="band">2 DADOS DO EMPREENDIMENTO</div><table class="g"><tr>${cell('Atividade', 'Indústria de alimentos')}${cell('Atividade Específica', activity, 2)}</tr><tr>${cell('Detalhes da Atividade', 'Capacidade de 18 t/h, com moagem, mistura, peletização e ensaque', 2)}${cell('Área ocupada pela atividade', '9.200 m²')}</tr><tr>${cell('Endereço', `${firm.address.street}, ${firm.address.number}`, 2)}${cell('Município', `${firm.address.place.city}/PR`)}</tr></table>
<div class="band">3 REQUISITOS DO LICENCIAMENTO</div>${conditions(random, 10)}<div class="band">4 AUTENTICAÇÃO</div><p>Emitida em Curitiba, ${shortDate(issued)}. Documento assinado digitalmente. Para verificar a autenticidade acesse https://www.iat.pr.gov.br/validar e informe o código ${key}.</p>`
    return {
      paper: {
        font: 'DejaVu Sans Condensed',
        sizePt: 8.5,
        css: '.g td{border:.2mm solid #555;padding:.6mm 1.5mm;vertical-align:top}.band{font-weight:bold;margin:3mm 0 1mm}.l{font-size:.78em}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://www.iat.pr.gov.br/validar',
        mainActivity: [activity],
      },
    }
  },
  'federal-typology': (random) => {
    const { firm, issued, expires, years, signer } = licenceScene(random, 'MG', 'Mineração')
    const number = `${random.int(1200, 1890)}/${year(issued)}`
    const verifier = random.digits(8)
    const crc = hex(random, 8)
    const row = (label: string, value: string): Html => html`<tr><td>${label}</td><td>${value}</td></tr>`
    const body = html`<p class="c">${crest(18, '#555')}<br>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA<br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</p><p class="b">LICENÇA DE OPERAÇÃO (LO) Nº ${number} – RENOVAÇÃO</p>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS – IBAMA, no uso de suas atribuições, RESOLVE expedir a presente licença a:</p>
<table class="g">${row('EMPRESA', firm.name.toUpperCase())}${row('CNPJ', maskCnpj(firm.id))}${row('CADASTRO TÉCNICO FEDERAL', random.digits(7))}${row('PROCESSO', federalProcess(random, year(issued) - 9))}${row('EMPREENDIMENTO', 'Complexo Serra do Tatu Inventada')}${row('TIPOLOGIA', 'Mineração – lavra a céu aberto de minério de ferro, com beneficiamento a úmido e pilhas de estéril')}${row('MUNICÍPIOS', 'Itabirito Novo e Rio Manso do Sul/MG')}</table>
<p class="j" style="margin-top:3mm">Esta licença é válida pelo período de ${years} anos, contados de ${shortDate(issued)}, até ${shortDate(expires)}, observadas as condições discriminadas neste documento.</p><p>Brasília-DF, ${longDate(issued)}</p><p class="c">${signer}</p>
<p class="s" style="border:.2mm solid #777;padding:2mm">A autenticidade deste documento pode ser conferida no site https://sei.ibama.gov.br/autenticidade, informando o código verificador ${verifier} e o código CRC ${crc}.</p><div class="break"></div><p class="b">CONDIÇÕES DE VALIDADE DA LICENÇA DE OPERAÇÃO Nº ${number}</p>${conditions(random, 10)}`
    return {
      paper: {
        font: 'Carlito',
        sizePt: 11.5,
        margin: '20mm 24mm',
        css: '.g td{border:.2mm solid #999;padding:.8mm 2mm}.g td:first-child{width:46mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: expires,
        validationLink: 'https://sei.ibama.gov.br/autenticidade',
        mainActivity: [
          'Mineração – lavra a céu aberto de minério de ferro, com beneficiamento a úmido e pilhas de estéril',
        ],
      },
    }
  },
  'adhesion-in-the-first-person': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'MA', 'Panificadora')
    const body = html`<p class="c b">PREFEITURA DE BACABAL DO MEARIM<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE</p><p class="c b" style="font-size:14pt">LICENÇA AMBIENTAL POR ADESÃO E COMPROMISSO – LAC<br>Nº ${number}</p>
<p class="j">Eu, ${signer}, na qualidade de representante legal de ${firm.name}, inscrita no CNPJ nº ${maskCnpj(firm.id)}, declaro que são verdadeiras as informações prestadas e assumo o compromisso de observar as condições abaixo no exercício da(s) atividade(s) a seguir:</p>
<div style="border-left:1mm solid #777;padding-left:4mm;margin:3mm 0"><p style="margin:0">a) fabricação de produtos de panificação com forno elétrico;</p><p style="margin:0">b) comércio varejista de laticínios e frios; e</p><p style="margin:0">c) preparo de refeições para consumo no local.</p></div>
<p>Emitida em: ${shortDate(issued)}<br>Válida até: ${shortDate(expires)}</p><p class="b">Compromissos</p>${conditions(random, 7)}<p class="s">Emissão automática. Autenticidade: https://bacabaldomearim.ma.gov.br/lac/autenticar, chave ${key}.</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 12, margin: '22mm 26mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://bacabaldomearim.ma.gov.br/lac/autenticar',
        mainActivity: [
          'fabricação de produtos de panificação com forno elétrico',
          'comércio varejista de laticínios e frios',
          'preparo de refeições para consumo no local',
        ],
      },
    }
  },
})
