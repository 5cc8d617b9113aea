import { longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { duties, engineer, holder, somebody, term } from '../blind-z.ts'

const css = `
.top { border: 1pt solid #000; padding: 2mm; text-align: center } .top p { margin: 0 } .proc { text-align: right; font-size: .9em; margin: 2mm 0 }
h1 { text-align: center; font-size: 14pt; margin: 3mm 0 } h2 { font-size: 10.5pt; margin: 4mm 0 1mm } .in p { margin: 0 0 .8mm 8mm; display: flex } .in b { flex: 0 0 52mm }`

/** A union of towns in the south licenses with its state's form: numbered chapters, captions in a column, a period. */
export const layout = licencePages('blind-z-consorcio', {
  one: (random) => {
    const { issued, expires } = term(random, 4, 2020, 2024)
    const firm = holder(random, 'Moinho')
    const expert = engineer(random)
    const number = `0${random.int(11, 98)}/${year(issued)}`
    const activity = 'FABRICAÇÃO DE RAÇÃO BALANCEADA E DE FARINHA PARA ANIMAIS'
    const body = html`<div class="top">${crest(13, '#555')}<p class="b">CONSÓRCIO INTERMUNICIPAL DO VALE DO RIO CAPIVARAS – CIVARC</p><p>Câmara Setorial de Meio Ambiente</p><p class="s">CNPJ ${maskCnpj(cnpj(random))} – Rua Bento Lopes, 77 – Nova Tabocas/RS</p></div>
      <p class="proc">Processo nº ${random.digits(4)}-05.67 / ${year(issued) - 2001}.${random.digits(1)}</p>
      <h1>LICENÇA AMBIENTAL ÚNICA<br>LAU Nº ${number.replace('/', ' / ')}</h1>
      <p class="j">O CIVARC, no exercício da competência dos municípios consorciados fixada na Lei Complementar nº 140, de 08/12/2011, expede a presente licença, que autoriza a:</p>
      <h2>I – Identificação</h2>
      <div class="in"><p><b>EMPREENDEDOR:</b><span>${random.digits(5)} – ${firm.name.toUpperCase()}</span></p><p><b>CPF / CNPJ:</b><span>${maskCnpj(firm.id)}</span></p><p><b>ENDEREÇO:</b><span>${firm.street}, ${firm.district}, ${firm.postcode} – Nova Tabocas – RS</span></p><p><b>RESPONSÁVEL TÉCNICO:</b><span>${expert.name} (CPF ${expert.cpf}) – CREA RS${random.digits(6)}</span></p></div>
      <div class="in" style="margin-top:2mm"><p><b>EMPREENDIMENTO:</b><span>${random.digits(6)}</span></p><p><b>LOCALIZAÇÃO:</b><span>Linha Schmidt Alta, s/nº, interior, Nova Tabocas – RS</span></p></div>
      <p style="margin-top:3mm"><b>A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE:</b> ${activity}</p>
      <div class="in"><p><b>RAMO DE ATIVIDADE:</b><span>2.640,20</span></p><p><b>MEDIDA DE PORTE:</b><span>${random.int(8, 39)}00,00 área útil em m²</span></p><p><b>POTENCIAL POLUIDOR:</b><span>Médio</span></p></div>
      <h2>II – Condições e restrições</h2>${duties(random, 9).map((duty, index) => html`<p class="j s" style="margin:0 0 1.2mm">2.${index + 1} – ${duty}</p>`)}
      <h2>III – Com vistas à renovação desta licença, apresentar</h2><p class="j s" style="margin:0 0 1.2mm">3.1 – Requerimento, formulário atualizado e cópia desta licença, até 120 dias antes do vencimento.</p>
      <p class="j" style="margin-top:4mm">Havendo alteração nos atos constitutivos, cópia deverá ser apresentada imediatamente, sob pena de o empreendedor acima continuar com a responsabilidade.</p>
      <p class="b">Este documento licenciatório é válido para as condições acima no período de ${shortDate(issued)} a ${shortDate(expires)}.</p>
      <p>Nova Tabocas, ${longDate(issued)}.</p><p class="c" style="margin-top:11mm">_____________________________<br>${somebody(random, 'f')}<br>Secretária Executiva</p>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 9.6, css, margin: '13mm 18mm' },
      body,
      read: { id: firm.id, number, scope: 'MUNICIPAL', expirationDate: expires, mainActivity: [activity] },
    }
  },
})
