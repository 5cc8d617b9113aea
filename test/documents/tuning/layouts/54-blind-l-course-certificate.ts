import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, hex, licenceRegister, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A certificate of a course in defensive driving; its term is the course's, not the licence's. */
export const layout: Layout = {
  name: 'blind-l-course-certificate',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth } = licenceDates(random, 2021, 2023, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    return {
      html: sheet(
        {
          font: 'Vollkorn',
          sizePt: 13,
          margin: '15mm',
          css: '.frame { border: 3pt double #8a6d1f; padding: 16mm 14mm; min-height: 190mm } h1 { font-size: 30pt; margin: 4mm 0; color: #8a6d1f }',
        },
        html`<div class="frame c"><p>CENTRO DE TREINAMENTO ROTA CERTA<br><span class="s">CNPJ ${maskCnpj(cnpj(random))} · Aparecida de Goiânia – GO</span></p>
<h1>Certificado</h1><p>Conferimos o presente certificado a</p>
<p style="font-size:19pt"><b>Elisângela Prado Magalhães</b></p>
<p>nascida em ${shortDate(birth)}, CPF ${maskCpf(id)},<br>CNH nº ${register} – categoria D,</p>
<p>pela conclusão, com aproveitamento de 92%, do curso de <b>Direção Defensiva e Primeiros Socorros</b>, com carga horária de 20 horas-aula,
realizado de 10/02/2025 a 14/02/2025.</p>
<p>Validade do certificado: 14/02/2027</p><br><br>
<table><tr><td>________________________<br>Amauri Lobo Peclat<br><span class="s">Instrutor – CPF ${maskCpf(cpf(random))}</span></td><td>________________________<br>Nádia Curado Fleury<br><span class="s">Diretora de ensino</span></td></tr></table>
<p class="s"><br>Livro 12, folha 088 · Código ${hex(random, 8)} · Emitido em 17/02/2025</p></div>`,
      ),
      data: paperData({
        name: 'Elisângela Prado Magalhães',
        dateOfBirth: birth,
        licenseNumber: register,
        licenseClass: 'D',
        personalNumber: id,
      }),
    }
  },
}
