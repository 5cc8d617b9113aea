import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person, personName } from '../../generator/people.ts'

const CSS = `
.let { text-align: center; line-height: 1.3; font-size: 10pt } h1 { font-size: 11.5pt; margin: 5mm 0 4mm } .l { margin: 0 0 1.6mm }
h2 { font-size: 10.6pt; background: #e8e8e8; padding: 1mm 2mm; margin: 4mm 0 2mm } ol { margin: 0; padding-left: 7mm } li { margin-bottom: 1.5mm; text-align: justify }
.sg { display: flex; gap: 4mm; align-items: center; border-top: .5pt solid #999; padding: 2mm 0; font-size: 8.8pt } .lg { border: .8pt solid #333; font-weight: bold; padding: 1mm 2mm; font-size: 13pt }`

export const layout: Layout = {
  name: 'blind-h-brasilia',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const signed = randomDate(random, 2021, 2024)
    const farmer = person(random, { uf: 'DF' })
    const number = `${random.int(8, 210)}/${year(signed)}`
    const [verifier, crc] = [`1${random.digits(8)}`, hex(random, 8)]
    const process = `00391-000${random.digits(5)}/${year(signed) - 2}-${random.digits(2)}`
    const link =
      'http://sei.df.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    return {
      html: sheet(
        { font: 'Liberation Sans', sizePt: 10.4, css: CSS, margin: '14mm 19mm' },
        html`<div class="let">${crest(16)}<br>GOVERNO DO DISTRITO FEDERAL<br>INSTITUTO DO MEIO AMBIENTE E DOS RECURSOS HÍDRICOS DO DISTRITO FEDERAL<br>Presidência</div>
<h1>Licença de Operação SEI-GDF n.º ${number} - IBRAM/PRESI</h1>
<p class="l"><b>Processo nº:</b> ${process}</p><p class="l"><b>Parecer Técnico nº:</b> ${random.int(100, 900)}/${year(signed)} - IBRAM/SULAM/DILAM-IV (${random.digits(8)})</p>
<p class="l"><b>Interessado:</b> ${farmer.name}</p><p class="l"><b>CPF:</b> ${maskCpf(farmer.cpf)}</p>
<p class="l"><b>Endereço:</b> Núcleo Rural Tabatinga, Chácara ${random.int(11, 148)}, Planaltina – DF</p><p class="l"><b>Coordenadas geográficas:</b> 23L ${random.digits(6)} E / 82${random.digits(5)} N</p>
<p class="l"><b>Atividade licenciada:</b> Avicultura de postura e fabricação de ração para consumo próprio</p>
<p class="l"><b>Prazo de validade:</b> 8 (oito) anos</p><p class="l"><b>Compensação:</b> Ambiental ( &nbsp; ) Não (x) Sim – Florestal (x) Não ( &nbsp; ) Sim</p>
<h2>I – DAS OBSERVAÇÕES</h2>
<ol><li>O prazo desta licença corre da assinatura deste documento pelo órgão ambiental.</li><li>Extrato desta licença será publicado no Diário Oficial do Distrito Federal em até 30 (trinta) dias corridos, com comprovação ao Instituto.</li>
<li>A renovação será requerida com antecedência mínima de 120 (cento e vinte) dias da expiração do prazo, que fica então prorrogado até a decisão do Instituto.</li><li>Revoga-se a Licença de Operação nº 0${random.int(11, 89)}/${year(signed) - 5} - IBRAM, que perderia a validade em ${shortDate(addDays(signed, 40))}.</li></ol>
<h2>II – DAS CONDICIONANTES, EXIGÊNCIAS E RESTRIÇÕES</h2>
<ol><li>Compostar as aves mortas em câmara coberta e impermeabilizada.</li><li>Retirar a cama e o esterco em caminhão lonado.</li><li>Manter em dia a outorga do poço tubular (Despacho ADASA nº ${random.int(100, 980)}/${year(signed) - 1}).</li>
<li>Entregar a embalagem vazia de medicamentos ao fornecedor, com recibo.</li><li>Combater vetores nos galpões, com registro mensal.</li><li>Apresentar relatório anual de cumprimento até 31 de março.</li></ol>
<div class="sg" style="margin-top:5mm"><span class="lg">sei!</span><span>Documento assinado eletronicamente por <b>${personName(random, 'm').toUpperCase()}</b> - <b>Matr. ${random.digits(7)}-${random.digits(1)}</b>, <b>Presidente do Instituto</b>, em ${shortDate(signed)}, às ${random.int(10, 18)}:${random.int(10, 59)}, conforme art. 6º do Decreto n° 36.756, de 16 de setembro de 2015, publicado no Diário Oficial do Distrito Federal nº 180, quinta-feira, 17 de setembro de 2015.</span></div>
<div class="sg">${blindQr(random.int(1, 9999), 18)}<span>A autenticidade do documento pode ser conferida no site:<br>${link}<br>verificador= <b>${verifier}</b> código CRC= <b>${crc}</b>.</span></div>
<p class="c" style="font-size:7.8pt;border-top:.5pt solid #999;padding-top:1.5mm">"Brasília – Patrimônio Cultural da Humanidade"<br>SEPN 511, Bloco C – Brasília – DF – CNPJ ${maskCnpj(cnpj(random))}<br>${process} &nbsp;&nbsp; Doc. SEI/GDF ${verifier}</p>`,
      ),
      data: {
        id: farmer.cpf,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(signed, 8),
        licensePlate: [],
        validationLink: link,
        mainActivity: ['Avicultura de postura e fabricação de ração para consumo próprio'],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
