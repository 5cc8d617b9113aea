import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { table } from '../blind-x-papers.ts'

/** A laboratory's report on a professional driver: his licence among kits, lots and the collector's data. */
export const layout: Layout = {
  name: 'blind-x-toxicology-report',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'MG')
    const [birth, expires] = ['1963-09-14', '2026-10-19']
    const css =
      '.grid td{padding:.8mm 2mm .8mm 0}.cap{font-weight:bold;white-space:nowrap}.res td{border:.2mm solid #789;padding:.8mm 2mm}h4{margin:5mm 0 1.5mm;color:#0b5a6f;text-transform:none;border-left:1.4mm solid #0b5a6f;padding-left:2mm}'
    const substance = (name: string, limit: string): string[] => [name, limit, 'Não detectado', 'LC-MS/MS']
    return {
      html: sheet(
        { font: 'PT Sans', sizePt: 10, css, margin: '14mm 17mm' },
        html`<table><tr><td><b style="font-size:17pt;color:#0b5a6f">Lab Mantiqueira</b><br>Toxicologia de larga janela</td><td class="r">Laudo nº ${random.digits(9)}<br>Liberado em 03/03/2026 18:41</td></tr></table>
<h4>Doador</h4>${table(
          [
            ['Nome', 'SEBASTIÃO JUVÊNCIO PRATES', 'Sexo', 'Masculino'],
            ['Data de nascimento', shortDate(birth), 'CPF', maskCpf(numbers.cpf)],
            ['CNH nº', numbers.register, 'Categoria da CNH', 'D'],
            ['Validade da CNH', shortDate(expires), 'Finalidade', 'Renovação – art. 148-A do CTB'],
          ],
          [0, 2],
          'grid',
        )}
<h4>Coleta</h4>${table(
          [
            ['Posto', 'Drogaria São Judas – Curvelo', 'Data da coleta', '23/02/2026 09:12'],
            ['Coletor', 'Jéssica Amarante', 'CPF do coletor', maskCpf(cpf(random))],
            ['Testemunha', 'Adão Ribas Soares', 'Amostra', 'Pelo corporal (braço), 94 mg'],
            ['Kit', `KT${random.digits(7)}`, 'Recebida em', '26/02/2026'],
          ],
          [0, 2],
          'grid',
        )}
<h4>Resultado</h4>${table(
          [
            ['Substância', 'Corte (ng/mg)', 'Resultado', 'Método'],
            substance('Anfetamina', '0,2'),
            substance('Metanfetamina', '0,2'),
            substance('Mazindol', '0,5'),
            substance('Femproporex', '0,2'),
            substance('THC-COOH', '0,001'),
            substance('Benzoilecgonina', '0,05'),
            substance('Morfina', '0,2'),
          ],
          [],
          'res',
        )}
<p style="margin-top:4mm" class="b">CONCLUSÃO: NEGATIVO para todas as substâncias pesquisadas em janela de 180 dias.</p>
<p>O resultado pode ser utilizado por 90 dias a partir da coleta e foi enviado à base nacional em 03/03/2026.</p>
<p style="margin-top:14mm" class="c">Dra. Tereza Vilhena Andrade – CRBM ${random.digits(5)}<br>Responsável técnica<br><span class="s">Documento gerado eletronicamente</span></p>`,
      ),
      data: reading({
        name: 'SEBASTIÃO JUVÊNCIO PRATES',
        dateOfBirth: birth,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'D',
        personalNumber: numbers.cpf,
      }),
    }
  },
}
