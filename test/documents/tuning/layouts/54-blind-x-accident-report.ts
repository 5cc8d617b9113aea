import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { table } from '../blind-x-papers.ts'

/** A highway patrol's report on an accident: vehicle and driver in two columns, then the passenger. */
export const layout: Layout = {
  name: 'blind-x-accident-report',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'TO')
    const [birth, first, issued, expires] = ['1979-08-21', '1998-03-02', '2023-06-06', '2028-05-30']
    const css =
      'h4{margin:4mm 0 1mm;border-bottom:.4mm solid #222;font-size:10.5pt}.cols{display:flex;gap:6mm}.cols>div{flex:1}td{padding:.45mm 1mm .45mm 0;vertical-align:top}.cap{width:42%;color:#333}.cap:after{content:":"}'
    return {
      html: sheet(
        { font: 'DejaVu Sans', sizePt: 8.4, css, margin: '14mm 15mm' },
        html`<div class="c"><b style="font-size:11pt">POLÍCIA RODOVIÁRIA</b><br>BOLETIM DE ACIDENTE DE TRÂNSITO<br>Comunicação nº ${random.digits(8)}B01 – Página 1 de 1</div>
<h4>1. Dados gerais</h4>${table(
          [
            ['Rodovia / km', 'BR-153, km 492,3 – sentido crescente', 'Data e hora', '11/09/2025 05:40'],
            ['Município', 'Paraíso do Tocantins – TO', 'Tipo', 'Saída de pista'],
          ],
          [],
        )}
<div class="cols"><div><h4>2. Veículo V1</h4>${table(
          [
            ['Placa', plate(random, 'mercosul')],
            ['Marca/modelo', 'VOLVO/FH 540 6X4T'],
            ['Ano', '2019'],
            ['Espécie', 'Tração – caminhão trator'],
            ['Proprietário', 'Rodocerrado Logística Ltda.'],
            ['CNPJ', maskCnpj(cnpj(random))],
            ['Licenciamento', 'Exercício 2025, até 30/11/2025'],
            ['Carga', 'Farelo de soja'],
            ['Avarias', 'Média monta'],
            ['Recolhido a', 'Pátio Jalapão, recibo 5530'],
          ],
          [0],
        )}</div>
<div><h4>3. Condutor de V1</h4>${table(
          [
            ['Nome', 'LEOVEGILDO BANDEIRA MATOS'],
            ['Nascimento', shortDate(birth)],
            ['Pai', 'RAIMUNDO NONATO MATOS'],
            ['Mãe', 'DEUSELINA BANDEIRA'],
            ['CPF', maskCpf(numbers.cpf)],
            ['Registro da CNH', numbers.register],
            ['Categoria', 'E'],
            ['1ª habilitação', shortDate(first)],
            ['Emissão da CNH', shortDate(issued)],
            ['Vencimento da CNH', shortDate(expires)],
            ['Local de emissão', 'Araguaína/TO'],
            ['Órgão emissor', 'DETRAN/TO'],
            ['Observações da CNH', 'EAR CETPP'],
            ['Teste de etilômetro', '0,00 mg/L às 06:25'],
            ['Lesões', 'Leves'],
          ],
          [0],
        )}</div></div>
<h4>4. Passageiro de V1</h4>${table(
          [
            ['Nome', 'Cleidson Pires Marinho', 'RG', `${random.digits(6)} SSP/MA`],
            ['Nascido em', '02/02/2003', 'CPF', maskCpf(cpf(random))],
            ['Estado físico', 'Ileso', 'Cinto', 'Sim'],
          ],
          [],
        )}
<h4>5. Narrativa</h4><p class="j">Conforme vestígios e declaração do condutor, V1 seguia de Gurupi para Guaraí quando, ao desviar de animal na pista, saiu para a margem direita e tombou sobre a lateral. O passageiro, ajudante contratado em 01/09/2025, recusou atendimento. A guarnição chegou às 06h15 e liberou a via às 08h50.</p>
<h4>6. Policial responsável</h4><p>Inspetor Wanderson Tavares Coutinho – matrícula 1.774.302 – Delegacia de Paraíso do Tocantins. Emitido em 12/09/2025 às 14:07.</p>`,
      ),
      data: reading({
        name: 'LEOVEGILDO BANDEIRA MATOS',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'E',
        filiation: ['RAIMUNDO NONATO MATOS', 'DEUSELINA BANDEIRA'],
        personalNumber: numbers.cpf,
        placeOfIssue: 'TO',
        comments: 'EAR CETPP',
        hasCetpp: true,
      }),
    }
  },
}
