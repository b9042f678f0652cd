import { EventForm } from '@gallery/contract'

/** A whole event form, active in March 2025, with what the test cares about changed. */
export function sampleEvent(changes: Partial<EventForm> = {}): EventForm {
  return EventForm.parse({
    kind: 'exhibition',
    title_es: 'La línea que corta la esquina',
    title_en: 'The Line that Cuts the Corner',
    place: 'Sala 1',
    from: '2025-03-01',
    to: '2025-03-31',
    color: 'red',
    ...changes,
  })
}
