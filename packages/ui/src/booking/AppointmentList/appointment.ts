import type { ReactNode } from 'react'
import type { EventColor } from '../../tokens/tokens.ts'

/** A visit to come, booked or waited for, as its owner sees it. */
interface Visit {
  id: number | string
  /** The event's title. */
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** Where the title leads: the event. */
  href?: string
  /** The event's colour. */
  color: EventColor
  /** When it begins, ISO. */
  start: string
  /** When it ends, ISO. */
  end: string
  /** Where to go: "Room 1, ground floor". */
  place?: ReactNode
  /** How many come. */
  people?: number
}

/** What its owner waits for: a place in a full slot. */
export interface WaitingAppointment extends Visit {
  /** How many bookings wait before this one. */
  ahead: number
  /** For how many hours a place that is freed is kept. */
  offerHours: number
}

/** A booking as its owner sees it. */
export interface Appointment extends Visit {
  /** Whether its owner confirmed it by the mailed link. */
  confirmed: boolean
  /** Until when the place is held for who does not confirm, an instant (ISO). */
  heldUntil?: string
  /** Whether it is a place that was offered to who waited: until it is confirmed it can be taken, or passed on. */
  offered?: boolean
  /** Whether it can be confirmed here: it was made with the owner's own address. */
  confirmable?: boolean
  /** What it shows at the door, once it is confirmed: a `QrCode` with the same in letters. */
  code?: ReactNode
}

/** Whether a booking is an offer that its owner has not answered yet. */
export function isOpenOffer({ offered, confirmed }: Pick<Appointment, 'offered' | 'confirmed'>): boolean {
  return offered === true && !confirmed
}
