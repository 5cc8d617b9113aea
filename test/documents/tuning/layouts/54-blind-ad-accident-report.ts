import { addDays, longDate, officeTime, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hyphenated, maskCpf, plate } from '../../generator/numbers.ts'
import { motorist, other, reading, town } from '../blind-ad.ts'

const CSS = `h1{font-size:11.5pt;margin:0;text-align:center}.sec{background:#000;color:#fff;padding:.8mm 2mm;font-size:8.6pt;margin:4mm 0 1.5mm}
.cols{column-count:2;column-gap:8mm;font-size:9pt}.cols p{margin:0 0 1.1mm;break-inside:avoid}.cols span{color:#444}.foot{position:fixed;left:22mm;right:18mm;bottom:6mm;font-size:7pt;display:flex;justify-content:space-between;border-top:.2mm solid #888;padding-top:1mm}
.sk{border:.2mm solid #777;height:48mm;margin-top:2mm}`

/** A traffic police report of a collision with a parked car: two columns with captions before the values, a sketch. */
export const layout: Layout = {
  name: 'blind-ad-accident-report',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { from: 2018, to: 2024, years: 5, kinds: ['C', 'AC', 'E'] })
    const day = addDays(m.issued, random.int(60, 900))
    const at = town(random)
    const number = `${random.digits(5)}/${day.slice(0, 4)}`
    const comments = 'CETPP, CETCI, EAR'
    const row = (label: string, value: string) => html`<p><span>${label}:</span> <b>${value}</b></p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 10,
          css: CSS,
          margin: '14mm 18mm 18mm 22mm',
          stamp: html`<div class="foot"><span>BAT ${number}</span><span>Batalhão de Trânsito Rodoviário – 4ª Companhia</span></div>`,
        },
        html`<h1>BATALHÃO DE TRÂNSITO RODOVIÁRIO – 4ª COMPANHIA<br>BOLETIM DE ACIDENTE DE TRÂNSITO Nº ${number}</h1><p class="c s">Registro de sinistro sem vítima – via do declarante</p>
<div class="sec">1. OCORRÊNCIA</div>
<div class="cols">${row('Data do fato', shortDate(day))}
${row('Hora', officeTime(random).slice(0, 5))}
${row('Via', `Rodovia estadual, km ${random.int(3, 260)}`)}
${row('Município do fato', `${at.city} (${at.uf})`)}
${row('Pista', 'molhada')}
${row('Tipo', 'colisão lateral com veículo parado')}</div>
<div class="sec">2. VEÍCULO V1</div>
<div class="cols">${row('Placa', hyphenated(plate(random, 'old')))}
${row('Espécie', 'carga / caminhão')}
${row('Licenciamento', `exercício ${day.slice(0, 4)}`)}
${row('Proprietário', 'Agregados Morro do Ipê Cargas Ltda.')}</div>
<div class="sec">3. CONDUTOR DE V1</div>
<div class="cols">${row('Condutor', m.name)}
${row('Sexo', m.sex === 'F' ? 'feminino' : 'masculino')}
${row('Data de nasc.', shortDate(m.born))}
${row('Naturalidade', `${m.birthplace.city}/${m.birthplace.uf}`)}
${row('Filho(a) de', m.father)}
${row('e de', m.mother)}
${row('Doc. de identidade', m.rg.join(' '))}
${row('CPF', maskCpf(m.cpf))}
${row('Residência', `${m.street}, ${m.quarter}`)}
${row('Nº de registro da CNH', m.register)}
${row('Categoria da CNH', m.kind)}
${row('1ª habilitação', shortDate(m.first))}
${row('CNH expedida em', shortDate(m.issued))}
${row('CNH válida até', shortDate(m.expires))}
${row('CNH expedida por', `DETRAN/${m.seat.uf}`)}
${row('Local de expedição da CNH', `${m.seat.city}/${m.seat.uf}`)}
${row('Observações da CNH', comments)}
${row('Teste de etilômetro', `0,00 mg/L, aparelho ${random.digits(6)}, aferido em ${shortDate(addDays(day, -120))}`)}
${row('Uso do cinto', 'sim')}</div>
<div class="sec">4. VEÍCULO V2</div><p>Automóvel de placa ${hyphenated(plate(random, 'mercosul'))}, estacionado e vazio; não havia condutor. Ninguém se apresentou como dono até o fim do atendimento.</p>
<div class="sec">5. RELATO</div>
<p class="j">Segundo o condutor de V1, ao desviar de um buraco o reboque tocou o espelho de V2. Não houve feridos nem derramamento de carga. O condutor foi liberado no local com o documento, que não foi recolhido. Lavrou-se o presente em ${longDate(addDays(day, 1))}.</p>
<div class="sec">6. CROQUI</div>
<div class="sk"><svg width="100%" height="100%" viewBox="0 0 170 48"><path d="M0 12h170M0 38h170" stroke="#333"/><path d="M0 25h170" stroke="#333" stroke-dasharray="6 5"/><rect x="40" y="28" width="36" height="8" fill="none" stroke="#000"/><rect x="84" y="39" width="16" height="6" fill="#bbb"/><path d="M30 33l8-1" stroke="#000"/></svg></div>
<p class="s" style="margin-top:3mm">V1 em branco, V2 em cinza. Sem escala.</p><p class="c" style="margin-top:9mm">___________________________<br>Sd. ${other(random)} – RE ${random.digits(6)}</p>`,
      ),
      data: reading(m, comments, true),
    }
  },
}
