import { expect, test } from 'vitest'
import { slotTime } from './slotTime.ts'

const slot = {
  id: 1,
  event_id: 1,
  start: '2026-11-19T18:00:00.000Z',
  end: '2026-11-19T18:45:00.000Z',
  label_es: 'Visita guiada',
  label_en: '',
  limit: 12,
  count: 0,
  unavailable: false,
  groups: false,
  open_anyway: false,
}
const now = new Date('2026-11-19T12:00:00.000Z')

test('what happens in a slot says its language, when that is not the page’s', () => {
  expect(slotTime(slot, 'en', now, 0.2)).toMatchObject({ note: 'Visita guiada', noteLang: 'es' })
  expect(slotTime(slot, 'es', now, 0.2).noteLang).toBeUndefined()
  expect(slotTime({ ...slot, label_es: '' }, 'en', now, 0.2)).not.toHaveProperty('note')
})
