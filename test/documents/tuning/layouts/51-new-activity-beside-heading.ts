import { addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** Activities over several lines at the left, while headings and dates run down at the right. */
export const layout = licencePages('new-activity-beside-heading', {
  right(random) {
    const one = firm(random, 'PE', 'Indústria de Plásticos')
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, 3)
    const number = `05.${String(year(issued)).slice(2)}.0${random.int(1, 9)}.${random.digits(6)}-${random.digits(1)}`
    const key = alphanumeric(random, 9).toUpperCase()
    const activities = [
      'Fabricação de embalagens de material plástico por extrusão e sopro, inclusive com impressão flexográfica',
      'Recuperação de materiais plásticos',
    ]
    const body = html`<p>GOVERNO DO ESTADO DE PERNAMBUCO<br>AGÊNCIA ESTADUAL DE MEIO AMBIENTE</p><p style="font-size:13pt">LICENÇA DE OPERAÇÃO Nº ${number}</p><table class="o"><tr><td><u>Licenciado</u><br>${one.name}<br>CNPJ ${maskCnpj(one.id)}<br>${written(one.address, 'short')}</td><td><u>Emissão</u><br>${shortDate(issued)}</td></tr><tr><td rowspan="2"><u>Atividades</u>${activities.map((text) => html`<div class="a">${text}</div>`)}</td><td><u>Validade</u><br>${shortDate(expires)}</td></tr><tr><td><u>Vistoria em</u><br>${shortDate(addMonths(issued, -2))}</td></tr><tr><td><u>Exigências</u><br>1. Laudo de emissões até ${shortDate(addMonths(issued, 5))}.<br>2. Renovar com 120 dias de antecedência.</td><td><u>Enquadramento</u><br>Tipologia 3.4 – porte F</td></tr></table><p>Para verificar a autenticidade acesse siliaweb.cprh.pe.gov.br e digite a chave ${key}.</p>`
    return {
      paper: {
        font: 'DejaVu Sans',
        sizePt: 9.5,
        margin: '20mm',
        css: '.o td{border:.2mm solid #666;padding:1.5mm 2mm;vertical-align:top}.o td:last-child{width:44mm}.a{margin-bottom:1mm}.o{margin:4mm 0}u{text-decoration:none;color:#2b5c34}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'siliaweb.cprh.pe.gov.br',
        mainActivity: activities,
      },
    }
  },
  codes(random) {
    const at = town(random, 'SP')
    const one = firm(random, 'SP', 'Recicladora')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 5)
    const number = `${random.int(3, 97)}/${year(issued)}`
    const activities = [
      '3831901 Recuperação de sucatas de alumínio',
      '3832700 Recuperação de materiais plásticos',
      '4687703 Comércio atacadista de resíduos e sucatas metálicos',
    ]
    const owner = folk(random)
    const body = html`<p class="c">PREFEITURA MUNICIPAL DE ${at.city.toUpperCase()}<br>Secretaria do Meio Ambiente</p><p class="c">LICENÇA DE OPERAÇÃO Nº ${number}</p><div class="g"><div>CNAE E DESCRIÇÃO${activities.map((text) => html`<div>${text}</div>`)}</div><div>VALIDADE<div>${shortDate(expires)}</div>PROTOCOLO<div>${random.digits(6)}/${year(issued) - 1}</div>HORÁRIO<div>7h às 17h</div></div></div><p>EMPRESA: ${one.name}<br>CNPJ: ${maskCnpj(one.id)}<br>RESPONSÁVEL LEGAL: ${owner.name}, CPF ${maskCpf(owner.cpf)}<br>LOCAL: ${written(one.address)}</p><p class="j">Licença condicionada ao AVCB nº ${random.digits(6)}, válido até ${shortDate(addMonths(issued, 30))}, e ao CADRI nº ${random.digits(8)}.</p><p>${at.city}, ${longDate(issued)}</p><p style="margin-top:14mm">_________________________<br>${folk(random).name}<br>Secretário(a) do Meio Ambiente</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10.5,
        margin: '22mm',
        css: '.g{display:grid;grid-template-columns:1fr 48mm;gap:4mm;border-top:.3mm solid #000;border-bottom:.3mm solid #000;padding:2mm 0;margin:4mm 0}',
      },
      body,
      read: { id: one.id, number, scope: 'MUNICIPAL', expirationDate: expires, mainActivity: activities },
    }
  },
})
