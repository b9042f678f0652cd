import type { AccessNeed } from '@gallery/contract'
import { expect, test } from 'vitest'
import { correctionOf } from './correctionOf.ts'

const needs: AccessNeed[] = ['wheelchair']
const booking = { people: 3, needs, school: 'Escuela 4' }

test('only what is other than it was is corrected: of another number a mail tells', () => {
  expect(correctionOf(booking, { ...booking, people: 2 })).toEqual({ people: 2 })
  expect(correctionOf(booking, { ...booking, needs: [] })).toEqual({ needs: [] })
  expect(correctionOf(booking, { people: 4, needs: [], school: '' })).toEqual({
    people: 4,
    needs: [],
    school: '',
  })
})

test('what is as it was is not sent at all', () => {
  expect(correctionOf(booking, { ...booking, needs: ['wheelchair'], school: ' Escuela 4 ' })).toBeUndefined()
})
