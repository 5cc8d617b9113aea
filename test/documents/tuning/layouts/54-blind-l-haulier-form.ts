import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hyphenated, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A haulier's form: the driver, the owner of the lorry, and references. */
export const layout: Layout = {
  name: 'blind-l-haulier-form',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2021, 2024, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const row = (label: string, value: string) => html`<tr><th>${label}</th><td>${value}</td></tr>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          css: `th { text-align: left; font-weight: normal; width: 44mm; color: #444; padding: .7mm 0 } td { border-bottom: .5pt dotted #666; font-weight: bold }
h2 { font-size: 11pt; color: #fff; background: #0b5d57; padding: 1mm 2mm; margin: 4mm 0 1mm }`,
        },
        html`<p><b style="font-size:17pt;color:#0b5d57">TRANSCERRADO LOGÍSTICA</b><br>Cadastro de motorista agregado · formulário OP-17 rev. 4</p>
<h2>MOTORISTA</h2><table>
${row('Nome completo', 'Wanderley Quirino Assunção')}${row('Data nasc.', shortDate(birth))}${row('Cidade/UF de nascimento', 'Itumbiara/GO')}
${row('Nome da mãe', 'Divina Quirino Assunção')}${row('Nome do pai', 'Benevides Assunção')}${row('CPF do motorista', maskCpf(id))}
${row('RG / órgão', `${random.digits(7)} DGPC/GO`)}${row('Celular', '(64) 99999-0147')}</table>
<h2>HABILITAÇÃO</h2><table>
${row('Registro da CNH', register)}${row('Categoria', 'E')}${row('Primeira habilitação', shortDate(first))}${row('Emissão', shortDate(issued))}
${row('Vencimento', shortDate(expires))}${row('Órgão emissor', 'DETRAN/GO')}${row('Cód. segurança', random.digits(11))}${row('Observações da CNH', 'EAR, CETPP, CETCI')}</table>
<h2>VEÍCULO</h2><table>
${row('Placa cavalo', hyphenated(plate(random, 'mercosul')))}${row('Placa carreta', hyphenated(plate(random, 'old')))}${row('RENAVAM', random.digits(11))}${row('ANTT / RNTRC', random.digits(9))}
${row('Proprietário', 'Iolanda Peixoto Cabral Resende')}${row('CPF do proprietário', maskCpf(cpf(random)))}${row('Licenciamento até', '30/09/2025')}</table>
<h2>REFERÊNCIAS</h2><p>Transportes Lambari – Sr. Nivaldo – (34) 3333-0190<br>Agropecuária Três Ranchos – Dna. Cleuza – (64) 3333-0122</p>
<p class="s">Declaro que as informações são verdadeiras. Catalão, 17/02/2025. &nbsp; Ass.: ____________________________</p>`,
      ),
      data: paperData({
        name: 'Wanderley Quirino Assunção',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'E',
        filiation: ['Divina Quirino Assunção', 'Benevides Assunção'],
        personalNumber: id,
        placeOfBirth: 'Itumbiara/GO',
        issuer: 'GO',
        comments: 'EAR, CETPP, CETCI',
        hasCetpp: true,
      }),
    }
  },
}
