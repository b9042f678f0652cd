import type { DoorSlotTab } from './DoorSlots.tsx'

/** The times of an afternoon. */
export const sampleSlots: readonly DoorSlotTab[] = [
  { id: 1, start: '2026-11-17T14:00:00-03:00', people: 12, inside: 11 },
  { id: 2, start: '2026-11-17T15:00:00-03:00', people: 10, inside: 5 },
  { id: 3, start: '2026-11-17T16:00:00-03:00', people: 9, inside: 0 },
  { id: 4, start: '2026-11-17T16:30:00-03:00', people: 8, inside: 0 },
  { id: 5, start: '2026-11-17T17:00:00-03:00', people: 12, inside: 0 },
]

/** Two of them begin together. */
export const sampleTogether: readonly DoorSlotTab[] = [
  { id: 1, start: '2026-11-17T14:00:00-03:00', title: 'Sur y Plano', people: 12, inside: 11 },
  { id: 2, start: '2026-11-17T15:00:00-03:00', title: 'Sur y Plano', people: 10, inside: 5 },
  { id: 3, start: '2026-11-17T15:00:00-03:00', title: 'Recorrido por el depósito', people: 9, inside: 0 },
  { id: 4, start: '2026-11-17T17:00:00-03:00', title: 'Sur y Plano', people: 12, inside: 0 },
]
