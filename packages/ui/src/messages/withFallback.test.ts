import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import en from './en.json'
import { withFallback } from './withFallback.ts'

test('what a catalogue does not say is said in the language that was named', () => {
  const basque = { 'slotList.reserve': 'Erreserbatu', 'slotList.taken': '' }
  const intl = createIntl({ locale: 'eu', messages: withFallback(basque, en) })
  expect(intl.formatMessage({ id: 'slotList.reserve', defaultMessage: 'Reservar lugar' })).toBe('Erreserbatu')
  expect(intl.formatMessage({ id: 'slotList.taken', defaultMessage: 'Ocupado' })).toBe('Taken')
  expect(intl.formatMessage({ id: 'slotList.free', defaultMessage: '' }, { free: 2 })).toBe('2 places left')
})

test('several in a row: the first that says it', () => {
  const texts = withFallback(
    { 'slotList.taken': 'Pris' },
    withFallback({ 'slotList.wait': 'S’inscrire' }, en)
  )
  expect(texts['slotList.taken']).toBe('Pris')
  expect(texts['slotList.wait']).toBe('S’inscrire')
  expect(texts['slotList.reserve']).toBe('Book a place')
})

test('an id that the kit does not have does not compile', () => {
  // @ts-expect-error: it is slotList.reserve.
  expect(withFallback({ 'slotList.reserv': 'Réserver' }, en)).not.toHaveProperty(['slotList.reserv'])
})
