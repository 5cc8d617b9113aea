import { company } from '../../generator/companies.ts'
import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** São Paulo: boxes with a small label above each value, the validity in the title box. */
export const layout: Layout = {
  name: 'cetesb',
  type: 51,
  variants: ['plastics', 'renewal', 'storage', 'cancelled'],
  print(random, variant) {
    const firm = company(random, 'SP')
    const issued = randomDate(random, 2019, 2024)
    const expires = addMonths(issued, random.pick([24, 36, 48, 60]))
    const agency = random.pick(['36', '05', '29', '57'])
    const number = agency + random.digits(6)
    const earlier = agency + random.digits(6)
    const activity =
      {
        plastics: 'Artefatos de material plástico para usos industriais; fabricação de',
        renewal: 'Tratamento de superfície de metais (galvanoplastia); serviços de',
        storage: 'Depósito de produtos químicos perigosos e não perigosos; armazenamento',
        cancelled: 'Sabões e detergentes sintéticos; fabricação de',
      }[variant] ?? ''
    const box = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><div class="l">${label}</div>${value}</td>`
    const { street, number: door, district, postcode, place } = firm.address
    const body = html`
<table class="top"><tr><td style="width:18mm">${crest(15)}</td><td class="b">GOVERNO DO ESTADO DE SÃO PAULO<br>
${issued < '2023' ? 'SECRETARIA DE INFRAESTRUTURA E MEIO AMBIENTE' : 'SECRETARIA DE MEIO AMBIENTE, INFRAESTRUTURA E LOGÍSTICA'}<br>
CETESB - COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO</td><td class="r s">Processo N°<br><b>${agency}/${random.digits(5)}/${shortDate(issued).slice(-2)}</b></td></tr></table>
<table class="title"><tr><td><div class="big">LICENÇA DE OPERAÇÃO</div>${variant === 'renewal' ? html`<div>RENOVAÇÃO</div>` : ''}
<div class="b">VALIDADE ATÉ : ${shortDate(expires)}</div></td><td style="width:42mm">N° <b>${number}</b><br>Versão: 01<br>Data: ${shortDate(issued)}</td></tr></table>
${variant === 'cancelled' ? html`<div class="stamp">LICENÇA CANCELADA</div>` : ''}
<h3>IDENTIFICAÇÃO DA ENTIDADE</h3>
<table class="g"><tr>${box('Nome', firm.name.toUpperCase(), 3)}${box('CNPJ', maskCnpj(firm.id))}</tr>
<tr>${box('Logradouro', street.toUpperCase(), 3)}${box('Cadastro na CETESB', `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`)}</tr>
<tr>${box('Número', door)}${box('Bairro', district.toUpperCase())}${box('CEP', postcode)}${box('Município', place.city.toUpperCase())}</tr></table>
<h3>CARACTERÍSTICAS DO PROJETO</h3>
<table class="g"><tr><td colspan="4"><div class="l">Atividade Principal</div><div class="l">Descrição</div>${activity}</td></tr>
<tr>${box('Bacia Hidrográfica', '34 - PIRACICABA')}${box('UGRHI', '5 - PIRACICABA/CAPIVARI/JUNDIAÍ')}${box('Área do Terreno', '4.320,00')}${box('Área Construída', '1.987,50')}</tr>
<tr>${box('Horário de Funcionamento', '07:30 às 17:18')}${box('Funcionários Administração', '12')}${box('Funcionários Produção', '48')}${box('Licença de Instalação - Data / Número', `${shortDate(addMonths(issued, -14))}  ${earlier}`)}</tr></table>
<p class="s j">A CETESB - Companhia Ambiental do Estado de São Paulo, no uso das atribuições que lhe foram conferidas pela Lei Estadual nº 118/73, alterada pela Lei 13.542 de 08 de maio de 2009, e demais normas pertinentes, emite a presente Licença, nas condições e termos nela constantes;</p>
<p class="s j">A presente licença está sendo concedida com base nas informações apresentadas pelo interessado e não dispensa nem substitui quaisquer Alvarás ou Certidões de qualquer natureza, exigidos pela legislação federal, estadual ou municipal;</p>
<p class="s j">A renovação da licença de operação deverá ser requerida com antecedência mínima de 120 dias, contados da data da expiração de seu prazo de validade.</p>
<table class="g"><tr>${box('USO DA CETESB - SD N°', `9${random.digits(7)}`)}<td rowspan="2" colspan="2"><div class="l">EMITENTE</div>Local: ${place.city.toUpperCase()}<br>Esta licença de número ${number} foi certificada por assinatura digital, processo eletrônico baseado em sistema criptográfico assimétrico, assinado eletronicamente por chave privada. Para verificação de sua autenticidade deve ser consultada a página da CETESB, na Internet, no endereço: autenticidade.cetesb.sp.gov.br</td></tr><tr>${box('ENTIDADE', '')}</tr></table>
<p class="r s">Pag.1/2</p>
<div class="break"></div><p class="b">${number} - LICENÇA DE OPERAÇÃO ${variant === 'renewal' ? '- RENOVAÇÃO' : ''}</p><h3>EXIGÊNCIAS TÉCNICAS</h3>${conditions(random, 9)}
${variant === 'renewal' ? html`<h3>OBSERVAÇÕES</h3><p>1. A presente licença renova a Licença de Operação n° ${earlier}, válida até ${shortDate(issued)}.</p>` : ''}
<p class="r s">Pag.2/2</p>`
    const css = `.top td{vertical-align:middle}.title{border:1.5px solid #000;margin:3mm 0}.title td{padding:2mm 3mm;border-left:1px solid #000}
.big{font-size:17pt;font-weight:bold}.g td{border:1px solid #444;padding:.6mm 1.4mm;vertical-align:top}.g{margin-bottom:2.5mm}.l{font-size:6.5pt;color:#333}
h3{font-size:9pt;margin:2mm 0 1mm}.stamp{position:absolute;top:95mm;left:25mm;font-size:34pt;font-weight:bold;color:#c22;border:4px solid #c22;padding:2mm 6mm;transform:rotate(-18deg);opacity:.75}`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 9, css }, body),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: 'autenticidade.cetesb.sp.gov.br',
        mainActivity: [activity],
        documentValidation: variant !== 'cancelled',
      }),
    }
  },
}
