import { qrCode } from '../../generator/codes.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { roadDuties } from '../duties.ts'
import { firm } from '../firms.ts'
import { cell, GRID, numbered } from '../parts.ts'

/** Maranhão: boxed certificate of a fuel carrier and a table of tractors and trailers that crosses sheets. */
export const layout: Layout = {
  name: 'maranhao-seal',
  type: 51,
  variants: ['tankers', 'long-fleet'],
  async print(random, variant) {
    const made = firm(random, 'MA', 'Transporte de Combustíveis')
    const issued = randomDate(random, 2020, 2024)
    const expires = addYears(issued, random.pick([1, 2, 3]))
    const number = `1${random.digits(6)}/${year(issued)}`
    const key = hex(random, 4) + random.digits(6)
    const site = 'http://sigla.sema.ma.gov.br/sigla/pages/consulta/autenticidade.jsf'
    const activity = 'TRANSPORTE DE CARGAS PERIGOSAS (COMBUSTÍVEIS LÍQUIDOS DERIVADOS DE PETRÓLEO E ETANOL)'
    const fleet = Array.from({ length: variant === 'tankers' ? 12 : 78 }, (_, index) => ({
      plate: plate(random, random.pick(['mercosul', 'mercosul', 'old'])),
      kind: index % 3 === 0 ? 'CAVALO MECÂNICO' : 'SEMIRREBOQUE TANQUE',
      maker: random.pick([
        'SCANIA/R450',
        'VOLVO/FH 540',
        'RANDON',
        'LIBRELATO',
        'M.BENZ/AXOR 2544',
        'GUERRA',
      ]),
      year: random.int(2009, 2023),
    }))
    const body = html`<table class="g"><tr><td style="width:24mm" class="c">${crest(18, '#b3261e')}</td><td class="c"><b>GOVERNO DO ESTADO DO MARANHÃO</b><br>Secretaria de Estado do Meio Ambiente e Recursos Naturais - SEMA<br><span class="nm">LICENÇA DE OPERAÇÃO<br>Nº ${number}</span></td><td class="c" style="width:30mm">${await qrCode(site, 20)}<div class="lb">CÓDIGO DE AUTENTICIDADE</div>${key}</td></tr></table>
<table class="g"><tr>${cell('Razão Social', made.name.toUpperCase(), 2)}${cell('CNPJ', maskCnpj(made.id))}</tr><tr>${cell('Endereço', `${made.address.street}, ${made.address.number}`)}${cell('Bairro', made.address.district)}${cell('Município', made.address.place.city)}</tr><tr>${cell('Atividade', activity, 3)}</tr>
<tr>${cell('Nº do Processo', `${random.digits(6)}/${year(issued)}`)}${cell('Data de Emissão', shortDate(issued))}${cell('Validade', shortDate(expires))}</tr></table>
<p class="j">A Secretaria de Estado do Meio Ambiente e Recursos Naturais, com fundamento no art. 10 da Lei nº 6.938/1981, na Lei Estadual nº 5.405/1992 e na Resolução CONAMA nº 237/1997, concede a presente licença ao interessado acima qualificado, condicionada ao cumprimento das exigências seguintes.</p>
<p class="b">Exigências</p>${numbered(roadDuties(random, 7))}<p class="c" style="margin-top:10mm">(assinado eletronicamente)<br>${fullName(random, 'f')}<br>Secretária de Estado Adjunta de Licenciamento</p><p class="s c">A veracidade das informações poderá ser verificada em ${site} mediante o código ${key}</p>
<div class="break"></div><p class="c b">ANEXO I - VEÍCULOS VINCULADOS À LICENÇA Nº ${number}</p><table class="g f"><thead><tr><th>Ordem</th><th>Placa</th><th>Tipo</th><th>Marca/Modelo</th><th>Ano</th></tr></thead>${fleet.map((one, index) => html`<tr><td>${index + 1}</td><td>${index % 4 ? hyphenated(one.plate) : one.plate}</td><td>${one.kind}</td><td>${one.maker}</td><td>${one.year}</td></tr>`)}</table>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 9.6,
          margin: '13mm 15mm',
          css: `${GRID}.nm{font-size:14pt;font-weight:bold}.g .c{text-align:center}.f td{padding:.9mm 2mm}thead{display:table-header-group}`,
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: fleet.map((one) => one.plate),
        validationLink: site,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
