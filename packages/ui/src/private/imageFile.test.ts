import { describe, expect, test } from 'vitest'
import { fileEnding, imageRefusal } from './imageFile.ts'

const rules = { maxBytes: 1000 }

describe('imageRefusal', () => {
  test.each([
    ['a.jpg', 'image/jpeg', 10, null],
    ['A.PNG', '', 10, null],
    ['image', 'image/png', 10, null],
    ['a.jpg', 'image/jpeg', 1000, null],
    ['a.jpg', 'image/jpeg', 1001, 'size'],
    ['IMG_0042.HEIC', '', 10, null],
    ['IMG_0042.jpg', 'image/heif', 10, null],
    ['IMG_0042.HIF', '', 10, null],
    ['boceto.tiff', 'image/tiff', 10, null],
    ['boceto.TIF', '', 10, null],
    ['sala.webp', 'image/webp', 10, null],
    ['sala.avif', '', 10, null],
    ['sala.bmp', 'image/bmp', 10, 'type'],
    ['dibujo.svg', 'image/svg+xml', 10, 'type'],
    ['lista.jpg', 'text/html', 10, 'type'],
    ['lista', '', 10, 'type'],
  ])('%s of type "%s" with %i bytes: %s', (name, type, size, refusal) => {
    expect(imageRefusal({ name, type, size }, rules)).toBe(refusal)
  })

  test.each([
    ['Carta.PDF', 'application/pdf', null],
    ['a.jpg', 'image/jpeg', null],
    ['charla.mp3', '', null],
    ['IMG_0042.heic', '', null],
    ['negativo.dng', 'image/x-adobe-dng', 'type'],
    ['programa.exe', '', 'type'],
  ])('%s of type "%s" where documents are taken too: %s', (name, type, refusal) => {
    expect(imageRefusal({ name, type, size: 10 }, { ...rules, documents: true })).toBe(refusal)
  })
})

test.each([
  ['boceto.tiff', 'TIFF'],
  ['a.b.svg', 'SVG'],
  ['sin ending', ''],
  ['.', ''],
])('fileEnding of %s is %s', (name, ending) => {
  expect(fileEnding(name)).toBe(ending)
})
