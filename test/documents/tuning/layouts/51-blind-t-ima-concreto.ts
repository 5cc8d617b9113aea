import { addMonths, longDate, randomDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { demands, firm, listed, somebody } from '../blind-t.ts'

/** IMA of Santa Catarina: two activities with codes, the term in months from the signature, a works of another company. */
export const layout: Layout = licencePages('blind-t-ima-concreto', {
  one: (random) => {
    const owner = firm(random, '~ CONCRETO E ARTEFATOS LTDA', '0002')
    const name = owner.name.toUpperCase()
    const issued = randomDate(random, 2023, 2025)
    const number = `${random.int(1010, 9400)}/${year(issued)}`
    const key = hex(random, 8)
    const activities = [
      '26.20.10 – Fabricação de peças, ornatos e estruturas de cimento e concreto',
      '42.32.20 – Usina de produção de concreto',
    ]
    const bar = 'background:#dfe7ee;padding:.8mm 2mm;font-weight:bold;margin:3mm 0 1.5mm'
    return {
      paper: { font: 'Carlito', sizePt: 11, margin: '16mm 20mm' },
      body: html`<p class="c">ESTADO DE SANTA CATARINA<br>SECRETARIA DE ESTADO DO MEIO AMBIENTE E DA ECONOMIA VERDE<br><b>INSTITUTO DO MEIO AMBIENTE DE SANTA CATARINA – IMA</b></p>
<p class="c b" style="font-size:15pt;margin:4mm 0 2mm">Licença Ambiental de Operação<br>LAO Nº ${number}</p>
<p class="j">O Instituto do Meio Ambiente de Santa Catarina, no uso das atribuições que lhe são conferidas pelo inciso I do artigo 7º da Lei Estadual nº 14.675/2009, com base no processo de licenciamento ambiental nº CVI/${random.digits(5)}/CRN e parecer técnico nº ${random.int(1000, 9000)}/${year(issued)}, concede a presente LAO à:</p>
<div style="${bar}">Empreendedor</div>
<p>NOME / RAZÃO SOCIAL: ${name}<br>ENDEREÇO: ${owner.road.toUpperCase()}<br>CEP: ${owner.postcode} &nbsp;&nbsp; MUNICÍPIO: ${owner.city.toUpperCase()} &nbsp;&nbsp; ESTADO: SC<br>CPF / CNPJ: ${maskCnpj(owner.id)}</p>
<div style="${bar}">Para atividade de</div>
<p>${activities[0]}<br>${activities[1]}</p>
<div style="${bar}">Empreendimento</div>
<p>FÁBRICA DE ARTEFATOS – UNIDADE MORRO ALTO<br>ENDEREÇO: Rodovia BR-282, km ${random.int(40, 480)}, ${owner.city} – SC</p>
<p class="j">Terreno arrendado de terceiro, inscrito no CNPJ ${maskCnpj(cnpj(random))}, sem vínculo com esta licença.</p>
<div style="${bar}">Condições gerais e específicas</div>
${listed(demands(random, 7, issued), (place) => `${'abcdefgh'[place - 1]})`)}
<div style="${bar}">Prazo de validade</div>
<p>Esta licença é válida por (48) quarenta e oito meses, a contar da data de sua assinatura.</p>
<div style="${bar}">Local e data</div><p>Florianópolis, ${longDate(issued)}</p>
<p>Assinado digitalmente por ${somebody(random)}, Gerente de Licenciamento Industrial</p>
<p class="s">FCEI nº ${random.digits(6)}/${year(issued) - 1} – Para conferir este documento acesse http://consultas.ima.sc.gov.br/licenca e informe o código ${key}.</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: addMonths(issued, 48),
        validationLink: 'http://consultas.ima.sc.gov.br/licenca',
        mainActivity: activities,
      },
    }
  },
})
