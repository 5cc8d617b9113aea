import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { duties, firm, someone, whole } from '../blind-k.ts'

/** Espírito Santo: a term in days, a register number of E-Docs in the margin at the foot. */
export const layout: Layout = {
  name: 'blind-k-es-iema',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Transporte e Comércio de Combustíveis Ltda')
    const issued = randomDate(random, 2020, 2023)
    const number = `${random.int(61, 298)}/${year(issued)}`
    const code = `${year(issued)}-${alphanumeric(random, 6).toUpperCase()}`
    const truck = plate(random, 'mercosul')
    const trailer = plate(random, 'old')
    const signer = someone(random)
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 10.5,
          margin: '14mm 22mm',
          css: 'h1 { font-size: 15pt; margin: 5mm 0 1mm } .e { border-top: .4mm solid #555; margin-top: 9mm; padding-top: 2mm; font-size: 8pt }',
        },
        html`<div class="c">${crest(15)}<br>GOVERNO DO ESTADO DO ESPÍRITO SANTO<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E RECURSOS HÍDRICOS - SEAMA<br><b>INSTITUTO ESTADUAL DE MEIO AMBIENTE E RECURSOS HÍDRICOS - IEMA</b>
<h1>LICENÇA DE OPERAÇÃO</h1><b>LO Nº ${number}</b></div>
<p class="j" style="margin-top:6mm">O Diretor-Geral do Instituto Estadual de Meio Ambiente e Recursos Hídricos, no uso das atribuições que lhe confere a Lei Complementar nº 248, de 02 de julho de 2002, com base no Parecer Técnico CLF nº ${random.int(100, 900)}/${year(issued)} e no que consta do processo nº ${random.digits(8)}/${year(issued) - 1}, expede a presente licença, válida por <b>1460 (mil quatrocentos e sessenta) dias</b>, contados da data de sua emissão, a:</p>
<p><b>Empresa:</b> ${holder.name}<br><b>CNPJ:</b> ${maskCnpj(holder.id)}<br><b>Endereço:</b> ${holder.street}, Viana/ES</p>
<p><b>Atividade:</b> 23.05 – Transporte rodoviário de produtos perigosos, exceto radioativos</p>
<p><b>Veículos autorizados:</b> cavalo mecânico placa ${truck} e semirreboque tanque placa ${whole(hyphenated(trailer))}.</p>
<p class="b">CONDICIONANTES</p>
${duties(
  [
    'Publicar esta licença em jornal de grande circulação em até 15 (quinze) dias.',
    'Requerer a renovação 120 (cento e vinte) dias antes do vencimento, na forma da LC 140.',
    'Apresentar em 180 (cento e oitenta) dias o Plano de Atendimento a Emergências revisto, assinado por profissional habilitado.',
    'Portar nos veículos cópia desta licença e a ficha de emergência prevista na NBR 7503.',
  ],
  (index) => `${String(index + 1).padStart(2, '0')} -`,
)}
<p>Cariacica, ${longDate(issued)}.</p>
<p class="c" style="margin-top:6mm">(assinado eletronicamente)<br><b>${signer.toUpperCase()}</b><br>Diretor-Geral</p>
<div class="e"><b>${signer.toUpperCase()}</b> – DIRETOR-GERAL – IEMA – GOVES – assinado em ${shortDate(issued)} ${officeTime(random)} -03:00<br>Documento original no sistema E-Docs. A autenticidade pode ser verificada em https://e-docs.es.gov.br/validar com o código ${whole(code)}. Capturado por ${someone(random)}, ${shortDate(addDays(issued, 1))}.</div>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addDays(issued, 1460),
        licensePlate: [truck, trailer],
        validationLink: 'https://e-docs.es.gov.br/validar',
        mainActivity: ['23.05 – Transporte rodoviário de produtos perigosos, exceto radioativos'],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
