import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** States and towns that class an activity by the groups of an annex print the group beside it. */
export const layout = licencePages('group-of-annex', {
  'one-line': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'CE', 'Auto Posto')
    const activity = '10.04 - Lavagem, lubrificação e troca de óleo de veículos'
    const line = (label: string, value: string): Html =>
      html`<p style="margin:0 0 1.5mm"><u>${label}</u>: ${value}</p>`
    const body = html`<p class="r">${crest(12)}</p><p class="r b" style="margin-bottom:6mm">Prefeitura Municipal de Quixadá dos Monólitos<br>Autarquia Municipal de Meio Ambiente – AMMA</p>
<p class="b" style="font-size:14pt">LICENÇA DE OPERAÇÃO – LO Nº ${number}</p>
${line('Interessado', firm.name)}${line('CNPJ', maskCnpj(firm.id))}${line('Endereço', `${firm.address.street}, ${firm.address.number}, ${firm.address.district}, Quixadá dos Monólitos/CE`)}
${line('Enquadramento', `Grupo 10 - Comércio e Serviços; Atividade ${activity}; Porte: Pequeno; PPD: Médio`)}${line('Emissão', shortDate(issued))}${line('Validade', shortDate(expires))}${line('Parecer Técnico', `${random.digits(3)}/${shortDate(issued).slice(-4)}-DLA`)}
<p class="b">OBSERVAÇÕES</p>${conditions(random, 8)}<p class="j">9. Esta licença não contempla a atividade de comércio varejista de combustíveis, que deverá ser licenciada à parte.</p>
<p class="r" style="margin-top:10mm">${signer}<br>Superintendente da AMMA</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 11.5, margin: '18mm 22mm' },
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
  'three-columns': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'PR', 'Envasadora')
    const activity = 'Engarrafamento e gaseificação de águas minerais, com ou sem captação no local'
    const cell = (label: string, value: string): Html => html`<td><i>${label}</i>${value}</td>`
    const body = html`<div class="top">${crest(14)}<div><b>MUNICÍPIO DE PATO DO IGUAÇU</b><br>Estado do Paraná<br>Secretaria de Meio Ambiente e Recursos Naturais</div><div class="no"><i>Licença de Operação Nº</i><b>${number}</b></div></div>
<table class="g"><tr>${cell('Requerente', firm.name)}${cell('CNPJ/CPF', maskCnpj(firm.id))}</tr></table>
<table class="g"><tr>${cell('Endereço', `${firm.address.street}, ${firm.address.number}`)}${cell('Bairro', firm.address.district)}${cell('CEP', firm.address.postcode)}</tr></table>
<table class="g h"><tr><th>Grupo</th><th>Subgrupo</th><th>Atividade</th></tr><tr><td>Indústria de bebidas</td><td>Águas envasadas</td><td>${activity}</td></tr></table>
<table class="g"><tr>${cell('Data de emissão', shortDate(issued))}${cell('Data de validade', shortDate(expires))}${cell('Potencial poluidor', 'Baixo')}${cell('Porte', 'Médio')}</tr></table>
<p class="b">Condicionantes da licença</p>${conditions(random, 9)}<p class="c" style="margin-top:8mm">${signer}<br>Diretor(a) de Licenciamento</p>
<p class="s">Para conferir: https://patodoiguacu.pr.gov.br/meioambiente/validar — chave de autenticidade ${key}</p>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 9.5,
        css: '.top{display:flex;gap:6mm;align-items:center}.no{margin-left:auto;border:.4mm solid #000;padding:1.5mm 4mm;text-align:center}i{display:block;font-style:normal;font-size:6.5pt;color:#555}.g{margin-top:1.5mm}.g td,.g th{border:.2mm solid #888;padding:.8mm 1.5mm;text-align:left;vertical-align:top}.h td,.h th{width:33%}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://patodoiguacu.pr.gov.br/meioambiente/validar',
        mainActivity: [activity],
      },
    }
  },
  'code-then-columns': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'GO', 'Laticínios')
    const rows = [
      ['C5.2', 'Resfriamento e distribuição de leite', 'Volume diário', '40.000 L', '2'],
      ['C5.4', 'Fabricação de queijos, manteiga e demais derivados', 'Volume diário', '25.000 L', '4'],
    ]
    const body = html`<table><tr><td style="width:40%"><b>ESTADO DE GOIÁS</b><br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável</td><td class="r">${crest(13)}</td></tr></table>
<p class="b" style="border-top:.6mm solid #2a6;border-bottom:.6mm solid #2a6;padding:1mm 0;font-size:13pt">LICENÇA DE FUNCIONAMENTO Nº ${number}</p>
<p>A SEMAD licencia o empreendimento de <b>${firm.name}</b>, CNPJ <b>${maskCnpj(firm.id)}</b>, na ${firm.address.street}, ${firm.address.number}, ${firm.address.place.city} – GO, nas tipologias abaixo (Decreto nº 9.710/2020):</p>
<table class="g"><tr><th>Tipologia</th><th>Descrição</th><th>Parâmetro</th><th>Valor</th><th>Classe</th></tr>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</table>
<p>Data da emissão: ${shortDate(issued)}. Data de vencimento: ${shortDate(expires)}.</p><p class="b">Exigências técnicas</p>${conditions(random, 8)}
<p>Goiânia, ${longDate(issued)}</p><p style="margin-top:10mm">${signer}<br>Gerente de Licenciamento</p>`
    return {
      paper: {
        font: 'Noto Serif',
        sizePt: 9.5,
        css: '.g{margin:2mm 0}.g th{background:#dfeee3}.g td,.g th{border:.2mm solid #2a6;padding:.8mm 1.5mm;text-align:center}.g td:nth-child(2){width:52mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: rows.map(([code, text]) => `${code} ${text}`),
      },
    }
  },
})
