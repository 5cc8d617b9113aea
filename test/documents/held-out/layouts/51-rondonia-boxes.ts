import { addDays, addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, hex, maskId } from '../../generator/numbers.ts'
import { citizen } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { cell, GRID, numbered } from '../parts.ts'

/** Rondônia: a framed form signed in SEI, whose foot with the code stands on the last page only. */
export const layout: Layout = {
  name: 'rondonia-boxes',
  type: 51,
  variants: ['sawmill', 'rancher-cpf'],
  print(random, variant) {
    const rancher = variant === 'rancher-cpf'
    const owner = citizen(random, 'RO', { gender: 'm' })
    const made = firm(random, 'RO', 'Madeireira')
    const [name, id] = rancher ? [owner.name.toUpperCase(), owner.cpf] : [made.name.toUpperCase(), made.id]
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, rancher ? 4 : 2)
    const number = `1${random.digits(5)}`
    const activity = rancher
      ? 'BOVINOCULTURA DE CORTE EM REGIME DE CONFINAMENTO'
      : 'DESDOBRO DE MADEIRA EM TORA PARA PRODUÇÃO DE MADEIRA SERRADA'
    const key = [`00${random.digits(8)}`, hex(random, 8)] as const
    const where = rancher ? owner.address : made.address
    const site = `https://sei.sistemas.ro.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0`
    const body = html`<div class="fr"><div class="c">${crest(18, '#22683b')}<br><b>GOVERNO DO ESTADO DE RONDÔNIA</b><br>Secretaria de Estado do Desenvolvimento Ambiental - SEDAM<br>Coordenadoria de Licenciamento e Monitoramento Ambiental - COLMAM</div>
<table class="g"><tr><td colspan="3" class="c ttl">LICENÇA DE OPERAÇÃO Nº ${number}/COLMAM/SEDAM</td></tr><tr>${cell('PROCESSO', `0028.${random.digits(6)}/${Number(issued.slice(0, 4)) - 1}-${random.digits(2)}`)}${cell('EMISSÃO', shortDate(issued))}${cell('VENCIMENTO', html`<b>${shortDate(expires)}</b>`)}</tr>
<tr>${cell('INTERESSADO', name, 2)}${cell('CPF/CNPJ', maskId(id))}</tr><tr>${cell('ENDEREÇO', `${where.street}, ${where.number}, ${where.district}`.toUpperCase(), 2)}${cell('MUNICÍPIO', `${where.place.city.toUpperCase()} - RO`)}</tr><tr>${cell('ATIVIDADE LICENCIADA', activity, 3)}</tr>
<tr>${cell('COORDENADAS GEOGRÁFICAS', `S 10°${random.int(10, 59)}'22" W 61°${random.int(10, 59)}'08"`)}${cell('TAXA / DARE', `${random.digits(14)}`)}${cell('RESPONSÁVEL TÉCNICO', `CPF ${maskId(cpf(random))} CREA ${random.digits(5)} D/RO`)}</tr></table>
<p class="j">A Secretaria de Estado do Desenvolvimento Ambiental, criada pela Lei Complementar nº 42, de 19 de março de 1991, no uso de suas atribuições, expede a presente Licença, que autoriza o funcionamento da atividade acima, observadas as condicionantes a seguir. Licença de Instalação nº 1${random.digits(5)}/COLMAM/SEDAM, emitida em ${shortDate(addDays(issued, -520))}.</p></div>
<p class="b">CONDICIONANTES:</p>${numbered(duties(random, 15), (index) => `${index + 1}) `)}<hr><p class="s">Documento assinado eletronicamente por <b>${citizen(random, 'RO', { gender: 'f' }).name}</b>, <b>Coordenador(a)</b>, em ${shortDate(issued)}, às 10:${random.int(10, 59)}, conforme horário oficial de Brasília, com fundamento no artigo 18 caput e seus §§ 1º e 2º, do Decreto nº 21.794, de 5 Abril de 2017.</p>
<p class="s">A autenticidade deste documento pode ser conferida no site <u>${site}</u>, informando o código verificador <b>${key[0]}</b> e o código CRC <b>${key[1]}</b>.</p><p class="s">Referência: Caso responda este documento, indicar expressamente o Processo acima. SEI nº ${key[0]}</p>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 9.8,
          margin: '14mm 17mm',
          css: `${GRID}.fr{border:.5mm double #333;padding:3mm}.ttl{font-size:13pt;font-weight:bold;text-align:center!important;padding:2mm!important}.g{margin:3mm 0}`,
        },
        body,
      ),
      data: licenceData({
        id,
        number: `${number}/COLMAM/SEDAM`,
        scope: 'STATE',
        accessKey: key.join(' '),
        expirationDate: expires,
        validationLink: site,
        mainActivity: [activity],
      }),
    }
  },
}
