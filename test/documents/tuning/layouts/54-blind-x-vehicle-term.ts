import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hyphenated, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { signing } from '../blind-x-papers.ts'

/** A company lends an employee a car: a term of responsibility, licence in the middle of a sentence. */
export const layout: Layout = {
  name: 'blind-x-vehicle-term',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'RJ')
    const [birth, issued, expires] = ['1988-05-02', '2021-07-21', '2031-07-14']
    return {
      html: sheet(
        { font: 'Gentium Plus', sizePt: 12, margin: '22mm 26mm' },
        html`<p class="b" style="font-size:15pt;margin-bottom:0">Serrana Diagnósticos S.A.</p><p class="s">Rua do Imperador, 1.020, Petrópolis/RJ – CNPJ ${maskCnpj(cnpj(random))}</p>
<h3 class="c" style="margin:9mm 0 7mm">TERMO DE RESPONSABILIDADE PELO USO DE VEÍCULO</h3>
<p class="j">Pelo presente instrumento, eu, <b>Cíntia Morais Bertolucci</b>, nascida em ${longDate(birth)}, analista de campo, RG nº ${numbers.rg} (DIC/RJ), CPF nº ${maskCpf(numbers.cpf)}, habilitada na categoria AB conforme carteira de motorista de registro ${numbers.register}, expedida pelo DETRAN-RJ em Petrópolis/RJ no dia ${longDate(issued)}, com vencimento em ${longDate(expires)}, declaro ter recebido da empresa acima o veículo Fiat Mobi, placa ${hyphenated(plate(random, 'old'))}, Renavam ${random.digits(11)}, com 41.300 km, em perfeito estado.</p>
<p class="j">Comprometo-me a:</p><ol class="j" style="margin-top:0"><li>conduzir o veículo somente a serviço e não o entregar a terceiros;</li><li>comunicar à Frota, em até 24 horas, acidente, furto ou autuação;</li><li>responder pelas infrações cometidas enquanto o veículo estiver sob minha guarda, autorizando a indicação de meu nome ao órgão de trânsito;</li><li>renovar a habilitação antes de vencida e entregar cópia à empresa.</li></ol>
<p class="j">O seguro do veículo (apólice ${random.digits(9)}) vigora até 28 de fevereiro de 2027. O presente termo substitui o assinado em 10 de março de 2024.</p>
<p class="r" style="margin-top:8mm">Petrópolis, 6 de abril de 2026.</p>${signing('Cíntia Morais Bertolucci')}
<p style="margin-top:12mm" class="s">Testemunhas: 1) Rubens Khoury Neto &nbsp;&nbsp;&nbsp; 2) Ilma Castanheira</p>`,
      ),
      data: reading({
        name: 'Cíntia Morais Bertolucci',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'AB',
        personalNumber: numbers.cpf,
        placeOfIssue: 'RJ',
      }),
    }
  },
}
