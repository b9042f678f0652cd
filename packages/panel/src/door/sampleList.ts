import type { DoorGuest, DoorList, DoorSlot } from '@gallery/contract'

/** Somebody with a place, for tests. */
export function aGuest(changes: Partial<DoorGuest> = {}): DoorGuest {
  return {
    id: 1,
    code: '7KQ2M4XD',
    first_name: 'Martina',
    last_name: 'Sosa',
    email: 'martina@example.org',
    phone: '11 5555-0134',
    language: 'es',
    comments: '',
    needs: [],
    school: '',
    people: 3,
    confirmed: true,
    inside: 0,
    arrivals: [],
    ...changes,
  }
}

/** A time at 15:00 in Buenos Aires, for tests. */
export function aSlot(changes: Partial<DoorSlot> = {}): DoorSlot {
  return {
    id: 7,
    start: '2026-11-17T18:00:00.000Z',
    end: '2026-11-17T18:45:00.000Z',
    label_es: '',
    label_en: '',
    limit: 6,
    unavailable: false,
    event: { title_es: 'La línea', title_en: '', place: 'Sala 1', color: 'red' },
    guests: [aGuest()],
    ...changes,
  }
}

/** The list of a day, for tests. */
export function aList(...slots: DoorSlot[]): DoorList {
  return {
    day: '2026-11-17',
    now: '2026-11-17T18:01:00.000Z',
    zone: 'America/Argentina/Buenos_Aires',
    slots: slots.length === 0 ? [aSlot()] : slots,
  }
}
