import { expect, test } from 'vitest'
import { isNobody } from './nobody.ts'

test.each([
  ...['Autor no identificado', 'autora no identificada', 'Autores no identificados', 'No identificado'],
  ...['NO IDENTIFICADA', 'Fotógrafo no identificado', 'Fotógrafa no identificada', 'Artista sin identificar'],
  ...['Sin identificar', 'Desconocido', 'Desconocida', 'Autor desconocido', 'Anónimo', 'Anónima', 'ANONIMO'],
  ...['Autor anónimo', 'Sin autor', 'Sin autora', 'Varios', 'Varios autores', 'Varias autoras'],
  ...['Autores varios', 'Varios artistas', '[Anónimo]', '(autor no identificado)', 'Anónimo.'],
  ...['Unknown', 'Unknown author', 'Author unknown', 'Unidentified', 'Unidentified photographer'],
  ...['Anonymous', 'Anonymous artist', 'Various', 'Various authors', 'various artists'],
])('“%s” is nobody', (words) => {
  expect(isNobody(words)).toBe(true)
})

test.each([
  ...['', 'Irma Szalay', 'Autor', 'Anónimo Veneciano', 'Grupo Anónimo', 'Varios Hermanos', 'Ana Desconocida'],
  ...['Museo del Autor Desconocido', 'Anonymous Press', 'Sin Autor Editorial', 'Unknown Pleasures'],
])('“%s” is somebody', (words) => {
  expect(isNobody(words)).toBe(false)
})
