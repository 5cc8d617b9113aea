import { longDate, randomDate, shortDate } from '../generator/dates.ts'
import { type Html, html } from '../generator/html.ts'
import type { Random } from '../generator/random.ts'

/** Conditions in words that the tuning part does not use; as full of other dates and terms as real ones. */
export function obligations(random: Random, count: number, mark: (n: number) => string): Html {
  const pool = [
    'Solicitar nova licença com no mínimo 120 dias de antecedência do vencimento desta, sob pena de caducidade.',
    `Encaminhar, impreterivelmente até o dia ${shortDate(randomDate(random, 2024, 2027), '.')}, o laudo de caracterização do solo.`,
    'Instalar, em 90 dias, poço de monitoramento a jusante da bacia de decantação, segundo a ABNT NBR 15495.',
    'Guardar por cinco anos os manifestos de transporte de resíduos (MTR) e os certificados de destinação final.',
    'Fica o empreendedor ciente de que o descumprimento sujeita às sanções do Decreto 6514 e da Lei 9605.',
    'As emissões atmosféricas serão medidas uma vez por ano, atendida a RES 436 do CONAMA.',
    `Cumprir o cronograma aprovado em ${longDate(randomDate(random, 2014, 2018))}, referente à recuperação da área degradada.`,
    'Efluentes sanitários: limpeza da fossa séptica a cada doze meses por empresa habilitada.',
    'O plantio compensatório de 150 mudas nativas terá acompanhamento pelo prazo de 3 anos.',
    'Afixar placa indicativa no acesso principal, com dimensões mínimas de 2 m x 1 m.',
    'Não é permitido o lançamento de óleo, graxa ou solvente na rede pluvial.',
    `Observar a outorga nº ${random.digits(4)}/2019, vigente até ${shortDate(randomDate(random, 2025, 2030))}.`,
    'Treinar a equipe para emergências, mantendo os registros conforme a ISO 45001.',
    'Ruído: limites da zona mista da lei municipal de uso do solo, das 7 h às 22 h.',
  ]
  const chosen = [...random.shuffle(pool), ...random.shuffle(pool)].slice(0, count)
  return html`${chosen.map((text, index) => html`<p class="j">${mark(index + 1)} ${text}</p>`)}`
}
