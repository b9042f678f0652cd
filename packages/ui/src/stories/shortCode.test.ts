import { expect, test } from 'vitest'
import { shortCode } from './shortCode.ts'

test('keeps the first object of a list and counts the others', () => {
  const code = [
    '<SlotList',
    '  slots={[',
    '    {',
    '      id: 1,',
    "      days: ['2026-11-18']",
    '    },',
    '    {',
    '      id: 2',
    '    },',
    '    {',
    '      id: 3',
    '    }',
    '  ]}',
    '  withNotes',
    '/>',
  ]
  const short = shortCode(code.join('\n'))
  expect(short.split('\n')).toEqual([...code.slice(0, 6), '    // … y 2 más', ...code.slice(12)])
  // Storybook hands a page its code more than once.
  expect(shortCode(short)).toBe(short)
})

test('writes a listener without the name the build gave it', () => {
  expect(shortCode('<Button onClick={function HY(){}}>')).toBe('<Button onClick={() => {}}>')
})

test('writes what a sample says in the language of the page', () => {
  const code =
    '<Message title={<Told en="Saved" es="Guardado" />}>\n  <Told en="All of it" es="Todo" />\n</Message>'
  expect(shortCode(code)).toBe('<Message title="Guardado">\n  Todo\n</Message>')
  expect(shortCode(code, 'en')).toBe('<Message title="Saved">\n  All of it\n</Message>')
})

test.each([
  ['no list', '<Button>\n  Guardar\n</Button>'],
  ['a list of words', "<Facts\n  days={[\n    'lunes',\n    'martes'\n  ]}\n/>"],
  ['a list of one', '<Facts\n  items={[\n    {\n      term: 1\n    }\n  ]}\n/>'],
])('leaves %s as it is', (_what, code) => {
  expect(shortCode(code)).toBe(code)
})
