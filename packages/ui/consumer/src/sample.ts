import type { SlotTime, TimelineEvent } from '@gallery/ui'

export const event = {
  id: 1,
  title: 'Elsa Brandariz: papeles de trabajo',
  active: true,
  color: 'red',
  from: '2026-11-12',
  to: '2027-01-30',
  requiresRegistration: true,
  fullDays: ['2026-11-18'],
} as const satisfies TimelineEvent

/** Three visits on every day, the first of them full. */
export function slots(day: string): SlotTime[] {
  return [15, 16, 17].map((hour, place) => ({
    id: `${day} ${hour}:00`,
    start: `${day}T${hour + 3}:00:00Z`,
    end: `${day}T${hour + 3}:45:00Z`,
    limit: 8,
    count: place === 0 ? 8 : 3,
    unavailable: false,
  }))
}
