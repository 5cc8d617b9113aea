import { describe, expect, it } from 'vitest'
import { typedValue, type ValueKind } from '../../../engine/src/index.ts'

const kind = (name: 'text' | 'date' | 'moment' | 'taxNumber' | 'flag'): ValueKind => ({ kind: name })
const list = (name: 'text' | 'date'): ValueKind => ({ kind: 'list', of: { kind: name } })
const scope: ValueKind = { kind: 'code', codes: { STATE: { pt: 'Estadual', en: 'State' } } }

describe('typedValue', () => {
  it.each<[string, ValueKind, unknown]>([
    ['01/08/1982', kind('date'), '1982-08-01'],
    ['1.8.1982', kind('date'), '1982-08-01'],
    ['1982-08-01', kind('date'), '1982-08-01'],
    ['1º de agosto de 1982', kind('date'), '1982-08-01'],
    ['31/02/1982', kind('date'), undefined],
    ['08/1982', kind('date'), undefined],
    ['soon', kind('date'), undefined],
    ['01/08/1982 a 02/08/1982', kind('date'), undefined],
    ['01/08/1982 14:30', kind('date'), undefined],
    ['01/08/1982 14:30', kind('moment'), '1982-08-01T14:30:00'],
    ['1982-08-01T14:30:05', kind('moment'), '1982-08-01T14:30:05'],
    ['01/08/1982', kind('moment'), '1982-08-01'],
    ['001.695.669-94', kind('taxNumber'), '00169566994'],
    ['169566994', kind('taxNumber'), '00169566994'],
    ['19.362.886/0007-37', kind('taxNumber'), '19362886000737'],
    ['12.ABC.345/01DE-35', kind('taxNumber'), '12ABC34501DE35'],
    ['123', kind('taxNumber'), undefined],
    ['Sim', kind('flag'), true],
    ['não', kind('flag'), false],
    ['FALSE', kind('flag'), false],
    ['maybe', kind('flag'), undefined],
    ['estadual', scope, 'STATE'],
    ['STATE', scope, 'STATE'],
    ['Lunar', scope, undefined],
    ['  São   Paulo ', kind('text'), 'São Paulo'],
    ['', kind('text'), null],
    ['', list('text'), []],
    ['Ana | Bia; Cia', list('text'), ['Ana', 'Bia; Cia']],
    ['Ana;Bia', list('text'), ['Ana', 'Bia']],
    ['01/08/1982; never', list('date'), undefined],
  ])('%j as %j is %j', (text, of, value) => expect(typedValue(text, of)).toEqual(value))
})
