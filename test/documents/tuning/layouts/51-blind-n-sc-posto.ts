import { addMonths, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { demands, licensee, listed, named, unbroken } from '../blind-n.ts'

/** IMA: a filling station, owner and place in two boxes, the term in months and a number to type with the code. */
export const layout: Layout = {
  name: 'blind-n-sc-posto',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, 'AUTO POSTO % LTDA')
    const issued = randomDate(random, 2018, 2023)
    const number = `${random.int(1010, 9890)}/${year(issued)}`
    const [code, fcei] = [random.digits(7), `${random.digits(6)}/${year(issued) - 1}`]
    const activity =
      '42.32.10 – Comércio de combustíveis líquidos e gasosos em postos revendedores, postos de abastecimento, instalações de sistemas retalhistas e postos flutuantes'
    const link = 'https://consultas.ima.sc.gov.br/licenca/autenticidade'
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '14mm 18mm',
          css: '.f { border: .3mm solid #777; padding: 2mm 3mm; margin: 0 0 3mm; border-radius: 1.5mm } .f b { color: #124d7a } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .k { font-size: 9.5pt }',
        },
        html`<table><tr><td style="width:20mm">${crest(15, '#1d5b86')}</td><td><b>ESTADO DE SANTA CATARINA</b><br>Secretaria de Estado do Meio Ambiente e da Economia Verde<br>Instituto do Meio Ambiente de Santa Catarina - IMA</td></tr></table>
<p class="c b" style="font-size:16pt;margin:4mm 0 1mm">Licença Ambiental de Operação</p><p class="c b" style="font-size:13pt">LAO Nº ${number}</p>
<p class="j">O Instituto do Meio Ambiente de Santa Catarina - IMA, no uso das atribuições que lhe são conferidas pelo inciso I do artigo 7º da Lei Estadual nº 14.675 de 2009, com base no processo de licenciamento ambiental nº COMB/${random.digits(5)}/CRS e parecer técnico nº ${random.digits(4)}/${year(issued)}, concede a presente à:</p>
<div class="two"><div class="f"><b>Empreendedor</b><br><span class="k">Nome / Razão social:</span> ${firm.name}<br><span class="k">CPF/CNPJ:</span> ${maskCnpj(firm.id)}<br><span class="k">Endereço:</span> ${firm.road}<br><span class="k">CEP:</span> ${firm.postcode} <span class="k">Município:</span> Lages - SC</div>
<div class="f"><b>Empreendimento</b><br><span class="k">Posto de combustíveis de bandeira branca, 4 tanques</span><br><span class="k">Endereço:</span> BR-282, km 211<br><span class="k">Município:</span> Painel - SC<br><span class="k">Coordenadas planas (UTM):</span> X ${random.digits(6)} Y 69${random.digits(5)}</div></div>
<div class="f"><b>Atividade licenciada</b><br>${activity}</div>
<div class="f"><b>Responsável técnico</b><br>${named(random)}, engenheiro químico, CPF ${maskCpf(cpf(random))}, ART nº ${random.digits(7)}-3</div>
<p class="b">Condições gerais</p>${listed(demands(random, 5, issued), (index) => `${'abcdefgh'[index]})`)}
<p class="b">Prazo de validade</p><p class="j">(48) meses, a contar da data de emissão. Observadas as condições deste documento e seus anexos.</p>
<p class="r">Florianópolis, ${longDate(issued)}</p>
<p class="c">${named(random)}<br><span class="k">Presidente do IMA - documento assinado digitalmente</span></p>
<p style="font-size:10.5pt">FCEI nº ${fcei}. Para conferir a autenticidade deste documento acesse ${unbroken(link)} informando o FCEI e o código ${code}.</p>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addMonths(issued, 48),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
