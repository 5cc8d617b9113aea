import { shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A police report of an accident: one driver with a licence, a cyclist and a witness. */
export const layout: Layout = {
  name: 'blind-l-accident-report',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2018, 2021, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 8.5,
          margin: '13mm 14mm',
          css: 'td { border: .5pt solid #555; padding: 1mm 1.4mm } h2 { font-size: 9pt; margin: 3mm 0 1mm; background: #e8e4cf; padding: .8mm 1.4mm }',
        },
        html`<table><tr><td class="c" style="width:24mm">${crest(14)}</td><td class="c"><b>POLÍCIA MILITAR DE SANTA CATARINA</b><br>GUARNIÇÃO ESPECIAL DE TRÂNSITO – LAGES<br><b>BOLETIM DE ACIDENTE DE TRÂNSITO</b></td><td>BAT nº<br><b>${random.digits(6)}/2022</b></td></tr></table>
<h2>LOCAL E HORA</h2><table><tr><td>Data: 03/09/2022</td><td>Hora: 18h40</td><td>Local: Av. Belisário Ramos x R. Cirilo Vieira Ramos</td><td>Lages – SC</td></tr>
<tr><td>Tipo: Colisão lateral</td><td>Pista: molhada</td><td colspan="2">Condição: anoitecer, chuva fraca</td></tr></table>
<h2>V1 – VEÍCULO AUTOMOTOR</h2><table><tr><td>Placa: ${plate(random, 'old')}</td><td>Renavam: ${random.digits(11)}</td><td>Espécie: carga / caminhonete</td></tr></table>
<h2>V1 – CONDUTORA</h2><table>
<tr><td colspan="2">Nome: TEREZINHA KUHNEN DE LIZ</td><td>Nasc.: ${shortDate(birth)}</td></tr>
<tr><td colspan="2">Mãe: EDITE KUHNEN</td><td>CPF: ${maskCpf(id)}</td></tr>
<tr><td>CNH registro: ${register}</td><td>Categoria: AC</td><td>UF/Órgão: DETRAN-SC</td></tr>
<tr><td>1ª hab.: ${shortDate(first)}</td><td>Emissão CNH: ${shortDate(issued)}</td><td>Validade CNH: ${shortDate(expires)}</td></tr>
<tr><td>Obs. CNH: A EAR</td><td>Etilômetro: 0,00 mg/L (teste ${random.digits(5)})</td><td>Lesões: ilesa</td></tr></table>
<h2>V2 – BICICLETA</h2><table>
<tr><td>Ciclista: JONATAN AMARANTE WOLFF</td><td>Nasc.: 27/01/2005</td><td>CPF: ${maskCpf(cpf(random))}</td></tr>
<tr><td>CNH: não se aplica</td><td>Mãe: ROSELI AMARANTE</td><td>Lesões: leves – encaminhado ao hospital</td></tr></table>
<h2>TESTEMUNHA</h2><table><tr><td>DIRCEU PAIM FURTADO</td><td>RG ${random.digits(7)} SSP/SC</td><td>Tel. (49) 99999-0116</td></tr></table>
<h2>RELATO</h2><p class="j">Segundo a condutora do V1, trafegava pela avenida no sentido bairro–centro quando o V2 cruzou a via à sua frente; freou, mas não
evitou o choque. O ciclista declarou que não percebeu o semáforo fechado. Veículo liberado no local à condutora.</p>
<p>Policial atendente: Sgt. Ovídio Brandt – matrícula ${random.digits(6)}-4</p>`,
      ),
      data: paperData({
        name: 'TEREZINHA KUHNEN DE LIZ',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AC',
        filiation: ['EDITE KUHNEN'],
        personalNumber: id,
        issuer: 'SC',
        comments: 'A EAR',
        hasCetpp: false,
      }),
    }
  },
}
