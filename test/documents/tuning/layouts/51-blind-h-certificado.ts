import { longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person, personName } from '../../generator/people.ts'

const CSS = `
@page { size: A4 landscape; margin: 10mm }
.out { border: 2.4pt double #3a6b35; padding: 8mm 14mm 6mm; height: 188mm; text-align: center; position: relative }
h1 { font-size: 25pt; margin: 4mm 0 0; color: #23502a; font-weight: normal } h2 { font-size: 16pt; margin: 1mm 0 6mm; font-weight: normal }
.who { font-size: 19pt; margin: 3mm 0 1mm } .row { display: flex; gap: 5mm; margin-top: 6mm; text-align: left } .row div { flex: 1; background: #eef4ea; padding: 2.4mm 4mm } .row small { display: block; font-size: 8pt; color: #4c5c49 }
.sg { display: inline-block; border-top: .6pt solid #222; padding: 1mm 12mm 0; margin-top: 15mm; font-size: 10pt }
.ft { position: absolute; left: 14mm; right: 14mm; bottom: 4mm; font-size: 8pt; color: #444; display: flex; justify-content: space-between; text-align: left; gap: 8mm }`

export const layout: Layout = {
  name: 'blind-h-certificado',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2025)
    const farmer = person(random, { uf: 'SC', gender: 'm' })
    const number = `00${random.int(12, 98)}/${year(issued)}`
    const key = `${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}`
    const activity = '01.51.00 – Granja de aves de corte'
    return {
      html: sheet(
        { font: 'Gentium Plus', sizePt: 12, css: CSS },
        html`<div class="out"><div style="display:flex;justify-content:center;gap:7mm;align-items:center">${crest(17, '#3a6b35')}<div style="text-align:left"><b>CONSÓRCIO INTERMUNICIPAL VALE DAS ARAUCÁRIAS – CIVARA</b><br>Programa de Licenciamento Ambiental dos Municípios Consorciados</div></div>
<h1>Certificado de Licença Ambiental Simplificada</h1><h2>LAS nº ${number}</h2>
<div>Certifica-se que</div><div class="who">${farmer.name}</div><div>CPF ${maskCpf(farmer.cpf)} &nbsp;·&nbsp; produtor rural &nbsp;·&nbsp; Linha Rio das Cutias, interior, Salto Veloso/SC</div>
<div style="margin-top:4mm">está licenciado a operar o empreendimento abaixo descrito, nos termos do Plano de Controle apresentado no processo ${random.digits(4)}/${year(issued)}.</div>
<div class="row"><div style="flex:1.6"><small>Atividade</small>${activity}</div><div><small>Capacidade</small>${random.int(12, 28)}.000 aves</div><div><small>Imóvel (matrícula)</small>${random.digits(5)} – RI de Videira</div></div>
<div class="row"><div><small>Prazo</small>Indeterminado, enquanto mantidas as condições declaradas</div><div><small>Vistoria</small>Relatório nº ${random.int(20, 340)}/${year(issued)}</div><div><small>Emissão</small>Videira, ${longDate(issued)}</div></div>
<div class="sg">${personName(random, 'f')}<br>Diretora-Executiva</div>
<div class="ft"><span>CIVARA – CNPJ ${maskCnpj(cnpj(random))}<br>Rua Padre Anchieta, 455 – Videira/SC – www.civara.sc.gov.br</span><span>Confira a autenticidade deste certificado em licencas.civara.sc.gov.br/conferir<br>Código de controle: ${key}</span></div></div>`,
      ),
      data: {
        id: farmer.cpf,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: null,
        licensePlate: [],
        validationLink: 'licencas.civara.sc.gov.br/conferir',
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
