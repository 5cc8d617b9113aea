import { addDays, addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** Transport of dangerous products is a question that the form answers; the vehicles are a table. */
export const layout = licencePages('new-dangerous-answer', {
  yes(random) {
    const one = firm(random, 'PR', 'Transportes')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 2)
    const number = `${random.digits(6)}-R1`
    const plates = [
      plate(random, 'mercosul'),
      plate(random, 'old'),
      plate(random, 'mercosul'),
      plate(random, 'mercosul'),
    ]
    const kinds = ['Cavalo mecânico', 'Tanque semirreboque', 'Caminhão truck', 'Caminhão toco']
    const key = hex(random, 10)
    const body = html`<p><b>SECRETARIA DE ESTADO DO DESENVOLVIMENTO SUSTENTÁVEL DO PARANÁ</b><br>Autarquia Estadual de Meio Ambiente</p><p class="b" style="font-size:14pt">Licença de Operação nº ${number}</p>
<table class="t"><tr><td>Requerente</td><td>${one.name}</td></tr><tr><td>CPF/CNPJ</td><td>${maskCnpj(one.id)}</td></tr><tr><td>Endereço</td><td>${written(one.address)}</td></tr><tr><td>Atividade</td><td>Transporte rodoviário de cargas</td></tr><tr><td>Validade</td><td>${shortDate(expires)}</td></tr><tr><td>Protocolo</td><td>${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</td></tr></table>
<p><b>Transporta produtos perigosos?</b> &#160; ( X ) Sim &#160; ( ) Não</p><p><b>Transporta resíduos de serviços de saúde?</b> &#160; ( ) Sim &#160; ( X ) Não</p>
<table class="t"><tr class="b"><td>Item</td><td>Placa</td><td>Tipo</td><td>Ano</td><td>CIPP até</td></tr>${plates.map((one, i) => html`<tr><td>${i + 1}</td><td>${one}</td><td>${kinds[i]}</td><td>${random.int(2009, 2024)}</td><td>${shortDate(addMonths(issued, random.int(4, 20)))}</td></tr>`)}</table>
<p class="j">Atender à ABNT NBR 7500 e à Resolução ANTT 5998. Licença anterior: ${random.digits(6)}, vencida em ${shortDate(addDays(issued, -12))}. Renovar 120 dias antes do vencimento.</p><p>Curitiba, ${longDate(issued)}.</p><p>Código para verificar a autenticidade em www.sga.pr.gov.br: ${key}</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10,
        margin: '18mm',
        css: 'b,.b,h1,h2{font-weight:normal}.t td{border:.2mm solid #555;padding:1mm 2mm}.t{margin:3mm 0}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'www.sga.pr.gov.br',
        mainActivity: ['Transporte rodoviário de cargas'],
        authorizationDangerousProducts: true,
      },
    }
  },
  no(random) {
    const at = town(random, 'SC')
    const one = firm(random, 'SC', 'Coleta e Remoção')
    const issued = randomDate(random, 2021, 2025)
    const expires = addMonths(issued, 48)
    const number = `${String(random.int(20, 480)).padStart(4, '0')}/${year(issued)}`
    const plates = [plate(random, 'old'), plate(random, 'mercosul'), plate(random, 'old')]
    const box = (on: boolean, text: string) => html`${on ? '☒' : '☐'} ${text}`
    const body = html`<p class="c"><b>FUNDAÇÃO MUNICIPAL DO MEIO AMBIENTE DE ${at.city.toUpperCase()}</b><br>Município de ${at.city} – Estado de Santa Catarina</p><h1>LICENÇA AMBIENTAL DE OPERAÇÃO</h1><p class="c">Nº ${number}</p>
<div class="g"><div><small>EMPREENDEDOR</small>${one.name}</div><div><small>CNPJ</small>${maskCnpj(one.id)}</div><div><small>EMISSÃO</small>${shortDate(issued)}</div><div><small>VALIDADE</small>${shortDate(expires)}</div></div>
<p class="b">Atividade e enquadramento</p><p>47.10.00 Coleta e transporte de resíduos sólidos urbanos e da construção civil</p><p>Porte: M &#160;&#160; Potencial poluidor geral: M &#160;&#160; FCEI nº ${random.digits(6)}/${year(issued)}</p>
<p class="b">Autoriza o transporte de produtos ou resíduos perigosos (Classe I)</p><p>${box(false, 'SIM')} &#160;&#160;&#160; ${box(true, 'NÃO')}</p>
<p class="b">Veículos</p><p>${plates.map((one) => hyphenated(one)).join(', ')}</p>
<p class="j">Placas de identificação conforme NBR 13221. Os veículos devem portar cópia desta licença. Seguro obrigatório até ${shortDate(addMonths(issued, 11))}.</p><p class="r">${at.city}, ${longDate(issued)}</p><p class="c" style="margin-top:15mm">______________________________<br>${folk(random).name}<br>Diretor-Presidente</p>`
    return {
      paper: {
        font: 'DejaVu Sans',
        sizePt: 9,
        margin: '20mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:13pt;text-align:center;margin:4mm 0 0}.g{display:grid;grid-template-columns:2fr 1fr;gap:2mm;margin:4mm 0}.g div{border:.25mm solid #333;border-radius:1.5mm;padding:1mm 2mm}small{display:block;font-size:6.5pt}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: ['47.10.00 Coleta e transporte de resíduos sólidos urbanos e da construção civil'],
      },
    }
  },
})
