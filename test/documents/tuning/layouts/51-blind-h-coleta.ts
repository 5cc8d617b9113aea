import { addMonths, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hex, maskCnpj, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { address } from '../../generator/places.ts'

const CSS = `
.let { display: flex; justify-content: space-between; align-items: center; border-bottom: 2pt solid #c33; padding-bottom: 3mm } h1 { font-size: 15pt; margin: 6mm 0 0 } .sub { font-size: 11pt; margin: 0 0 5mm; color: #333 }
dl { display: grid; grid-template-columns: 42mm 1fr; row-gap: 1.7mm; margin: 0 } dt { color: #444 } dd { margin: 0; font-weight: bold } h2 { font-size: 11pt; border-bottom: .6pt solid #999; margin: 5.5mm 0 2mm }
.e { font-size: 8.4pt; background: #f2f2f2; padding: 2.5mm 4mm; margin-top: 8mm }`

export const layout: Layout = {
  name: 'blind-h-coleta',
  type: 51,
  variants: ['um', 'dois'],
  print: (random, variant) => {
    const issued = randomDate(random, 2022, 2025)
    const months = variant === 'um' ? 24 : 36
    const id = cnpj(random)
    const at = address(random, { city: 'Apucarana', uf: 'PR' })
    const number = `${random.int(21, 480)}/${year(issued)}`
    const plates = Array.from({ length: variant === 'um' ? 6 : 3 }, () =>
      plate(random, random.chance(0.6) ? 'mercosul' : 'old'),
    )
    const activity =
      variant === 'um'
        ? 'Coleta e transporte de resíduos da construção civil (classes A e B)'
        : 'Coleta e transporte de resíduos não perigosos – Classe II'
    const key = `${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}`
    return {
      html: sheet(
        { font: 'PT Sans', sizePt: 10.6, css: CSS, margin: '14mm 20mm' },
        html`<div class="let"><div><b style="font-size:13pt">Prefeitura do Município de Apucarana</b><br>Secretaria Municipal do Meio Ambiente – SEMA<br><span class="s">Rua Oswaldo Cruz, 1.040 – CNPJ ${maskCnpj(cnpj(random))}</span></div>${crest(16, '#a33')}</div>
<h1>Licença Ambiental Simplificada</h1><p class="sub">LAS Nº ${number} &nbsp;–&nbsp; emitida em ${shortDate(issued)} &nbsp;–&nbsp; Protocolo ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</p>
<dl><dt>Concedida a</dt><dd>${variant === 'um' ? 'Caçambas Pé Vermelho Ltda. ME' : 'Recicla Ivaí Coletas e Ambientais Ltda.'}</dd><dt>CNPJ</dt><dd>${maskCnpj(id)}</dd><dt>Sede</dt><dd>${at.street}, ${at.number}, ${at.district}, Apucarana/PR</dd><dt>Representante</dt><dd>${personName(random, 'm')}</dd>
<dt>Atividade</dt><dd>${activity}</dd><dt>Validade</dt><dd>${months} meses, contados da emissão</dd></dl>
<h2>Veículos vinculados</h2><p>A atividade será exercida com os caminhões de placas ${plates.slice(0, -1).join(', ')} e ${plates.at(-1) ?? ''}, todos em nome da licenciada ou por ela arrendados.</p>
<h2>Limites desta licença</h2><p class="j">Esta licença não contempla o transporte de resíduos perigosos (Classe I) nem de resíduos de serviços de saúde, que dependem de licença do órgão estadual. Também não dispensa o cadastro dos veículos no DIRETRAN, nem o manifesto de transporte (MTR).</p>
<h2>Condições</h2><p class="j">1. Cobrir a carga com lona. 2. Descarregar apenas na área do Contorno Norte (LO IAT nº ${random.digits(6)}-R1) ou em outra igualmente licenciada. 3. Identificar as caçambas com nome, telefone e número. 4. Não permanecer com caçamba cheia na via por mais de 48 horas. 5. Entregar relatório semestral de volumes. 6. Protocolar a renovação com 120 dias de antecedência.</p>
<p style="margin-top:6mm">Apucarana, ${longDate(issued)}.</p>
<div class="e"><b>Assinaturas eletrônicas</b><br>${personName(random, 'f')} – Engenheira Ambiental, CREA-PR ${random.digits(6)}/D – ${shortDate(issued)} ${officeTime(random)}<br>${personName(random, 'm')} – Secretário Municipal do Meio Ambiente – ${shortDate(issued)} ${officeTime(random)}<br>Para verificar as assinaturas, acesse https://doc.apucarana.pr.gov.br/verificacao e informe o código <b>${key}</b></div>`,
      ),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: addMonths(issued, months),
        licensePlate: plates,
        validationLink: 'https://doc.apucarana.pr.gov.br/verificacao',
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
