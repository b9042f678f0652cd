import { lifeYears } from '@gallery/contract/lifeYears'
import { describe, expect, test } from 'vitest'
import { agree } from './lifeYears.ts'
import { isSurnameFirst, nameKey, readName } from './personName.ts'

test.each([
  ['Picasso, Pablo', 'Pablo Picasso', 'Picasso'],
  ['Turner, Joseph Mallord William', 'Joseph Mallord William Turner', 'Turner'],
  ['García Lorca, Federico', 'Federico García Lorca', 'García Lorca'],
  ['van Gogh, Vincent', 'Vincent van Gogh', 'van Gogh'],
  ['Gogh, Vincent van', 'Vincent van Gogh', 'Gogh'],
  ['Da Vinci, Leonardo', 'Leonardo Da Vinci', 'Da Vinci'],
  ['King, Martin Luther, Jr.', 'Martin Luther King Jr.', 'King'],
  ['King Jr., Martin Luther', 'Martin Luther King Jr.', 'King'],
  ['Vermeule, Cornelius III', 'Cornelius Vermeule III', 'Vermeule'],
  ['Neto, Ernesto', 'Ernesto Neto', 'Neto'],
  ['Kaneko, Jun', 'Jun Kaneko', 'Kaneko'],
  ['Smith, S. A.', 'S. A. Smith', 'Smith'],
  // What is no name of a person, or says no order, stays.
  ['Pablo Picasso', 'Pablo Picasso', ''],
  ['Martin Luther King, Jr.', 'Martin Luther King, Jr.', ''],
  ['Anónimo', 'Anónimo', ''],
  ['Unknown, British', 'Unknown, British', ''],
  ['Tiffany & Co., New York', 'Tiffany & Co., New York', ''],
  ['Estudio Giménez, Rosario', 'Estudio Giménez, Rosario', ''],
  ['Color Argentina, S.A.', 'Color Argentina, S.A.', ''],
  ['Turner, Joseph, pintor, Londres', 'Turner, Joseph, pintor, Londres', ''],
])('with the surname first %j is %j', (cell, display, last_name) => {
  expect(readName(cell, 'surname_first')).toEqual({ display, last_name, dates: '' })
})

test.each([
  ['Pablo Picasso', 'Picasso'],
  ['Vincent van Gogh', 'van Gogh'],
  ['Leonardo da Vinci', 'da Vinci'],
  ['Oscar de la Renta', 'de la Renta'],
  ['José Ortega y Gasset', 'Ortega y Gasset'],
  ['Martin Luther King Jr.', 'King'],
  ['Rembrandt', 'Rembrandt'],
  ['Desconocido', ''],
  ['Taller de Gráfica Popular', ''],
])('with the surname last %j is called %j', (cell, last_name) => {
  expect(readName(cell, 'surname_last')).toEqual({ display: cell, last_name, dates: '' })
})

test.each([
  ['Rossetti, Dante Gabriel (1828-1882)', 'Dante Gabriel Rossetti', '1828-1882'],
  ['Rossetti, Dante Gabriel, 1828-1882.', 'Dante Gabriel Rossetti', '1828-1882'],
  ['Paz, Ana (Rosario, 1921 - Buenos Aires, 2004)', 'Ana Paz', 'Rosario, 1921 - Buenos Aires, 2004'],
  ['Roca, Luis [n. 1950]', 'Luis Roca', 'n. 1950'],
  ['Ana Paz (siglo XIX)', 'Ana Paz', 'siglo XIX'],
  ['Ana Paz (la otra)', 'Ana Paz (la otra)', ''],
])('the years of %j are no part of the name', (cell, display, dates) => {
  expect(readName(cell, 'surname_first')).toMatchObject({ display, dates })
})

test('as it is written a name only loses its years', () => {
  expect(readName('Picasso, Pablo (1881-1973)', 'as_written')).toEqual({
    display: 'Picasso, Pablo',
    last_name: '',
    dates: '1881-1973',
  })
})

describe('one person, however the name is written', () => {
  test.each([
    ['Picasso, Pablo', 'PABLO  PICASSO'],
    ['García Lorca, Federico', 'Federico Garcia Lorca'],
    ['van Gogh, Vincent', 'Gogh, Vincent van'],
    ['Vincent Van Gogh', 'Vincent Gogh'],
    ['Da Vinci, Leonardo', 'Leonardo da Vinci'],
    ['J.M.W. Turner', 'Turner, J. M. W.'],
    ['King, Martin Luther, Jr.', 'Martin Luther King, Jr.'],
    ["O'Keeffe, Georgia", 'Georgia O’Keeffe'],
  ])('%j and %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  test.each([
    ['Ana Paz', 'Eva Paz'],
    ['D. Rossetti', 'Rossetti'],
    ['Van Morrison', 'Morrison'],
    ['Pablo Picasso', 'Picasso Pablo'],
  ])('%j is not %j', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })
})

test.each([
  ['1828-1882', '1828-1882', true],
  ['1828-1882', 'b. 1828', true],
  ['1828-1882', '', true],
  ['c. 1450-1516', '1453-1516', true],
  ['1828-1882', '1830-1894', false],
  ['1450-1516', '1453-1516', false],
])('%j and %j may be the same person: %j', (one, other, same) => {
  expect(agree(lifeYears(one), lifeYears(other))).toBe(same)
})

test.each([
  ['Picasso, Pablo', true],
  ['Picasso, Pablo (1881-1973)', true],
  ['Pablo Picasso', false],
  ['Tiffany & Co., New York', false],
])('%j has its surname first: %j', (cell, first) => {
  expect(isSurnameFirst(cell)).toBe(first)
})
