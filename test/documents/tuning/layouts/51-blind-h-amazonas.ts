import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { address } from '../../generator/places.ts'

const CSS = `
h1 { font-size: 17pt; text-align: center; margin: 5mm 0 3mm; letter-spacing: .03em } .f { margin: 0 0 2.6mm } .f b { font-weight: bold }
.two { display: flex; gap: 8mm } .two div { flex: 1 } .frame { border: 1.2pt solid #1e5631; padding: 5mm 6mm }
.warn { border: .6pt solid #333; padding: 2mm 3mm; font-size: 8.8pt; margin-top: 3mm } .warn li { margin-bottom: .8mm }
.sg { display: flex; justify-content: space-around; margin-top: 15mm; text-align: center } .sg div { border-top: .6pt solid #000; width: 66mm; padding-top: 1mm; font-size: 9.4pt }
ol.r { padding-left: 7mm } ol.r li { margin-bottom: 2.4mm; text-align: justify }`

export const layout: Layout = {
  name: 'blind-h-amazonas',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const id = cnpj(random)
    const at = address(random, { city: 'Manaus', uf: 'AM' })
    const number = `${random.int(101, 689)}/${String(year(issued) - 6).slice(2)}-0${random.int(3, 6)}`
    const plates = Array.from({ length: 5 }, (_, index) => plate(random, index < 3 ? 'old' : 'mercosul'))
    const shown = plates.map((value, index) => (index < 3 ? hyphenated(value) : value))
    const head = html`<div style="display:flex;align-items:center;gap:6mm">${crest(17)}<div><b>GOVERNO DO ESTADO DO AMAZONAS</b><br>INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS – IPAAM</div></div>`
    const field = (caption: string, value: string) => html`<div class="f"><b>${caption}:</b> ${value}</div>`
    const signed = html`<div class="sg"><div>${personName(random, 'f')}<br>Diretora Técnica</div><div>${personName(random, 'm')}<br>Diretor-Presidente</div></div>`
    return {
      html: sheet(
        { font: 'Caladea', sizePt: 10.6, css: CSS, margin: '13mm 16mm' },
        html`<div class="frame">${head}<h1>LICENÇA DE OPERAÇÃO – L.O. Nº ${number}</h1>
<p class="j">O INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS, no uso das atribuições que lhe confere a Lei Estadual nº 3.785, de 24 de julho de 2012, expede a presente Licença, que autoriza a:</p>
${field('INTERESSADO', 'Navegação e Transportes Igapó-Mirim Ltda')}
${field('ENDEREÇO PARA CORRESPONDÊNCIA', `${at.street}, ${at.number}, ${at.district}, Manaus-AM`)}
<div class="two"><div>${field('CNPJ/CPF', maskCnpj(id))}</div><div>${field('INSCRIÇÃO ESTADUAL', `04.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}</div></div>
<div class="two"><div>${field('FONE', `(92) 3${random.digits(3)}-${random.digits(4)}`)}</div><div>${field('FAX', '—')}</div></div>
<div class="two"><div>${field('REGISTRO NO IPAAM', `1012.${random.digits(4)}`)}</div><div>${field('PROCESSO Nº', `${random.digits(4)}/T/${String(year(issued) - 6).slice(2)}`)}</div></div>
${field('ATIVIDADE', 'Transporte rodoviário de produtos perigosos')}
${field('LOCALIZAÇÃO DA ATIVIDADE', 'Perímetro urbano de Manaus e rodovias AM-010, AM-070 e BR-174, no Estado do Amazonas')}
<div class="f j"><b>FINALIDADE:</b> Autorizar o transporte rodoviário de óleo diesel (ONU 1202) e gasolina automotiva (ONU 1203), classe de risco 3, nos veículos de placas ${shown.slice(0, 4).join(', ')} e ${shown[4] ?? ''}.</div>
<div class="two"><div>${field('POTENCIAL POLUIDOR/DEGRADADOR', 'Grande')}</div><div>${field('PORTE', 'Pequeno')}</div></div>
<div class="f" style="font-size:12pt"><b>PRAZO DE VALIDADE DESTA LICENÇA: 02 (DOIS) ANOS.</b></div>
<div class="warn"><b>Atenção:</b><ul style="margin:1mm 0 0;padding-left:5mm"><li>Esta licença é composta de 10 restrições e/ou condições constantes no verso, cujo não cumprimento sujeita à sua invalidação e às penalidades previstas em normas.</li><li>Esta licença não comprova nem substitui o documento de propriedade, de posse ou de domínio do imóvel.</li><li>Esta licença deve permanecer no veículo e ser exposta de forma visível (frente e verso).</li></ul></div>
<p class="r" style="margin-top:5mm">Manaus-AM, ${longDate(issued)}</p>${signed}</div>
<div class="break frame">${head}<h1 style="font-size:13pt">RESTRIÇÕES E/OU CONDIÇÕES DE VALIDADE DESTA LICENÇA – L.O. Nº ${number}</h1>
<ol class="r"><li>O pedido de licenciamento e a respectiva concessão deverão ser publicados no Diário Oficial do Estado e em periódico local, no prazo de 30 (trinta) dias, a contar do seu recebimento.</li>
<li>A solicitação da renovação da Licença Ambiental deverá ser requerida num prazo mínimo de 120 dias antes do vencimento, conforme art. 23 da Lei nº 3.785/12.</li>
<li>A presente licença está sendo concedida com base nas informações constantes no processo e não dispensa outras licenças exigidas pela legislação federal, estadual ou municipal.</li>
<li>Toda e qualquer modificação introduzida no projeto após a emissão da licença implicará sua automática invalidação, devendo ser solicitada nova licença, com ônus para o interessado.</li>
<li>Esta licença é válida apenas para a localização, atividade e finalidade nela constantes, devendo o interessado requerer nova licença quando houver mudança de qualquer um destes itens.</li>
<li>Manter os veículos com os rótulos de risco e painéis de segurança, conforme ABNT NBR 7500, e com os equipamentos da ABNT NBR 9735.</li>
<li>Os condutores deverão portar o certificado do curso de movimentação de produtos perigosos.</li>
<li>Manter atualizado o Certificado de Inspeção para o Transporte de Produtos Perigosos (CIPP), emitido pelo INMETRO.</li>
<li>Comunicar imediatamente ao IPAAM qualquer acidente envolvendo os veículos, pelo telefone (92) 2123-6700.</li>
<li>Apresentar, no prazo de 60 dias, o Plano de Ação de Emergência atualizado, com ART do responsável técnico.</li></ol></div>`,
      ),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: addYears(issued, 2),
        licensePlate: plates,
        validationLink: null,
        mainActivity: ['Transporte rodoviário de produtos perigosos'],
        authorizationDangerousProducts: true,
        documentValidation: true,
      },
    }
  },
}
