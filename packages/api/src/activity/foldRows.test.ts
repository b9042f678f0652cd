import { expect, test } from 'vitest'
import { foldRows, type Values } from './foldRows.ts'

type State = Values | null
const row = (before: State, after: State) => ({ table: 'works', part: false, key: { id: 1 }, before, after })

test.each<[what: string, changes: [State, State][], expected: [State, State] | null]>([
  ['one change', [[{ a: 1 }, { a: 2 }]], [{ a: 1 }, { a: 2 }]],
  [
    'two of a column',
    [
      [{ a: 1 }, { a: 2 }],
      [{ a: 2 }, { a: 3 }],
    ],
    [{ a: 1 }, { a: 3 }],
  ],
  [
    'two of two columns',
    [
      [{ a: 1 }, { a: 2 }],
      [{ b: 1 }, { b: 2 }],
    ],
    [
      { a: 1, b: 1 },
      { a: 2, b: 2 },
    ],
  ],
  [
    'there and back',
    [
      [{ a: 1 }, { a: null }],
      [{ a: null }, { a: 1 }],
    ],
    null,
  ],
  [
    'new and changed',
    [
      [null, { a: 1, b: 1 }],
      [{ a: 1 }, { a: 2 }],
    ],
    [null, { a: 2, b: 1 }],
  ],
  [
    'new and gone',
    [
      [null, { a: 1 }],
      [{ a: 1 }, null],
    ],
    null,
  ],
  [
    'changed and gone',
    [
      [{ a: 1 }, { a: 2 }],
      [{ a: 2, b: 1 }, null],
    ],
    [{ a: 1, b: 1 }, null],
  ],
  [
    'gone and back elsewhere',
    [
      [{ a: 1, b: 1 }, null],
      [null, { a: 1, b: 2 }],
    ],
    [{ b: 1 }, { b: 2 }],
  ],
])('%s', (_what, changes, expected) => {
  const folded = foldRows(changes.map(([before, after]) => row(before, after)))
  expect(folded).toEqual(expected === null ? [] : [row(...expected)])
})

test('rows of their own stay apart', () => {
  const other = { ...row({ a: 1 }, { a: 2 }), key: { id: 2 } }
  expect(foldRows([row({ a: 1 }, { a: 2 }), other])).toHaveLength(2)
})
