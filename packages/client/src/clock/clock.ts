import { dayOf } from '@gallery/ui'
import { createContext, use, useSyncExternalStore } from 'react'

const minute = 60_000

/**
 * The server's clock, as a page knows it: what it said when the page was made, and what has passed since. The
 * visitor's own clock may be wrong by hours and decides nothing (decision 004).
 */
export class Clock {
  private readonly opened: number
  private readonly lead: number

  /**
   * @param opened the server's time when it made the page, ISO 8601
   * @param lead how far its clock is before the visitor's, in milliseconds; without, by a page that has just come
   */
  constructor(opened: string, lead?: number) {
    this.opened = new Date(opened).getTime()
    this.lead = lead ?? this.opened - Date.now()
  }

  /** The minute that has begun, in milliseconds since 1970: whoever shows it draws anew once a minute at most. */
  readonly now = (): number => Math.floor((Date.now() + this.lead) / minute) * minute

  /** The minute in which the page was made. */
  readonly whenOpened = (): number => Math.floor(this.opened / minute) * minute

  /** The day that has begun in such a zone. */
  readonly today = (zone: string): string => dayOf(new Date(this.now()).toISOString(), zone)

  readonly subscribe = (listener: () => void): (() => void) => {
    const timer = setInterval(listener, minute / 2)
    return () => clearInterval(timer)
  }
}

export const ClockContext = createContext(new Clock(new Date(0).toISOString()))

/** The current minute by the server's clock; while a page is taken over, the minute in which it was made. */
export function useNow(): Date {
  const clock = use(ClockContext)
  return new Date(useSyncExternalStore(clock.subscribe, clock.now, clock.whenOpened))
}
