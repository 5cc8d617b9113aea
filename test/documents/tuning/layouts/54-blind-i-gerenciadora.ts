import { addDays, addYears, isoDate, randomDate, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'

const CSS = `
table { margin-bottom: 7px; table-layout: fixed } td, th { border: 1px solid #444; padding: 2px 4px; font-size: 8.6pt; vertical-align: middle; overflow-wrap: anywhere }
th { background: #ffe9b8; text-align: left; font-weight: normal; font-size: 7.8pt; width: 13% } .sec { background: #333; color: #fff; font-weight: bold; text-align: center; letter-spacing: .12em }`

type Field = readonly [caption: string, value: string, span?: number]
const line = (...fields: readonly Field[]): Html =>
  html`<tr>${fields.map(([caption, value, span = 1]) => html`<th>${caption}</th><td colspan="${span}">${value}</td>`)}</tr>`
const section = (title: string, ...rows: readonly Html[]): Html =>
  html`<table><tr><td class="sec" colspan="6">${title}</td></tr>${rows}</table>`

export const layout: Layout = {
  name: 'blind-i-gerenciadora',
  type: 54,
  variants: ['carreteiro', 'vencida'],
  print: (random, variant) => {
    const first = variant === 'carreteiro'
    const name = first ? 'VALDINEI APARECIDO SGARBOSSA' : 'MAICON DOUGLAS PERINAZZO LIMA'
    const father = first ? 'ORESTES SGARBOSSA' : 'NÃO INFORMADO'
    const mother = first ? 'DIRCE MAGRI SGARBOSSA' : 'ELISETE PERINAZZO'
    const [id, register] = [cpf(random), licenceRegister(random)]
    const birth = first ? randomDate(random, 1968, 1971) : randomDate(random, 1990, 1992)
    const issued = first ? randomDate(random, 2022, 2024) : randomDate(random, 2015, 2016)
    const expires = addYears(issued, 5)
    const [city, uf] = first ? ['RONDONÓPOLIS', 'MT'] : ['IJUÍ', 'RS']
    const area = first ? '66' : '55'
    const comments = first ? 'EAR / CETPP / A' : 'EAR'
    const filled = first ? addDays(issued, 300) : addDays(expires, 60)
    const page = html`
<table><tr><td rowspan="2" style="width:30%;font:bold 14pt 'Open Sans';color:#b34700;text-align:center">SENTINELA<br><span style="font-size:8pt;color:#333">gestão de riscos em transporte</span></td><td class="c b">FICHA CADASTRAL – MOTORISTA / PROPRIETÁRIO / VEÍCULO</td></tr><tr><td class="c">Cliente: Graneleira Nova Aroeira &nbsp; Enviado em ${shortDate(filled)} &nbsp; Vínculo: ( ) frota (X) agregado ( ) autônomo</td></tr></table>
${section(
  'MOTORISTA',
  line(['Nome', name, 3], ['Sexo', 'M']),
  line(
    ['CPF', maskCpf(id)],
    ['RG', `${random.digits(7)}-${random.digits(1)}`],
    ['Emissor', first ? 'SSP/MT' : 'SJS/RS'],
  ),
  line(['Nascimento', shortDate(birth)], ['Cidade nasc.', city], ['UF nasc.', uf]),
  line(['Nome do pai', father, 2], ['Nome da mãe', mother, 2]),
  line(
    ['Endereço', first ? 'AV. BANDEIRANTES, 2740, CASA 2' : 'R. DO COMÉRCIO, 510', 3],
    ['Cidade/UF', `${city} ${uf}`],
  ),
  line(
    ['Celular', `(${area}) 9${random.digits(8)}`],
    ['Recado com', first ? 'SÔNIA (ESPOSA)' : 'TIA CLECI'],
    ['Fone recado', `(${area}) 3${random.digits(7)}`],
  ),
)}
${section(
  'HABILITAÇÃO',
  line(['Nº registro', register], ['Categoria', first ? 'AE' : 'E'], ['Validade', shortDate(expires)]),
  line(
    ['Data emissão', shortDate(issued)],
    ['1ª habilit.', shortDate(isoDate(first ? 1990 : 2011, 3, 8))],
    ['UF emissora', uf],
  ),
  line(
    ['Nº espelho', random.digits(10)],
    ['Nº segurança', random.digits(11)],
    ['RENACH', `${uf}${random.digits(9)}`],
  ),
  line(['Observações', comments, 3], ['Órgão', `DETRAN-${uf}`]),
)}
${section(
  'PROPRIETÁRIO DO VEÍCULO',
  line(
    ['Nome / razão', first ? 'SÔNIA REGINA BALBINOT ME' : 'TRANSPERINAZZO LTDA', 3],
    ['CNPJ', maskCnpj(cnpj(random))],
  ),
  line(
    ['ANTT', `0${random.digits(7)}`],
    ['Validade ANTT', shortDate(addDays(filled, 900))],
    ['Fone', `(${area}) 3${random.digits(7)}`],
  ),
)}
${section(
  'CONJUNTO TRANSPORTADOR',
  line(['Cavalo', plate(random, 'mercosul')], ['Modelo', 'FH 460 6X2'], ['RENAVAM', random.digits(11)]),
  line(['Carreta', plate(random, 'old')], ['Modelo', 'SR/GRANELEIRA'], ['RENAVAM', random.digits(11)]),
  line(['Rastreador', 'OMNILINK'], ['Nº terminal', random.digits(6)], ['Cor', 'BRANCA']),
)}
${section(
  'REFERÊNCIAS',
  line(
    ['Empresa 1', 'TRANSPORTES TRÊS COQUEIROS'],
    ['Contato', 'ELIANE'],
    ['Fone', `(65) 3${random.digits(7)}`],
  ),
  line(['Empresa 2', 'COOP. VALE ENCANTADO'], ['Contato', 'JÚNIOR'], ['Fone', `(51) 3${random.digits(7)}`]),
)}
<p class="s j">Autorizo a consulta de meus dados em bancos públicos e privados para fins de análise de risco, nos termos da Lei 13.709/2018. Validade da pesquisa: 6 meses ou 12 viagens.</p>
<p class="s" style="margin-top:12mm">______________________________________<br>Assinatura do motorista</p>`
    return {
      html: sheet({ font: 'Open Sans', sizePt: 9.2, css: CSS, margin: '11mm 12mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: first ? 'AE' : 'E',
        filiation: first ? [father, mother] : [mother],
        personalNumber: id,
        placeOfBirth: `${city}/${uf}`,
        placeOfIssue: uf,
        cardIssuer: `DETRAN-${uf}`,
        comments,
        hasCetpp: first,
        documentValidation: false,
      },
    }
  },
}
