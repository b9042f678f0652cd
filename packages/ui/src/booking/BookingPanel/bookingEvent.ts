import type { CheckboxOption } from '../../forms/CheckboxGroup/CheckboxGroup.tsx'
import type { EventColor } from '../../tokens/tokens.ts'

/** The event of a booking; a plain value, never the API's record. */
export interface BookingEvent {
  title: string
  /** The language of title and excerpt, when it is not the page's. */
  lang?: string
  color: EventColor
  /** The first day, 'YYYY-MM-DD'. */
  from: string
  /** The last day, 'YYYY-MM-DD'. */
  to: string
  /** Where it is: "Room 1, ground floor". */
  place?: string
  /** The artists' names. */
  note?: string
  /** A sentence or two about it. */
  excerpt?: string
  /** The event's page. */
  href?: string
  requiresRegistration: boolean
  /**
   * How many may come on one booking.
   * @default 1
   */
  largestParty?: number
  /**
   * What can be asked for on the visit.
   * @default []
   */
  needs?: readonly CheckboxOption[]
}
