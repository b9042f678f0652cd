import type { AgendaSlot } from '@gallery/contract'

/** A time at 15:00 in Buenos Aires as the agenda tells of it, for tests: nobody booked it. */
export function anAgendaSlot(changes: Partial<AgendaSlot> = {}): AgendaSlot {
  return {
    id: 12,
    event_id: 3,
    start: '2026-11-24T18:00:00Z',
    end: '2026-11-24T18:45:00Z',
    label_es: '',
    label_en: '',
    limit: 12,
    count: 0,
    unavailable: false,
    groups: false,
    open_anyway: false,
    event: { id: 3, title_es: 'La línea', title_en: 'The line', place: 'Sala 1', color: 'red' },
    bookings: 0,
    unconfirmed: 0,
    unconfirmed_people: 0,
    waiting: 0,
    names: [],
    ...changes,
  }
}
