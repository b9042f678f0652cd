import type { BookingEvent } from '../booking/BookingPanel/bookingEvent.ts'
import type { SlotTime } from '../booking/SlotList/slotTime.ts'
import type { TimelineEvent } from '../booking/TimelineGrid/timelineEvent.ts'
import type { StoryLanguage } from './say.ts'

/** The day that the sample calls today, a Tuesday. */
export const sampleToday = '2026-11-17'
/** The day of the sample slots, a Thursday. */
export const sampleDay = '2026-11-19'

const november = (day: number) => `2026-11-${day}`

/** What the demo gallery has on from the sample's today. */
export function sampleTimeline(language: StoryLanguage): TimelineEvent[] {
  const es = language === 'es'
  return [
    {
      id: 1,
      title: es ? 'La línea que corta la esquina' : 'The Line that Cuts the Corner',
      note: 'Elsa Brandariz',
      href: '#linea',
      active: true,
      color: 'red',
      from: november(12),
      to: '2027-01-30',
      requiresRegistration: true,
      fullDays: [november(18), november(24)],
    },
    {
      id: 2,
      title: es ? 'Horas del patio' : 'Hours of the Courtyard',
      note: 'Tomás Verardi',
      href: '#patio',
      active: true,
      color: 'yellow',
      from: '2026-09-01',
      to: november(20),
      requiresRegistration: false,
      fullDays: [],
    },
    {
      id: 3,
      title: es ? 'Abrir el archivo' : 'Opening the Archive',
      note: es ? 'Recorrido guiado' : 'Guided tour',
      href: '#archivo',
      active: true,
      color: 'purple',
      from: november(18),
      to: november(25),
      requiresRegistration: true,
      fullDays: [november(19), november(25)],
    },
    {
      id: 4,
      title: es ? 'Taller de serigrafía' : 'Screenprinting Workshop',
      note: es ? 'Poemas visibles' : 'Visible Poems',
      href: '#serigrafia',
      active: true,
      color: 'orange',
      from: november(19),
      to: november(23),
      requiresRegistration: true,
      fullDays: [november(19)],
    },
    {
      id: 5,
      title: es ? 'Tramas bajas' : 'Low Wefts',
      note: 'Mabel Otaegui',
      href: '#tramas',
      active: true,
      color: 'green',
      from: november(23),
      to: '2027-02-06',
      requiresRegistration: false,
      fullDays: [],
    },
    {
      id: 6,
      title: es ? 'Lecturas en la trastienda' : 'Readings in the Back Room',
      note: es ? 'Con lectura de Celia Iraola' : 'With a reading by Celia Iraola',
      href: '#lecturas',
      active: false,
      color: 'gray',
      from: november(25),
      to: november(26),
      requiresRegistration: false,
      fullDays: [],
    },
  ]
}

/** A slot of the sample's day, by the clock of Buenos Aires (UTC-3). */
function slot(id: number, start: string, end: string, count: number, note: string): SlotTime {
  const at = (clock: string) => new Date(`${sampleDay}T${clock}:00-03:00`).toISOString()
  return { id, start: at(start), end: at(end), limit: 12, count, unavailable: false, note }
}

/** An afternoon of guided visits: full at two and at five, one place left at six. */
export function sampleSlots(language: StoryLanguage): SlotTime[] {
  const visit = language === 'es' ? 'Visita guiada con Ana Dulitzky' : 'Guided visit with Ana Dulitzky'
  return [
    slot(1, '14:00', '14:45', 12, visit),
    slot(2, '15:00', '15:45', 8, visit),
    slot(3, '16:00', '16:45', 1, visit),
    slot(4, '17:00', '17:45', 12, visit),
    slot(5, '18:00', '18:45', 11, visit),
    slot(6, '18:45', '19:30', 5, visit),
  ]
}

/** The exhibition to which the sample slots belong. */
export function sampleBookingEvent(language: StoryLanguage): BookingEvent {
  const es = language === 'es'
  return {
    title: es ? 'La línea que corta la esquina' : 'The Line that Cuts the Corner',
    color: 'red',
    from: november(12),
    to: '2027-01-30',
    place: es ? 'Sala 1, planta baja' : 'Room 1, ground floor',
    note: 'Elsa Brandariz',
    excerpt: es
      ? 'Quince años de pintura concreta, entre el primer marco recortado de 1949 y las series sobre eje de los sesenta.'
      : 'Fifteen years of concrete painting, from the first shaped frame of 1949 to the axis series of the sixties.',
    href: '#linea',
    requiresRegistration: true,
    largestParty: 6,
    needs: [
      { value: 'wheelchair', label: es ? 'Silla de ruedas' : 'Wheelchair' },
      { value: 'guideDog', label: es ? 'Perro guía' : 'Guide dog' },
    ],
  }
}

/** A visitor of the demo gallery. */
export const sampleVisitor = {
  first_name: 'Martina',
  last_name: 'Sosa',
  email: 'martina.sosa@example.org',
  phone: '11 5555 0134',
}
