import { expect, it } from 'vitest'
import { isLesserAct } from '../../../engine/src/document-types/environmental-licence/lesser-act.ts'

it.each([
  ['PORTARIA. AUTORIZAR O DIREITO DE USO DOS RECURSOS HIDRICOS PARA IRRIGACAO', true],
  ['OUTORGA DE DIREITO DE USO DA AGUA', true],
  ['AUTORIZACAO PARA SUPRESSAO DE VEGETACAO NATIVA', true],
  ['CONCEDER LICENCA DE OPERACAO, COM OUTORGA DE AGUA EM DIA', false],
  ['AUTORIZACAO AMBIENTAL PARA TRANSPORTE DE PRODUTOS PERIGOSOS', false],
])('%s: %s', (act, expected) => {
  expect(isLesserAct(act)).toBe(expected)
})
