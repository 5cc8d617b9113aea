import { shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate, rg } from '../../generator/numbers.ts'

/** A city's authorisation of a taxi driver: numbered items of "caption - value", the permit's own dates around them. */
export const layout: Layout = {
  name: 'blind-f-taxi',
  type: 54,
  variants: ['alvara'],
  source: 'none',
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const css = `.frame{border:3pt double #223d7a;padding:7mm 9mm} ol{margin:3mm 0 5mm;padding-left:9mm} li{padding:.9mm 0} h1{font-size:16pt;color:#223d7a;margin:3mm 0 0} .big{font-size:13pt;font-weight:bold}`
    return {
      html: sheet(
        { font: 'DejaVu Serif', sizePt: 10.4, css, margin: '16mm 16mm' },
        html`<div class="frame"><div class="c">${crest(16, '#223d7a')}<br>PREFEITURA DE TRÊS LAGOAS<br>Departamento Municipal de Trânsito<h1>LICENÇA DE CONDUTOR DE TÁXI</h1><p class="big">Nº 0417/2026 – Ponto 12</p></div>
<p>Válida de 02/03/2026 a 01/03/2027, em conformidade com a Lei Municipal nº 3.390, de 18/12/2017.</p>
<b>Condutor autorizado</b><ol><li>Nome - Telmo Aquidauana Bittar</li><li>Nascimento - ${shortDate('1960-11-04')}</li><li>Naturalidade - Andradina/SP</li><li>Filiação - Farid Bittar e Olinda Aquidauana</li><li>CPF - ${maskCpf(id)}</li><li>RG - ${rg(random, 'withX')} SSP/SP</li></ol>
<b>Habilitação apresentada</b><ol start="7"><li>Registro - ${register}</li><li>Categoria - B</li><li>Emissão - ${shortDate('2023-12-13')}</li><li>Validade - ${shortDate('2028-12-06')}</li><li>Órgão emissor - DETRAN/MS</li><li>Observações - EAR, A</li></ol>
<b>Veículo e permissionário</b><ol start="13"><li>Permissionária - Zuleica Inocência Bittar, CPF ${maskCpf(cpf(random))}</li><li>Placa - ${plate(random, 'mercosul')}, Chevrolet Onix Plus 2023</li><li>Taxímetro - aferido em 27/01/2026, selo ${random.digits(8)}</li></ol>
<p class="s j">Portar este documento em lugar visível. A licença não substitui a carteira de motorista e perde o efeito se esta vencer ou for suspensa.</p><p class="r">Três Lagoas, 26 de fevereiro de 2026.</p><p class="c" style="margin-top:14mm">Aristides Garcez Selvíria<br><span class="s">Diretor de Transporte Público</span></p></div>`,
      ),
      data: {
        name: 'Telmo Aquidauana Bittar',
        dateOfBirth: '1960-11-04',
        issueDate: '2023-12-13',
        expirationDate: '2028-12-06',
        licenseNumber: register,
        licenseClass: 'B',
        filiation: ['Farid Bittar', 'Olinda Aquidauana'],
        personalNumber: id,
        placeOfBirth: 'Andradina/SP',
        placeOfIssue: 'MS',
        cardIssuer: 'DETRAN-MS',
        comments: 'EAR, A',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
