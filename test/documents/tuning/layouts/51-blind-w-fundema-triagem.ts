import { qrCode } from '../../generator/codes.ts'
import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { business, clauses, duties, human, town } from '../blind-w.ts'

/** A city's foundation in Santa Catarina that copies its state's form; months as the term; the link in a QR code alone. */
export const layout: Layout = {
  name: 'blind-w-fundema-triagem',
  type: 51,
  variants: ['one'],
  async print(random) {
    const owner = business(random, '# Recicláveis Ltda ME')
    const issued = randomDate(random, 2022, 2025)
    const city = town(random)
    const number = `${String(random.int(12, 98)).padStart(3, '0')}/${year(issued)}`
    const link = `https://fundema.licencia.sc.gov.br/v/${alphanumeric(random, 9)}`
    const activity = '34.41.14 - Central de triagem de resíduos sólidos urbanos oriundos de coleta seletiva'
    const head = 'color:#14532d;font-weight:bold;border-bottom:.5mm solid #14532d;margin:3.5mm 0 1.5mm'
    const body = html`<table><tr><td><b>PREFEITURA MUNICIPAL DE ${city.toUpperCase()}</b><br>FUNDAÇÃO MUNICIPAL DO MEIO AMBIENTE - FUNDEMA<br><span class="s">Rua Marechal Setembrino, 44 - fone (49) 3555-0${random.digits(3)}</span></td><td class="r" style="width:32mm">${await qrCode(link, 26)}</td></tr></table>
<p class="c b" style="font-size:16pt;margin:4mm 0">Licença Ambiental de Operação - LAO<br>nº ${number}</p>
<p class="j">A Fundação Municipal do Meio Ambiente, no uso das atribuições conferidas pela Lei Complementar Municipal nº 212/2013 e em convênio com o Instituto do Meio Ambiente de Santa Catarina, com base no processo nº URB/${random.digits(5)}/FMA e no Parecer Técnico nº ${random.int(20, 99)}/${year(issued)}, concede a presente licença a:</p>
<div style="${head}">Dados do Empreendedor</div>
<p>NOME: ${owner.name}<br>CPF/CNPJ: ${maskCnpj(owner.id)}<br>ENDEREÇO: ${owner.street}, ${owner.door}, ${owner.quarter}<br>MUNICÍPIO: ${city} &nbsp; ESTADO: SC &nbsp; CEP: ${owner.zip}</p>
<div style="${head}">Para Atividade de</div>
<p>${activity}</p>
<div style="${head}">Dados do Empreendimento</div>
<p>NOME: Galpão de Triagem Linha Bonita<br>ENDEREÇO: Linha Bonita, s/n, interior<br>COORDENADAS UTM: X ${random.digits(6)} Y 70${random.digits(5)}</p>
<div style="${head}">Da operação</div>
<p class="j">A presente licença ambiental, concedida com base nas informações apresentadas pelo requerente, declara a viabilidade da operação quanto aos aspectos ambientais, sob as condições a seguir.</p>
${clauses(duties(random, 7, issued), (place) => `${place})`)}
<div style="${head}">Prazo de Validade</div>
<p>(36) trinta e seis meses, a contar da presente data.</p>
<p>${city}, ${longDate(issued)}.</p>
<p>${human(random)}, Presidência – assinado digitalmente em ${shortDate(issued)}</p>
<p class="s">Leia o código QR no alto desta página para conferir a autenticidade. FCEI nº ${random.digits(6)}/${year(issued)}.</p>`
    return {
      html: sheet({ font: 'Lato', sizePt: 11, margin: '14mm 20mm' }, body),
      data: licenceData({
        id: owner.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addMonths(issued, 36),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
