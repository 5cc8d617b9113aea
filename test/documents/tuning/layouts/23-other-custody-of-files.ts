import { longDate, randomDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Custody of documents or of an animal: `guarda` without a ward. */
export const layout: Layout = {
  name: 'other-custody-of-files',
  type: 23,
  variants: ['files', 'deposit'],
  print(random, variant) {
    const keeper = person(random)
    const files = variant === 'files'
    const body = html`<p class="c b">${files ? 'PREFEITURA MUNICIPAL DE VILA INVENTADA' : 'DELEGACIA DE POLÍCIA DE MEIO AMBIENTE'}</p><h1>${files ? 'TERMO DE GUARDA DE DOCUMENTOS' : 'TERMO DE GUARDA E DEPÓSITO DE ANIMAL'}</h1>
<p class="j">Pelo presente termo, ${keeper.name}, ${keeper.occupation}, inscrito(a) no CPF sob o nº ${maskCpf(keeper.cpf)}, compromete-se a, bem e fielmente, manter sob sua guarda e responsabilidade ${files ? 'as caixas de arquivo nº 14 a 38, contendo notas fiscais, empenhos e processos administrativos dos exercícios de 2011 a 2016' : 'uma ave silvestre da espécie papagaio-verdadeiro, com anilha, na condição de fiel depositário'}, zelando por sua conservação pelo prazo de 5 (cinco) anos, respondendo civil e criminalmente por extravio.</p>
<p class="r">Vila Inventada, ${longDate(randomDate(random, 2018, 2024))}.</p><p class="c" style="margin-top:16mm">_________________________<br>${keeper.name}</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 12,
          margin: '25mm',
          css: 'h1{font-size:14pt;text-align:center;margin:10mm 0}',
        },
        body,
      ),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
