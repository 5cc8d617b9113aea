import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** An insurer's risk questionnaire: the insured is the wife, the licence is the main driver's. */
export const layout: Layout = {
  name: 'blind-l-insurance',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, expires } = licenceDates(random, 2020, 2022, 5)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const asked = (question: string, answer: string, n: number) =>
      html`<tr><td>${n}</td><td>${question}</td><td><b>${answer}</b></td></tr>`
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 10,
          css: 'td { border-bottom: .4pt solid #bbb; padding: 1.2mm; vertical-align: top } td:first-child { width: 8mm; color: #777 } td:last-child { width: 62mm } h1 { font-size: 13pt; color: #4b2a7b }',
        },
        html`<h1>Vértice Seguros Gerais – Questionário de Avaliação de Risco (Auto)</h1>
<p>Proposta ${random.digits(10)} · Vigência: 24h de 01/11/2023 às 24h de 01/11/2024 · Corretora: Pampulha Corretagem</p>
<p class="b">BLOCO A · SEGURADA</p><table>
${asked('Nome da segurada', 'Débora Fonseca Lanna', 1)}${asked('CPF da segurada', maskCpf(cpf(random)), 2)}${asked('Data de nascimento da segurada', '08/04/1971', 3)}
${asked('A segurada dirige o veículo?', 'Não – não é habilitada', 4)}</table><br>
<p class="b">BLOCO B · PRINCIPAL CONDUTOR</p><table>
${asked('Nome do principal condutor', 'Márcio Tadeu Lanna', 5)}${asked('Relação com a segurada', 'Cônjuge', 6)}${asked('CPF do condutor', maskCpf(id), 7)}
${asked('Data de nascimento do condutor', shortDate(birth), 8)}${asked('Número de registro da CNH', register, 9)}${asked('Categoria da CNH', 'B', 10)}
${asked('Data da primeira habilitação', shortDate(first), 11)}${asked('CNH válida até', shortDate(expires), 12)}${asked('Profissão', 'Engenheiro agrônomo', 13)}</table><br>
<p class="b">BLOCO C · VEÍCULO E USO</p><table>
${asked('Marca / modelo / ano', 'Utilitário 1.8 flex 2020/2021', 14)}${asked('Placa', plate(random, 'mercosul'), 15)}${asked('CEP de pernoite', '31270-000 – Belo Horizonte/MG', 16)}
${asked('Outros condutores entre 18 e 25 anos?', 'Não', 17)}${asked('Garagem na residência e no trabalho?', 'Sim / Sim', 18)}</table>
<p class="s j"><br>As respostas fazem parte da proposta. A inexatidão pode acarretar a perda do direito à indenização (art. 766 do Código Civil).</p>`,
      ),
      data: paperData({
        name: 'Márcio Tadeu Lanna',
        dateOfBirth: birth,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        personalNumber: id,
      }),
    }
  },
}
