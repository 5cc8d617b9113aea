import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cnpj, federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const CSS = `
body { padding-right: .4mm }
.let { text-align: center; font-size: 9.6pt; line-height: 1.3 } h1 { font-size: 13pt; text-align: center; margin: 6mm 0 }
.kv td { padding: 1mm 2mm; border: .5pt solid #777; vertical-align: top } .kv td:first-child { width: 46mm; font-weight: bold; background: #f4f4f4 }
h3 { font-size: 10.5pt; margin: 5mm 0 2mm } .it { margin: 0 0 2mm 6mm; text-align: justify }
.sei { border-top: .6pt solid #888; border-bottom: .6pt solid #888; padding: 2mm 0; display: flex; gap: 4mm; font-size: 9pt; margin-top: 2mm } .sei b { font-weight: bold }`

export const layout: Layout = {
  name: 'blind-h-ibama-sei',
  type: 51,
  variants: ['certo', 'errado'],
  print: (random, variant) => {
    const signed = randomDate(random, 2020, 2024)
    const id = cnpj(random)
    const number = `1${random.digits(3)}/${year(signed)}`
    const good = federalProcess(random, 2009)
    const process = variant === 'certo' ? good : breakCheckDigit(good)
    const [verifier, crc] = [`1${random.digits(7)}`, hex(random, 8)]
    const activity =
      variant === 'certo' ? 'Terminal portuário de granéis sólidos' : 'Linha de transmissão de energia'
    const name =
      variant === 'certo' ? 'Terminais Graneleiros Baía das Garças S.A.' : 'Transmissora Serra do Cipoal S.A.'
    const place = variant === 'certo' ? 'São Francisco do Sul/SC' : 'Barreiras/BA, Correntina/BA e Posse/GO'
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 10.2, css: CSS, margin: '12mm 20mm 10mm' },
        html`<div class="let">${crest(16, '#333')}<br>MINISTÉRIO DO MEIO AMBIENTE<br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</div>
<h1>LICENÇA DE OPERAÇÃO Nº ${number} – RENOVAÇÃO (${random.digits(8)})</h1>
<p class="s">VALIDADE: ${variant === 'certo' ? '6 (seis)' : '10 (dez)'} anos, a contar da assinatura</p>
<p class="j">A PRESIDÊNCIA DO IBAMA, no uso das atribuições conferidas pelo Decreto nº 8.973, de 24 de janeiro de 2017, RESOLVE expedir a presente Licença a:</p>
<table class="kv"><tr><td>EMPREENDEDOR</td><td>${name}</td></tr><tr><td>CNPJ</td><td>${maskCnpj(id)}</td></tr><tr><td>CADASTRO TÉCNICO FEDERAL</td><td>${random.digits(7)}</td></tr>
<tr><td>ENDEREÇO</td><td>Avenida Marginal Norte, ${random.int(100, 2900)}, sala ${random.int(3, 40)}, CEP ${random.digits(5)}-${random.digits(3)}</td></tr><tr><td>PROCESSO</td><td>${process}</td></tr>
<tr><td>TIPOLOGIA</td><td>${activity}</td></tr><tr><td>LOCALIZAÇÃO</td><td>${place}</td></tr></table>
<p class="j" style="margin-top:4mm">Esta Licença sucede a Licença de Operação nº 8${random.digits(2)}/2014 e autoriza a continuidade da operação do empreendimento, nas condições descritas nos estudos e pareceres do processo.</p>
<h3>1. CONDIÇÕES GERAIS</h3>
<p class="it">1.1. A concessão desta Licença deverá ser publicada, no prazo de 30 (trinta) dias, conforme a Resolução CONAMA nº 6/1986.</p>
<p class="it">1.2. A renovação deverá ser requerida com antecedência mínima de 120 (cento e vinte) dias da expiração do prazo de validade.</p>
<p class="it">1.3. O IBAMA poderá modificar, suspender ou cancelar esta Licença, nos casos do art. 19 da Resolução CONAMA nº 237/1997.</p>
<p class="it">1.4. Perante o IBAMA, ${name} é a única responsável pelo cumprimento das condicionantes.</p>
<h3>2. CONDIÇÕES ESPECÍFICAS</h3>
<p class="it">2.1. Executar os programas do Plano de Gestão Ambiental e enviar relatórios anuais, o primeiro até ${shortDate(addDays(signed, 365))}.</p>
<p class="it">2.2. Atualizar o Plano de Emergência Individual e manter equipe de prontidão.</p>
<p class="it">2.3. Cumprir a Autorização de Captura, Coleta e Transporte de Material Biológico nº ${random.int(200, 980)}/${year(signed)}.</p>
<div class="sei"><span style="font-size:19pt;line-height:1">✍</span><span>Documento assinado eletronicamente por <b>${personName(random, 'm').toUpperCase()}</b>, <b>Presidente</b>, em ${shortDate(signed)}, às ${random.int(10, 18)}:${random.int(10, 59)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</span></div>
<div class="sei" style="border-top:none;margin-top:0">${blindQr(random.int(1, 9999), 19)}<span>A autenticidade deste documento pode ser conferida no site https://sei.ibama.gov.br/autenticidade, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</span></div>
<p class="s" style="display:flex;justify-content:space-between;margin-top:3mm"><span><b>Referência:</b> Processo nº ${process}</span><span>SEI nº ${verifier}</span></p>`,
      ),
      data: {
        id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(signed, variant === 'certo' ? 6 : 10),
        licensePlate: [],
        validationLink: 'https://sei.ibama.gov.br/autenticidade',
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: variant === 'certo',
      },
    }
  },
}
