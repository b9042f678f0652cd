import { expect, test } from 'vitest'
import { bound } from './bound.ts'

test.each([
  ['Estructura abierta nº 26', 'Estructura abierta nº\u00a026'],
  ['Open Structure No. 26 bis', 'Open Structure No.\u00a026 bis'],
  ['Sur y Plano 12', 'Sur y Plano 12'],
  ['Casino 3', 'Casino 3'],
])('%s keeps its number beside its word', (title, kept) => {
  expect(bound(title)).toBe(kept)
})
