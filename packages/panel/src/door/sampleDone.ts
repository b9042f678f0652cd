import type { DoorActionForm } from '@gallery/contract'

const at = '2026-11-17T18:02:00.000Z'

/** A key for tests, each number another. */
export function aKey(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** Some of the booking of `aGuest` come in, for tests. */
export function aComing(number: number, people = 1): DoorActionForm {
  return { key: aKey(number), at, what: 'in', appointment: 1, people, how: 'list', more: false }
}

/** Somebody comes without a booking at the time of `aSlot`, for tests. */
export function aWalkIn(number: number, name = ''): DoorActionForm {
  return { key: aKey(number), at, what: 'walkIn', place: 7, people: 1, name }
}
