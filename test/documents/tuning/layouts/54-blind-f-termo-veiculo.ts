import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'

/** A university's slip for a fleet car: filled gaps in sentences, a checklist, a second person who hands the car over. */
export const layout: Layout = {
  name: 'blind-f-termo-veiculo',
  type: 54,
  variants: ['retirada'],
  source: 'none',
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const gap = (value: string) => html`<span class="g">${value}</span>`
    const css = `.g{border-bottom:.8pt solid #000;font-family:'DejaVu Sans';font-size:9.8pt;padding:0 1.6mm} p{line-height:1.85;margin:0 0 3mm} td{border:.6pt solid #000;padding:1.1mm 2mm;font-size:10pt}`
    return {
      html: sheet(
        { font: 'Liberation Serif', sizePt: 12, css, margin: '18mm 20mm' },
        html`<p class="c" style="line-height:1.3"><b>UNIVERSIDADE ESTADUAL DO VALE DO JARI</b><br>Pró-Reitoria de Administração – Garagem</p><p class="c" style="font-size:14pt"><b>TERMO DE RETIRADA DE VEÍCULO OFICIAL</b> – nº 332/26</p>
<p>Servidor(a): ${gap('Clarice Potengi de Extremoz')} SIAPE ${gap('2.118.470')} lotação ${gap('Dep. de Geologia')}</p><p>Data de nascimento ${gap(shortDate('1983-09-08'))} CPF ${gap(maskCpf(id))}</p><p>Carteira de habilitação registro nº ${gap(register)} categoria ${gap('AB')}</p><p>emitida em ${gap(shortDate('2023-07-31'))} por ${gap('DETRAN-RN')} com vencimento em ${gap(shortDate('2033-07-21'))}</p>
<p>retira nesta data o veículo ${gap('Mitsubishi L200 Triton')} placa ${gap(plate(random, 'mercosul'))} com ${gap('61.338')} km, para viagem a ${gap('Currais Novos')} com retorno previsto em ${gap('19/10/2026')}.</p>
<p>Portaria de autorização para dirigir: ${gap('nº 204/2025-PROAD, de 06/05/2025')}</p>
<table><tr><td>Estepe</td><td>( X ) sim ( &nbsp; ) não</td><td>Macaco e chave</td><td>( X ) sim ( &nbsp; ) não</td></tr><tr><td>Triângulo</td><td>( X ) sim ( &nbsp; ) não</td><td>Cartão combustível</td><td>( X ) sim ( &nbsp; ) não</td></tr><tr><td>CRLV</td><td>( X ) sim ( &nbsp; ) não</td><td>Avarias visíveis</td><td>( &nbsp; ) sim ( X ) não</td></tr></table>
<p class="j" style="margin-top:5mm">O(a) servidor(a) responde pelas infrações cometidas durante a posse do veículo e compromete-se a devolvê-lo abastecido. Passageiros: Prof. Ubirajara Seridó Maia e dois alunos.</p><p class="r">Natal, ${longDate('2026-10-15')}.</p>
<div style="display:flex;gap:14mm;margin-top:12mm"><div style="flex:1;border-top:.8pt solid #000" class="c s">Servidor(a)</div><div style="flex:1;border-top:.8pt solid #000" class="c s">Gilmar Touros Baraúna<br>Encarregado da garagem</div></div>`,
      ),
      data: {
        name: 'Clarice Potengi de Extremoz',
        dateOfBirth: '1983-09-08',
        issueDate: '2023-07-31',
        expirationDate: '2033-07-21',
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'RN',
        cardIssuer: 'DETRAN-RN',
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}
