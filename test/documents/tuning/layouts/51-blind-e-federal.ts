import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
body { padding: 0 .4mm }
.head { text-align: center } .head p { margin: 0 }
h1 { font-size: 12pt; text-align: center; margin: 7mm 0 5mm }
.data { margin: 3mm 0 4mm 10mm } .data p { margin: 0 0 1.2mm }
ol { padding-left: 8mm; text-align: justify } ol li { margin-bottom: 2.2mm }
.stamp { border: .7pt solid #888; padding: 2mm 3mm; font-size: 9pt; margin-top: 3mm }
.side { font-size: 8pt; border-top: .5pt solid #555; padding-top: 1mm; margin-top: 6mm }`

export const layout: Layout = {
  name: 'blind-e-federal',
  type: 51,
  variants: ['terminal'],
  print: (random) => {
    const signed = randomDate(random, 2021, 2024)
    const id = cnpj(random)
    const seiNumber = String(random.int(11_000_000, 19_900_000))
    const number = `${random.int(1510, 1790)}/${year(signed)}`
    const crc = hex(random, 8)
    const link =
      'https://sei.ibama.gov.br/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const process = federalProcess(random, year(signed) - 9)
    const president = personName(random, 'm')
    const activity =
      'operação do Terminal de Uso Privado Ponta da Encantada, destinado à movimentação de granéis sólidos e fertilizantes'
    const page = html`<div class="head">${crest(18, '#555')}<p class="b">MINISTÉRIO DO MEIO AMBIENTE</p><p>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</p></div>
      <h1>LICENÇA DE OPERAÇÃO Nº ${number} (${seiNumber})<br>1ª RENOVAÇÃO</h1>
      <p><b>VALIDADE:</b> 6 (SEIS) ANOS, A PARTIR DA DATA DA ASSINATURA</p>
      <p class="j">A PRESIDÊNCIA DO IBAMA, designada pelo Decreto de 24 de fevereiro de ${year(signed) - 1}, no exercício da competência que lhe atribui a estrutura regimental do Instituto, RESOLVE expedir a presente Licença de Operação a:</p>
      <div class="data"><p><b>EMPRESA:</b> TERMINAIS MARÍTIMOS DA ENCANTADA S.A.</p><p><b>CNPJ:</b> ${maskCnpj(id)}</p><p><b>CTF/APP:</b> ${random.digits(7)}</p>
      <p><b>ENDEREÇO:</b> Praça da Figueira Torta, ${random.int(10, 90)}, 4º andar</p><p><b>MUNICÍPIO:</b> São Luís &nbsp; <b>UF:</b> MA &nbsp; <b>CEP:</b> 65${random.digits(3)}-${random.digits(3)}</p>
      <p><b>TELEFONE:</b> (98) 3${random.digits(3)}-${random.digits(4)}</p><p><b>PROCESSO IBAMA:</b> ${process}</p></div>
      <p class="j"><b>OBJETO:</b> ${activity}.</p>
      <p class="j">Esta licença sucede a Licença de Operação nº ${random.int(900, 1290)}/${year(signed) - 6}, vencida em ${shortDate(addYears(signed, -1))}. Sua eficácia depende do cumprimento das condições do verso, que dela são parte, e dos programas aprovados por este Instituto.</p>
      <div class="stamp">Documento assinado eletronicamente por <b>${president}</b>, Presidente, em ${shortDate(signed)}, às ${random.int(9, 18)}:${random.int(10, 59)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</div>
      <div class="stamp">A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador <b>${seiNumber}</b> e o código CRC <b>${crc}</b>.</div>
      <div class="break"></div>
      <h1>CONDIÇÕES DA LICENÇA DE OPERAÇÃO Nº ${number}</h1>
      <p><b>1. Condições gerais</b></p>
      <ol><li>A concessão desta licença será publicada em até 30 (trinta) dias, conforme a Resolução CONAMA nº 6/1986.</li><li>O Ibama poderá modificar as condicionantes, suspender ou cancelar a licença em caso de violação de norma legal ou de omissão de informação relevante.</li><li>A renovação deve ser pedida com no mínimo 120 (cento e vinte) dias de antecedência do término.</li><li>O Ibama e o órgão estadual serão avisados de imediato de acidente que afete o meio ambiente.</li></ol>
      <p><b>2. Condições específicas</b></p>
      <ol><li>Executar o Programa de Monitoramento da Qualidade da Água, com campanhas semestrais e relatórios até 31 de março de cada ano.</li><li>Dragar apenas dentro do polígono da Autorização nº ${random.digits(3)}/${year(signed) - 1}, válida até ${shortDate(addYears(signed, 2))}.</li><li>Manter o Plano de Emergência Individual e um simulado por ano.</li><li>Controlar a emissão de poeira na moega rodoviária e nas correias de embarque. Prazo para a cobertura da correia TC-04: 18 meses.</li><li>Não receber carga classificada como perigosa pelo Código IMDG sem anuência prévia.</li></ol>
      <p class="side">Referência: Processo nº ${process} &nbsp;&nbsp; SEI nº ${seiNumber}</p>`
    return {
      html: sheet({ font: 'Carlito', sizePt: 11.5, css, margin: '18mm 22mm' }, page),
      data: {
        id,
        number,
        scope: 'FEDERAL',
        accessKey: `${seiNumber} ${crc}`,
        expirationDate: addYears(signed, 6),
        licensePlate: [],
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
