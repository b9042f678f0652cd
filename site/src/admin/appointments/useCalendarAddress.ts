import { isDay } from '@gallery/ui'
import { type AddressChanges, type ListAddress, useListAddress } from '../lists/useListAddress.ts'
import { weekOf } from './calendarDays.ts'

/** What of the calendar is shown, all of which stands in its address. */
export interface CalendarAddress {
  /** The day that it is about, 'YYYY-MM-DD'. */
  day: string
  view: 'week' | 'day'
  /** The days that it shows. */
  days: string[]
  /** Only the slots of this event. */
  event: number | undefined
  /** Only slots in which somebody has not confirmed. */
  unconfirmed: boolean
  /** The slot that is open beside the calendar. */
  slot: number | undefined
  /** Of whom the bookings are looked for, whenever they are; empty for nobody. */
  words: string
  href: (changes: AddressChanges) => string
  set: ListAddress['set']
}

/** See {@link CalendarAddress}. Without a word about it, a screen with room shows the week of `today`, a phone the day. */
export function useCalendarAddress(today: string): CalendarAddress {
  const { value, words, href, set } = useListAddress()
  const asked = value('day') ?? ''
  const day = isDay(asked) ? asked : today
  const view = viewOf(value('view'))
  return {
    day,
    view,
    days: view === 'day' ? [day] : weekOf(day),
    event: idIn(value('event')),
    unconfirmed: value('unconfirmed') !== undefined,
    slot: idIn(value('slot')),
    words,
    href,
    set,
  }
}

function viewOf(asked: string | undefined): CalendarAddress['view'] {
  if (asked === 'day' || asked === 'week') return asked
  return matchMedia('(min-width: 769px)').matches ? 'week' : 'day'
}

function idIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
