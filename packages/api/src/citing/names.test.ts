import { expect, test } from 'vitest'
import { artistName, artistNames, makersIn, namesIn } from './names.ts'

test.each([
  ['Elsa Brandariz', 'Brandariz', { given: 'Elsa', family: 'Brandariz' }],
  ['Elsa Brandariz de Szalay', 'Brandariz', { given: 'Elsa', family: 'Brandariz de Szalay' }],
  ['Gabriel García Márquez', 'García Márquez', { given: 'Gabriel', family: 'García Márquez' }],
  ['Juan Pérez Pérez', 'Pérez Pérez', { given: 'Juan', family: 'Pérez Pérez' }],
  ['Brandariz, Elsa', 'Brandariz', { given: 'Elsa', family: 'Brandariz' }],
  ['Xul Solar', '', { literal: 'Xul Solar' }],
  ['Gyula', 'Gyula', { literal: 'Gyula' }],
  ['Taller X', 'Taller X', { literal: 'Taller X' }],
  ['Madí', 'Quin', { literal: 'Madí' }],
  ['  Ana \n Roca ', 'Roca', { given: 'Ana', family: 'Roca' }],
])('the artist “%s”, sorted by “%s”', (display, last_name, name) => {
  expect(artistName({ display, last_name })).toEqual(name)
})

const known = [{ display: 'Gabriel García Márquez', last_name: 'García Márquez' }]

test.each([
  ['', []],
  ['Irma Szalay', [{ given: 'Irma', family: 'Szalay' }]],
  ['Gabriel García Márquez', [{ given: 'Gabriel', family: 'García Márquez' }]],
  [
    'Grete Stern y Horacio Coppola',
    [
      { given: 'Grete', family: 'Stern' },
      { given: 'Horacio', family: 'Coppola' },
    ],
  ],
  [
    'Brandariz, Elsa; Szalay, Irma',
    [
      { given: 'Elsa', family: 'Brandariz' },
      { given: 'Irma', family: 'Szalay' },
    ],
  ],
  ['Museo de Arte y Diseño', [{ literal: 'Museo de Arte y Diseño' }]],
  ['La Nación', [{ literal: 'La Nación' }]],
  ['Elsa de la Cruz', [{ given: 'Elsa', family: 'de la Cruz' }]],
  ['Autor no identificado', []],
  ['Irma Szalay; autora no identificada', [{ given: 'Irma', family: 'Szalay' }]],
  ['Anónimo e Irma Szalay', [{ given: 'Irma', family: 'Szalay' }]],
  ['Grupo 70; Ana Roca', [{ literal: 'Grupo 70' }, { given: 'Ana', family: 'Roca' }]],
])('the author “%s”', (line, names) => {
  expect(namesIn(line, known)).toEqual(names)
})

test.each([
  ['Imprenta Barracas', ['organization']],
  ['La Tarde, Rosario', ['organization']],
  ['Imprenta Barracas; Irma Szalay y Gyula', ['organization', 'person', 'person']],
  ['Autor no identificado', []],
  ['Gabriel García Márquez', ['person']],
])('“%s” are %j', (line, kinds) => {
  expect(makersIn(line, known).map(({ is }) => is)).toEqual(kinds)
})

test('an artist whom the gallery knows is a person, though called as an institution is; nobody is none', () => {
  const artists = ['La Menesunda', 'Anónimo'].map((display) => ({ display, last_name: '' }))
  expect(makersIn('La Menesunda', artists)).toEqual([{ is: 'person', name: { literal: 'La Menesunda' } }])
  expect(artistNames(artists)).toEqual([{ literal: 'La Menesunda' }])
})
