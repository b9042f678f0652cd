import type { BookingEvent } from '@gallery/ui'

export interface Exhibition {
  id: string
  event: BookingEvent
  /** HTML, cleaned when it was written. */
  text: string
}

/** What a database would hold. */
export const exhibitions: readonly Exhibition[] = [
  {
    id: 'tide-tables',
    event: {
      title: 'Tide Tables',
      note: 'Maren Oakes',
      color: 'green',
      from: '2026-11-05',
      to: '2027-02-14',
      place: 'Net Loft, first floor',
      excerpt: 'Forty sheets of paper left between the tide marks, one for each day of a winter.',
      requiresRegistration: true,
    },
    text: '<p>Every evening of a winter Maren Oakes pegged a sheet to the slipway and took it back in the morning, with what the water had written on it. The forty sheets hang in their order, at the height of the tide that made them.</p><p>The room is small and kept dark for the paper: six people at a time, three times a day.</p>',
  },
  {
    id: 'standing-water',
    event: {
      title: 'Standing Water',
      note: 'Idris Vaughan, Lotte Brandt',
      color: 'purple',
      from: '2026-11-20',
      to: '2027-01-10',
      place: 'Courtyard',
      excerpt: 'Two basins, a pump, and the sound that goes from one to the other.',
      requiresRegistration: false,
    },
    text: '<p>Two basins of slate stand a courtyard apart. A pump carries the water of one to the other and back, slowly enough that the change is heard before it is seen.</p><p>Open while the gallery is. There is nothing to book.</p>',
  },
]

export function findExhibition(id: string | undefined): Exhibition | undefined {
  return exhibitions.find((exhibition) => exhibition.id === id)
}
