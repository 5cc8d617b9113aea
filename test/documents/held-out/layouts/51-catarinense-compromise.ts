import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties, roadDuties } from '../duties.ts'
import { firm } from '../firms.ts'
import { line, numbered } from '../parts.ts'

/** Santa Catarina: licence by adhesion, term in months from its date, form number and code in the check line. */
export const layout: Layout = {
  name: 'catarinense-compromise',
  type: 51,
  variants: ['road', 'poultry'],
  print(random, variant) {
    const road = variant === 'road'
    const made = firm(random, 'SC', road ? 'Transportes' : 'Granja')
    const issued = randomDate(random, 2020, 2025)
    const months = road ? 48 : 36
    const number = `${random.int(1000, 9800)}/${year(issued)}`
    const code = random.digits(6)
    const activity = road
      ? '47.10.10 - Transporte rodoviário de produtos perigosos, resíduos perigosos ou rejeitos perigosos, exclusivamente no território catarinense'
      : '01.70.01 - Granja de avicultura de corte'
    const where = made.address
    const block = (title: string, tag: string) =>
      html`<div class="hd">${title}</div>${line('NOME/RAZÃO SOCIAL:', made.name.toUpperCase())}${line('ENDEREÇO:', `${where.street.toUpperCase()}, ${where.number} - ${where.district.toUpperCase()}`)}${line('CEP:', where.postcode)}${line('MUNICÍPIO:', where.place.city.toUpperCase())}${line(tag, maskCnpj(made.id))}`
    const body = html`<table><tr><td style="width:20mm">${crest(16, '#94211f')}</td><td><b>ESTADO DE SANTA CATARINA</b><br>SECRETARIA DE ESTADO DO MEIO AMBIENTE E DA ECONOMIA VERDE<br><b>INSTITUTO DO MEIO AMBIENTE DE SANTA CATARINA - IMA</b></td><td class="ty">Licença Ambiental por Adesão e Compromisso<br><b>LAC Nº ${number}</b></td></tr></table><hr>
<p class="j">O Instituto do Meio Ambiente - IMA, no uso das atribuições que lhe são conferidas pelo inciso I do artigo 7º da Lei Estadual nº 14.675 de 2009, com base no processo de licenciamento ambiental nº ${road ? 'TPP' : 'AVI'}/${random.digits(5)}/${road ? 'CRJ' : 'CRC'} e no formulário FCEI nº ${random.digits(6)}, concede a presente licença à:</p>
${block('EMPREENDEDOR', 'CPF/CNPJ:')}${block('EMPREENDIMENTO', 'CNPJ:')}<div class="hd">PARA ATIVIDADE DE</div>${line('ATIVIDADE:', activity)}${line('PORTE:', 'Pequeno')}
<div class="hd">DESCRIÇÃO DO EMPREENDIMENTO</div><p class="j">${road ? 'Atividade exercida com frota própria, cujos veículos constam do formulário de adesão e portam cópia desta licença, sem armazenamento de carga no endereço da sede.' : 'Três aviários com capacidade máxima de confinamento de 68.000 cabeças, ventilação negativa e composteira coberta.'}</p>
<div class="hd">CONDIÇÕES DE VALIDADE</div>${numbered([...(road ? roadDuties(random, 4) : []), ...duties(random, 5)], (index) => `${String.fromCharCode(97 + index)}) `)}
<div class="hd">PRAZO DE VALIDADE</div><p><b>(${months}) meses, a contar da data de emissão desta licença.</b></p><div class="hd">LOCAL E DATA</div><p>Florianópolis, ${longDate(issued)}.</p>
<p class="c">${fullName(random, 'm')}<br>Presidente do IMA<br><span class="s">Documento assinado digitalmente em ${shortDate(issued)}</span></p>
<p class="j s">A autenticidade desta licença pode ser verificada em consultas.ima.sc.gov.br/licencas, informando o número da licença e o código ${code}.</p>`
    return {
      html: sheet(
        {
          font: 'Cabin',
          sizePt: 10,
          margin: '14mm 18mm',
          css: '.hd{font-weight:bold;background:#e4e4e4;padding:.6mm 2mm;margin:2.4mm 0 1mm}.ty{text-align:center;border:.3mm solid #333;padding:2mm;width:52mm;font-size:9pt}.ln{margin:0 0 .6mm}',
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addMonths(issued, months),
        validationLink: 'consultas.ima.sc.gov.br/licencas',
        mainActivity: [activity],
        authorizationDangerousProducts: road,
      }),
    }
  },
}
