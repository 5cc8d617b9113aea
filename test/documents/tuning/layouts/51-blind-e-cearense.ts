import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.top { text-align: center } .top p { margin: 0 }
.yard { display: flex; justify-content: space-between; border: 1pt solid #000; padding: 2mm 3mm; margin: 4mm 0; font-weight: bold }
.lab { font-weight: bold; text-decoration: underline }
.cond p { margin: 0 0 1.4mm; text-align: justify }`

export const layout: Layout = {
  name: 'blind-e-cearense',
  type: 51,
  variants: ['instalacao'],
  source: 'none',
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const expires = addYears(issued, 3)
    const id = cnpj(random)
    const number = `${random.int(102, 390)}/${year(issued)}`
    const activity = 'Complexo eólico Serra do Arará, composto de doze aerogeradores'
    const page = html`<div class="top">${crest(16, '#333')}<p class="b">GOVERNO DO ESTADO DO CEARÁ</p><p>Secretaria do Meio Ambiente e Mudança do Clima</p><p>SUPERINTENDÊNCIA ESTADUAL DO MEIO AMBIENTE – SEMACE</p></div>
      <div class="yard"><span>LICENÇA DE INSTALAÇÃO Nº ${number} – DICOP</span><span>VALIDADE ATÉ ${shortDate(expires)}</span></div>
      <p class="j">O Superintendente da SEMACE, na forma do art. 11 da Lei Estadual nº 11.411, de 28 de dezembro de 1987, e tendo presente o Parecer Técnico nº ${random.digits(4)}/${year(issued)}-DICOP/GECON, confere a presente licença, conforme o processo SPU nº ${random.digits(8)}/${year(issued) - 1}.</p>
      <p><span class="lab">Nome ou razão social:</span> VENTOS DE IBIAPABA FICTÍCIA GERAÇÃO DE ENERGIA S.A.</p>
      <p><span class="lab">CNPJ/CPF:</span> ${maskCnpj(id)}</p>
      <p><span class="lab">Endereço:</span> Avenida Beira-Córrego, ${random.int(100, 2500)}, sala 1204, Fortaleza – CE</p>
      <p><span class="lab">Empreendimento/atividade:</span> ${activity}</p>
      <p><span class="lab">Local da obra:</span> Sítios Boqueirão e Lajes, município de Ubajara</p>
      <div class="cond"><p class="b">CONDICIONANTES:</p><p>1 – Esta licença autoriza a obra; o início da geração depende de Licença de Operação, a ser requerida com 120 dias de antecedência.</p><p>2 – Suprimir vegetação apenas com a Autorização nº ${random.digits(3)}/${year(issued)}, que expira em ${shortDate(addDays(issued, 365))}.</p><p>3 – Afixar placa no canteiro, segundo o padrão da SEMACE, em 30 (trinta) dias.</p><p>4 – Apresentar relatório de acompanhamento e monitoramento ambiental (RAMA) todo ano.</p><p>5 – Molhar os acessos em época seca e limitar a velocidade dos caminhões a 40 km/h.</p><p>6 – A Licença Prévia nº ${random.digits(2)}/${year(issued) - 2} é parte desta, no que não lhe for contrário.</p></div>
      <p class="r" style="margin-top:8mm">Fortaleza, ${longDate(issued)}</p>
      <p class="c" style="margin-top:14mm">________________________________<br>${personName(random, 'm')}<br>Superintendente</p>
      <p class="c s" style="margin-top:10mm">Rua Capitão Inventado, 1400, Bairro de Fátima – CEP 60050-081 – Fortaleza – Ceará – www.semace.ce.gov.br</p>`
    return {
      html: sheet({ font: 'Noto Serif', sizePt: 10, css, margin: '15mm 20mm' }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: expires,
        licensePlate: [],
        validationLink: null,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: false,
      },
    }
  },
}
