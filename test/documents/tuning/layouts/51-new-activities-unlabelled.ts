import { addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** Activities in boxes or lists under a general heading; codes without dots. */
export const layout = licencePages('new-activities-unlabelled', {
  boxes(random) {
    const one = firm(random, 'MT', 'Agropecuária')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 3)
    const key = alphanumeric(random, 20).toUpperCase()
    const number = `${random.int(310000, 339999)}/${year(issued)}`
    const activities = [
      '01512 Criação de bovinos em confinamento',
      '10643 Fabricação de farinha de milho e derivados',
      '35115 Geração de energia a biogás',
    ]
    const body = html`<table><tr><td><b>GOVERNO DE MATO GROSSO</b><br>SEMA – Secretaria de Estado de Meio Ambiente</td><td class="r">Licença Ambiental Simplificada<br><b style="font-size:14pt">LAS Nº ${number}</b></td></tr></table>
<div class="two"><div class="bx"><b>Titular</b><br>${one.name}<br>CNPJ ${maskCnpj(one.id)}<br>${written(one.address, 'short')}</div><div class="bx"><b>Vigência</b><br>Emissão ${shortDate(issued)}<br>Vencimento ${shortDate(expires)}<br>Processo ${random.digits(6)}/${year(issued) - 1}</div></div>
<p class="hd">Objeto desta licença</p>${activities.map((text) => html`<div class="bx">${text}</div>`)}
<p class="hd">Responsabilidade técnica</p><div class="bx">${folk(random).name}, CPF ${maskCpf(cpf(random))}<br>ART ${random.digits(10)}, registrada em ${shortDate(addMonths(issued, -4))}</div>
<p class="hd">Restrições</p><div class="bx">Vedada a supressão de vegetação nativa. A outorga nº ${random.digits(4)}/${year(issued) - 2} vence em ${shortDate(addMonths(issued, 17))} e sua renovação deve ser comprovada.</div>
<table><tr><td>${blindQr(random.int(1, 999), 20)}</td><td class="s">Chave de acesso: ${key}<br>Consulta pública da licença: monitoramento.sema.mt.gov.br/simlam</td></tr></table>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 9.5,
        margin: '15mm',
        css: '.bx{border:.25mm solid #557;padding:1.5mm 2.5mm;margin:1.2mm 0}.two{display:grid;grid-template-columns:3fr 2fr;gap:3mm;margin-top:4mm}.hd{font-weight:bold;margin:3mm 0 0}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'monitoramento.sema.mt.gov.br/simlam',
        mainActivity: activities,
      },
    }
  },
  list(random) {
    const at = town(random, 'MG')
    const one = firm(random, 'MG', 'Auto Posto')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 10)
    const number = `${String(random.int(4, 96)).padStart(3, '0')}/${year(issued)}`
    const activities = [
      'F0607 - Postos revendedores de combustíveis',
      'F0608 - Lavagem e lubrificação de veículos',
      'G0301 - Loja de conveniência',
    ]
    const body = html`<div class="c"><b>Prefeitura Municipal de ${at.city} – Minas Gerais</b><br>Conselho Municipal de Desenvolvimento Ambiental – CODEMA</div><h1>CERTIFICADO DE LICENÇA AMBIENTAL Nº ${number}</h1>
<p class="j">Certifica-se que ${one.name}, CNPJ ${maskCnpj(one.id)}, estabelecida em ${written(one.address)}, obteve a Licença Ambiental Simplificada na 41ª Reunião Ordinária, de ${longDate(addMonths(issued, -1))}.</p>
<p class="b u">O empreendimento compreende:</p><ul>${activities.map((text) => html`<li>${text}</li>`)}</ul><p class="b u">O certificado:</p><ul><li>vigora de ${shortDate(issued)} a ${shortDate(expires)};</li><li>não dispensa o AVCB, com vencimento em ${shortDate(addMonths(issued, 26))};</li><li>substitui o de nº 0${random.digits(2)}/${year(issued) - 4}, cujo prazo findou em ${shortDate(addMonths(issued, -2))};</li><li>será afixado em local visível.</li></ul>
<p>${at.city}, ${longDate(issued)}.</p><table style="margin-top:16mm"><tr><td class="c">_________________________<br>${folk(random).name}<br>Presidente do CODEMA</td><td class="c">_________________________<br>${folk(random).name}<br>Secretário Executivo</td></tr></table>`
    return {
      paper: {
        font: 'Caladea',
        sizePt: 11.5,
        margin: '24mm 22mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:14pt;text-align:center;margin:6mm 0}.u{margin:0}ul{margin:1mm 0 4mm}',
      },
      body,
      read: { id: one.id, number, scope: 'MUNICIPAL', expirationDate: expires, mainActivity: activities },
    }
  },
})
