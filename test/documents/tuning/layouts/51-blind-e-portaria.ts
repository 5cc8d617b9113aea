import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.top { border-bottom: .8pt solid #000; display: flex; gap: 5mm; align-items: center; padding-bottom: 2mm } .top p { margin: 0 }
p.j { margin-bottom: 3mm }
.pub { border: .7pt solid #000; float: right; font-size: 8.6pt; padding: 1.5mm 2.5mm; margin: 2mm 0 2mm 4mm; width: 52mm }`

export const layout: Layout = {
  name: 'blind-e-portaria',
  type: 51,
  variants: ['publicada'],
  print: (random) => {
    const act = randomDate(random, 2022, 2025)
    const published = addDays(act, 2)
    const id = cnpj(random)
    const number = `${random.int(25, 33)}.${random.digits(3)}`
    const link = 'http://www.seia.ba.gov.br/portarias/autenticidade'
    const activity = 'fabricação de embalagens de papelão ondulado'
    const page = html`<div class="top">${crest(15, '#333')}<div><p class="b">GOVERNO DO ESTADO DA BAHIA</p><p>Secretaria do Meio Ambiente – SEMA</p><p>Instituto do Meio Ambiente e Recursos Hídricos – INEMA</p></div></div>
      <p class="pub">Publicada no Diário Oficial do Estado em <b>${shortDate(published)}</b>, Caderno Executivo, p. ${random.int(20, 61)}</p>
      <p class="b" style="margin-top:6mm">RENOVAÇÃO DE LICENÇA DE OPERAÇÃO</p>
      <p class="b">PORTARIA Nº ${number} DE ${longDate(act).toUpperCase()}</p>
      <p class="j">A DIRETORA-GERAL DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS, com fulcro na Lei Estadual nº 10.431/2006, regulamentada pelo Decreto nº 14.024/2012, e tendo em conta o processo nº ${year(act) - 1}.001.00${random.digits(4)}/INEMA/LIC-0${random.digits(4)},</p>
      <p class="b">RESOLVE:</p>
      <p class="j"><b>Art. 1º</b> – Conceder RENOVAÇÃO DE LICENÇA DE OPERAÇÃO, com prazo de validade de 05 (cinco) anos, a contar da data de publicação desta Portaria, à CARTONAGEM RECÔNCAVO NOVO LTDA, inscrita no CNPJ sob nº ${maskCnpj(id)}, com sede na Via Axial, Lote ${random.int(2, 40)}, Polo de Apoio, no município de Camaçari, para a atividade de ${activity}, no mesmo endereço, sob as coordenadas -12,${random.digits(5)}/-38,${random.digits(5)} e com observância das condicionantes a seguir:</p>
      <p class="j">I – operar a estação de tratamento de efluentes conforme o projeto e mandar ao INEMA, a cada semestre, as análises de DBO, DQO e sólidos; II – ter à disposição da fiscalização as notas da destinação do lodo; III – substituir, no prazo de 240 dias, o combustível da caldeira por biomassa de origem legal; IV – requerer previamente ao INEMA licença para qualquer alteração do projeto ora licenciado.</p>
      <p class="j"><b>Art. 2º</b> – Esta licença se refere à análise de viabilidade ambiental de competência do INEMA e não substitui as autorizações de outras instâncias, entre elas a Portaria ANA nº ${random.digits(3)}/${year(act) - 3}.</p>
      <p class="j"><b>Art. 3º</b> – Fica revogada a Portaria nº 1${random.digits(1)}.${random.digits(3)}, de ${longDate(addYears(act, -5))}, que teve vigência até ${shortDate(act)}.</p>
      <p class="j"><b>Art. 4º</b> – Esta Portaria entrará em vigor na data de sua publicação.</p>
      <p class="c b" style="margin-top:12mm">${personName(random, 'f').toUpperCase()}<br>Diretora-Geral</p>
      <p class="s" style="margin-top:14mm;border-top:.5pt solid #000;padding-top:1mm">Autenticidade: ${link}</p>`
    return {
      html: sheet({ font: 'Caladea', sizePt: 11, css, margin: '18mm 24mm' }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: addYears(published, 5),
        licensePlate: [],
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
