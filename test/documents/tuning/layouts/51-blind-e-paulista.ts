import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.head { display: grid; grid-template-columns: 20mm 1fr 44mm; gap: 3mm; align-items: center } .head p { margin: 0 }
.num { border: 1pt solid #000; text-align: center; padding: 1.5mm; font-size: 9pt } .num b { font-size: 12pt }
.title { display: flex; justify-content: space-between; border-top: 1pt solid #000; border-bottom: 1pt solid #000; padding: 1.5mm 0; font-weight: bold; margin: 3mm 0 }
.cap { background: #ddd; font-weight: bold; font-size: 8pt; padding: .5mm 1mm; border: .5pt solid #000; border-bottom: 0 }
.f { border: .5pt solid #000; display: flex; margin-bottom: 2mm; flex-wrap: wrap } .f div { flex: 1 1 auto; padding: .5mm 1mm; border-right: .4pt solid #888; font-size: 9pt } .f small { display: block; font-size: 6.4pt }
.body { columns: 2; column-gap: 5mm; font-size: 8pt; text-align: justify; border: .5pt solid #000; padding: 2mm }
.low { display: grid; grid-template-columns: 1fr 1fr; border: .5pt solid #000; margin-top: 2mm; font-size: 8pt } .low > div { padding: 1mm 1.5mm } .low > div + div { border-left: .5pt solid #000 }`

export const layout: Layout = {
  name: 'blind-e-paulista',
  type: 51,
  variants: ['renovacao'],
  source: 'none',
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 4)
    const id = cnpj(random, '0004')
    const number = `45${random.digits(6)}`
    const activity = 'Peças fundidas de ferro e aço; fabricação de'
    const link = 'autenticidade.cetesb.sp.gov.br'
    const cell = (caption: string, value: string) => html`<div><small>${caption}</small>${value}</div>`
    const page = html`<div class="head">${crest(17, '#222')}<div><p class="b">GOVERNO DO ESTADO DE SÃO PAULO</p><p class="s">SECRETARIA DE MEIO AMBIENTE, INFRAESTRUTURA E LOGÍSTICA</p><p class="s">CETESB – COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO</p></div><div class="num">Processo N°<br>45/00${random.digits(3)}/${random.int(10, 19)}<br><b>N° ${number}</b><br>Versão: 01 &nbsp; Data: ${shortDate(issued)}</div></div>
      <div class="title"><span>LICENÇA DE OPERAÇÃO – RENOVAÇÃO</span><span>VALIDADE ATÉ : ${shortDate(expires)}</span></div>
      <div class="cap">IDENTIFICAÇÃO DA ENTIDADE</div>
      <div class="f">${cell('Nome', 'FUNDIÇÃO VALE DO ARARÁ S.A.')}${cell('CNPJ', maskCnpj(id))}</div>
      <div class="f">${cell('Logradouro', 'AVENIDA PRIMEIRO DE ABRIL')}${cell('Número', String(random.int(100, 4000)))}${cell('Cadastro na CETESB', `606-${random.digits(5)}-${random.digits(1)}`)}</div>
      <div class="f">${cell('Bairro', 'DISTRITO INDUSTRIAL')}${cell('CEP', `13${random.digits(3)}-${random.digits(3)}`)}${cell('Município', "SANTA BÁRBARA D'OESTE")}</div>
      <div class="cap">CARACTERÍSTICAS DO PROJETO</div>
      <div class="f"><div style="flex-basis:100%"><small>Atividade Principal – Descrição</small>${activity}</div>${cell('Bacia Hidrográfica', '5 - PIRACICABA')}${cell('UGRHI', '5 - PIRACICABA/CAPIVARI/JUNDIAÍ')}${cell('Corpo Receptor', 'RIBEIRÃO DOS TOLEDOS')}${cell('Classe', '2')}</div>
      <div class="f">${cell('Área do terreno (m²)', '12.480,00')}${cell('Área construída (m²)', '5.310,20')}${cell('Início – Término (h)', '06:00 – 22:00')}${cell('Empregados adm.', '18')}${cell('Empregados prod.', '146')}${cell('LI anterior', `4500${random.digits(4)} de ${shortDate(addYears(issued, -9))}`)}</div>
      <div class="body">A presente licença renova a de número 45${random.digits(6)}, cujo prazo findou em ${shortDate(addYears(issued, 0))}, e foi expedida segundo a Lei nº 997/76 e o Decreto nº 8.468/76. Ela não engloba aspectos de segurança das instalações, que cabem ao Corpo de Bombeiros. A renovação deverá ser solicitada 120 dias antes do prazo acima. <b>Exigências técnicas:</b> 01. Fica proibida a emissão de odor além dos limites do terreno. 02. As areias de fundição usadas (resíduos Classe II A) deverão ir para local aprovado. 03. O sistema de filtro de mangas deverá operar sem falhas. 04. Os níveis de ruído deverão atender à NBR 10151. 05. Os resíduos perigosos deverão sair com CADRI vigente e por transportador habilitado.</div>
      <div class="low"><div><b>USO DA CETESB</b><br>SD N° 9${random.digits(7)}<br>Tipos de exigências técnicas: ar, água, solo, ruído</div><div><b>EMITENTE</b><br>Local: AMERICANA<br>${personName(random, 'f')} – Gerente da Agência</div></div>
      <p class="s" style="margin-top:2mm">Licença certificada por assinatura digital. A autenticidade pode ser consultada na página ${link}, com o número da licença.</p><p class="c s">ENTIDADE</p>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 9.6, css, margin: '12mm 14mm' }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: expires,
        licensePlate: [],
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
