import { addDays, addYears, isoDate, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cpf, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'

const CSS = `
.f { border: 3px double #222; padding: 9mm 9mm 7mm } h1 { font-size: 14pt; text-align: center; letter-spacing: .2em; margin: 4mm 0 1mm } .d { display: flex; align-items: baseline; margin: 0 0 1.5mm } .d u { flex: 1; border-bottom: 1px dotted #444; margin: 0 4px; text-decoration: none }
h2 { font-size: 10.5pt; font-variant: small-caps; margin: 5mm 0 2mm; border-bottom: 1px solid #222 } .v { font-weight: bold }`

const dotted = (caption: string, value: string): Html =>
  html`<div class="d">${caption}<u></u><span class="v">${value}</span></div>`

export const layout: Layout = {
  name: 'blind-i-taxi',
  type: 54,
  variants: ['auxiliar'],
  print: (random) => {
    const name = 'Sílvio Rubens Mascarenhas Passarinho'
    const parents = ['Rubem Passarinho', 'Doralice Mascarenhas Passarinho']
    // The clerk copied a digit of the register wrongly.
    const [id, register] = [cpf(random), breakCheckDigit(licenceRegister(random))]
    const birth = randomDate(random, 1955, 1959)
    const issued = randomDate(random, 2023, 2024)
    const expires = addYears(issued, 3)
    const today = addDays(issued, random.int(30, 200))
    const page = html`<div class="f">
<div class="c">PREFEITURA MUNICIPAL DE MARABÁ<br>Departamento Municipal de Trânsito e Transporte Urbano<br><span class="s">Setor de Táxi e Mototáxi</span></div>
<h1>CADASTRO</h1><div class="c">de condutor auxiliar de táxi – inscrição n.º <b>A-0${random.digits(3)}</b></div>
<h2>Do condutor</h2>
${dotted('Nome', name)}${dotted('Nascido aos', longDate(birth))}${dotted('Natural de', 'Tucuruí – Pará')}${dotted('Pai', parents[0] ?? '')}${dotted('Mãe', parents[1] ?? '')}${dotted('Cédula de identidade', `${random.digits(7)} – PC/PA`)}${dotted('C.P.F.', maskCpf(id))}${dotted('Inscrição no INSS', `1.${random.digits(3)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}
<h2>Da habilitação</h2>
${dotted('C.N.H. – registro n.º', register)}${dotted('Categoria', 'B')}${dotted('Data da emissão', shortDate(issued, '.'))}${dotted('Vence em', shortDate(expires, '.'))}${dotted('Habilitado pela primeira vez em', shortDate(isoDate(1979, 11, 6), '.'))}${dotted('Expedida pelo', 'DETRAN / PA')}${dotted('Anotações no campo de observações', 'A, EAR')}
<h2>Do permissionário e do veículo</h2>
${dotted('Permissionário', 'Herdeiros de Manoel Lobato Tembra')}${dotted('Permissão n.º', `0${random.digits(3)}`)}${dotted('Ponto', 'n.º 07 – Praça Duque de Caxias')}${dotted('Veículo', 'Voyage 1.6, branco, 2019')}${dotted('Placa', plate(random, 'mercosul'))}${dotted('Alvará válido até', shortDate(addDays(today, 365), '.'))}
<h2>Certidões e cursos apresentados</h2>
${dotted('Antecedentes criminais (estadual e federal)', shortDate(addDays(today, -12), '.'))}${dotted('Curso de taxista, Lei 12.468/2011, 28 horas', shortDate(isoDate(2016, 8, 26), '.'))}${dotted('Atestado médico', shortDate(addDays(today, -5), '.'))}
<p style="margin-top:7mm" class="r">Marabá, ${longDate(today)}</p><div class="c" style="margin-top:12mm">______________________________________<br>Chefe do Setor – Mat. ${random.digits(5)}</div></div>`
    return {
      html: sheet({ font: 'Caladea', sizePt: 10.4, css: CSS, margin: '10mm 20mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        filiation: parents,
        personalNumber: id,
        placeOfBirth: 'Tucuruí/PA',
        placeOfIssue: 'PA',
        cardIssuer: 'DETRAN-PA',
        comments: 'A, EAR',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
