import { expect, it } from 'vitest'
import { statementNames } from './statementNames.ts'

it('names a statement that is asked a third time, and goes on calling it that', () => {
  const nameOf = statementNames()
  const asked = Array.from({ length: 5 }, () => nameOf('select $1'))
  expect(asked).toEqual([undefined, undefined, 'gallery_0', 'gallery_0', 'gallery_0'])
})

it('has a name of its own for each, and no end of them for none', () => {
  const nameOf = statementNames()
  const names = new Set<string | undefined>()
  for (let number = 0; number < 1_000; number += 1) {
    for (let turn = 0; turn < 3; turn += 1) names.add(nameOf(`select ${number} where $1`))
  }
  names.delete(undefined)
  expect(names.size).toBe(200)
})

it('remembers nothing of texts that come once', () => {
  const nameOf = statementNames()
  for (let number = 0; number < 10_000; number += 1) expect(nameOf(`select ${number}`)).toBeUndefined()
})
