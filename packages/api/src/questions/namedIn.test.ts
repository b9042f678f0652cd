import { describe, expect, it } from 'vitest'
import { codesIn, isNamedIn, readText } from './namedIn.ts'

describe('a work is named', () => {
  it.each([
    ['by its title', 'Ritmo sobre eje nº 35', 'Vi Ritmo sobre eje nº 35 en el catálogo.', true],
    ['without its accents', 'Línea de acción', 'quisiera ver linea de accion', true],
    ['across the end of a line', 'La línea que corta', 'sobre la línea\nque corta, gracias', true],
    ['with signs that a pattern would read', 'Serie (a+b)', 'la Serie (a+b) me interesa', true],
    ['with a hyphen', 'Rotación continua D-17', '¿Está a la venta rotacion continua d-17?', true],
    ['not as a part of a word', 'Línea de acción', 'una alínea de acciones', false],
    ['by one word as it is written', 'Noche', 'Vi «Noche» en la sala', true],
    ['not by a common word', 'Noche', 'fui a la noche', false],
    ['not by what all are called', 'Sin título', 'una obra sin título', false],
    ['not by a title of nearly nothing', 'Ola', 'Ola, cómo va', false],
  ])('%s', (_what, title, text, expected) => {
    expect(isNamedIn(title, readText(text))).toBe(expected)
  })
})

it('codes are words with letters and digits', () => {
  expect(codesIn('La obra br-53-005, la P12 y otra de 1953.')).toEqual(['br-53-005', 'BR-53-005', 'P12'])
})
