import { expect, test } from 'vitest'
import { someNames } from './someNames.ts'

test.each([
  ['nobody', [], '', false],
  ['one', ['Otaegui'], 'Otaegui', false],
  ['three', ['Szalay', 'Roca Ibáñez', 'Lemos'], 'Szalay, Roca Ibáñez, Lemos', false],
  ['four', ['Arrascaeta', 'Brandariz', 'Lemos', 'Szalay'], 'Arrascaeta, Brandariz, Lemos', true],
  ['the same twice', ['Lemos', 'Lemos', 'Szalay', 'Lemos', 'Roca'], 'Lemos, Szalay, Roca', false],
  ['blanks', ['', ' Lemos ', ' '], 'Lemos', false],
] as const)('%s', (_name, all, names, more) => {
  expect(someNames(all, 'es')).toEqual({ names, more })
})
