import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.top { display: flex; gap: 5mm; align-items: center; justify-content: center } .top p { margin: 0; text-align: center }
h1 { font-size: 16pt; text-align: center; margin: 5mm 0 1mm }
.g { display: grid; grid-template-columns: 52mm 1fr; margin: 1mm 0 3mm 4mm; row-gap: .8mm }
.rom { font-weight: bold; margin: 3mm 0 1mm } .c2 p { margin: 0 0 1mm 4mm; text-align: justify }`

export const layout: Layout = {
  name: 'blind-e-gaucha',
  type: 51,
  variants: ['periodo'],
  source: 'none',
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const expires = addYears(issued, 4)
    const id = cnpj(random)
    const serial = String(random.int(31, 240)).padStart(5, '0')
    const activity = 'SERRARIA E DESDOBRAMENTO DE MADEIRA'
    const page = html`<div class="top">${crest(16, '#1e6b3a')}<div><p>ESTADO DO RIO GRANDE DO SUL</p><p class="b">PREFEITURA MUNICIPAL DE TRIUNFO</p><p>Secretaria Municipal da Agricultura e do Meio Ambiente – SMAMA</p></div></div>
      <h1>LICENÇA DE OPERAÇÃO</h1><p class="c b">LO Nº ${serial} / ${year(issued)}</p>
      <p class="j">A SMAMA, com a competência dada pela Lei Municipal nº 2.${random.digits(3)}, e pela Resolução CONSEMA nº 372/2018, em vista do processo administrativo nº ${random.digits(4)}-${random.digits(2)}.${random.digits(2)} / ${year(issued) % 100}.1, concede esta LICENÇA DE OPERAÇÃO no período de <b>${shortDate(issued)} a ${shortDate(expires)}</b>, nas condições e restrições que se leem abaixo.</p>
      <p class="rom">I – Identificação</p>
      <div class="g"><b>EMPREENDEDOR:</b><span>MADEIREIRA ESTÂNCIA VELHA DO JACUÍ LTDA</span><b>CPF / CNPJ:</b><span>${maskCnpj(id)}</span><b>ENDEREÇO:</b><span>Estrada do Passo Raso, ${random.int(100, 4000)}</span><b>MUNICÍPIO:</b><span>Triunfo – RS</span><b>ATIVIDADE:</b><span>${activity}</span><b>CODRAM:</b><span>1510,10</span><b>MEDIDA DE PORTE:</b><span>${random.int(200, 900)},00 m² de área útil</span></div>
      <p class="rom">II – Condições e restrições</p>
      <div class="c2"><p>1. Quanto ao empreendimento: 1.1 esta licença revoga a LO nº ${String(random.int(10, 90)).padStart(5, '0')}/${year(issued) - 4}, que valia até ${shortDate(addYears(issued, 1))}.</p><p>2. Quanto às emissões: 2.1 o nível de ruído deve atender à NBR 10151; 2.2 o pó de serra deve ser aspirado e contido em silo.</p><p>3. Quanto aos resíduos: 3.1 enviar a planilha trimestral de geração; 3.2 guardar por dois anos as notas de venda da maravalha.</p><p>4. Quanto à madeira: 4.1 só a de espécies exóticas ou a nativa com Documento de Origem Florestal.</p></div>
      <p class="rom">III – Para a renovação, apresentar</p>
      <div class="c2"><p>requerimento, cópia desta licença, ART do responsável e comprovante da taxa, até 120 (cento e vinte) dias antes do fim do período.</p></div>
      <p style="margin-top:8mm" class="c">Triunfo, ${longDate(issued)}.</p>
      <p class="c" style="margin-top:14mm">_________________________________________<br>${personName(random, 'f')}<br>Secretária da Agricultura e do Meio Ambiente</p>`
    return {
      html: sheet({ font: 'DejaVu Sans', sizePt: 9.2, css, margin: '15mm 19mm' }, page),
      data: {
        id,
        number: `${serial}/${year(issued)}`,
        scope: 'MUNICIPAL',
        accessKey: null,
        expirationDate: expires,
        licensePlate: [],
        validationLink: null,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
