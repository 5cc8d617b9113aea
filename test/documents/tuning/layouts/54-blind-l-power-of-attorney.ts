import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cpf, hyphenated, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A power of attorney for a dispatcher; the licence number has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-l-power-of-attorney',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, issued, expires } = licenceDates(random, 2019, 2021, 10)
    const [id, register] = [cpf(random), breakCheckDigit(licenceRegister(random))]
    return {
      html: sheet(
        { font: 'PT Mono', sizePt: 11.5, margin: '24mm 24mm' },
        html`<p class="c b">P R O C U R A Ç Ã O</p><br>
<p>OUTORGANTE: Severino Ramos de Holanda Cavalcante, brasileiro, divorciado, comerciante, nascido em ${longDate(birth)}, natural de Garanhuns/PE, CPF
nº ${maskCpf(id)}, portador da Carteira Nacional de Habilitação, registro nº ${register}, categoria AB, expedida pelo DETRAN/PE em ${longDate(issued)}, válida
até ${longDate(expires)}, residente na Rua do Sossego Velho, 71, Heliópolis, Garanhuns/PE.</p>
<p>OUTORGADO: Josué Barbosa Lins, brasileiro, casado, despachante, RG nº ${random.digits(7)} SDS/PE, CPF nº ${maskCpf(cpf(random))}, com escritório na
Avenida Santo Antônio, 402, sala 3, Garanhuns/PE.</p>
<p>PODERES: representar o outorgante junto ao DETRAN, à Secretaria da Fazenda e a seguradoras, para requerer segunda via de CRV, transferência,
licenciamento e baixa de gravame do veículo de placa ${hyphenated(plate(random, 'old'))}, RENAVAM ${random.digits(11)}, podendo assinar formulários, pagar
taxas e receber documentos, vedado o substabelecimento.</p>
<p>PRAZO: a presente procuração vale até 30 de junho de 2024.</p>
<p>Garanhuns, 18 de janeiro de 2024.</p><br><br>
<p class="c">____________________________________<br>Severino Ramos de Holanda Cavalcante</p>`,
      ),
      data: paperData({
        name: 'Severino Ramos de Holanda Cavalcante',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        personalNumber: id,
        placeOfBirth: 'Garanhuns/PE',
        issuer: 'PE',
      }),
    }
  },
}
