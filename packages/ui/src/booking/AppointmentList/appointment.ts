import type { ReactNode } from 'react'
import type { EventColor } from '../../tokens/tokens.ts'

/** A booking as its owner sees it. */
export interface Appointment {
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
  /** Where to go: "Sala 1, planta baja". */
  place?: ReactNode
  /** How many come. */
  people?: number
  /** Whether its owner confirmed it by the mailed link. */
  confirmed: boolean
  /** Until when the place is held for who does not confirm, an instant (ISO). */
  heldUntil?: string
  /** Whether it can be confirmed here: it was made with the owner's own address. */
  confirmable?: boolean
}
