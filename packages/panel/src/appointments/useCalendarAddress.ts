import { useGet, useLoadedSite } from '@gallery/client'
import { type AgendaSlot, urlOf } from '@gallery/contract'
import { addDays, idIn, isDay } from '@gallery/contract/plain'
import { useDates } from '@gallery/ui'
import { useEffect } from 'react'
import { type AddressChanges, type ListAddress, useListAddress } from '../lists/useListAddress.ts'
import { daysLeft, isWeekOver, weekOf } from './calendarDays.ts'

/** What of the calendar is shown, all of which stands in its address. */
export interface CalendarAddress {
  /** The day that it is about, 'YYYY-MM-DD'. */
  day: string
  view: 'week' | 'day'
  /** The days that it is about: a week from Monday to Sunday, or one. */
  days: string[]
  /** Only the slots of this event. */
  event: number | undefined
  /** Only slots in which somebody has not confirmed. */
  unconfirmed: boolean
  /** Only slots that somebody waits for. */
  waiting: boolean
  /** The slot that is open beside the calendar. */
  slot: number | undefined
  /** Which day it is about is being asked, and `day` says nothing yet. */
  asking: boolean
  /** Of whom the bookings are looked for, whenever they are; empty for nobody. */
  words: string
  href: (changes: AddressChanges) => string
  set: ListAddress['set']
}

/** Whether a slot is among those that the filters leave: somebody in it has not confirmed, somebody waits for it. */
export function isAsked(
  slot: Pick<AgendaSlot, 'unconfirmed' | 'waiting'>,
  { unconfirmed, waiting }: Pick<CalendarAddress, 'unconfirmed' | 'waiting'>
): boolean {
  return (!unconfirmed || slot.unconfirmed > 0) && (!waiting || slot.waiting > 0)
}

/**
 * See {@link CalendarAddress}. Without a word about it, a screen with space shows the week of `today`, a phone the day.
 * When nothing is left of the week, it is the next one. A slot without a day, as in an old link, is shown in its own: the
 * address is completed.
 */
export function useCalendarAddress(today: string): CalendarAddress {
  const { value, words, href, set } = useListAddress()
  const asked = value('day') ?? ''
  const view = viewOf(value('view'))
  const slot = idIn(value('slot'))
  const current = useCurrentDay(today, view === 'week' && asked === '')
  const day = isDay(asked) ? asked : current.day
  const { found, asking } = useDayOf(asked === '' ? slot : undefined)
  useEffect(() => {
    if (found !== undefined) set({ day: found }, { replace: true })
  }, [found, set])
  return {
    day,
    view,
    days: view === 'day' ? [day] : weekOf(day),
    event: idIn(value('event')),
    unconfirmed: value('unconfirmed') !== undefined,
    waiting: value('waiting') !== undefined,
    slot,
    asking: asking || current.asking,
    words,
    href,
    set,
  }
}

/**
 * Today, or, where a week is shown of which nothing is left, the Monday after it: no weekday is to come on which the gallery
 * opens, and no slot that was opened all the same.
 */
function useCurrentDay(today: string, asked: boolean): { day: string; asking: boolean } {
  const { openDays } = useLoadedSite().options
  const isOver = asked && isWeekOver(today, openDays)
  const days = daysLeft(today)
  const { data, failure } = useGet(isOver ? urlOf('/api/places/agenda', { from: today, days }) : null)
  return {
    day: isOver && data?.data.length === 0 ? addDays(today, days) : today,
    asking: isOver && data === undefined && failure === undefined,
  }
}

/** The gallery's day of a slot, asked of the API; nothing of none, and of one that is not there. */
function useDayOf(slot: number | undefined): { found: string | undefined; asking: boolean } {
  const dates = useDates()
  const { data, failure } = useGet(slot === undefined ? null : urlOf('/api/places/:id', { id: slot }))
  return {
    found: slot !== undefined && data ? dates.dayOf(data.data.start) : undefined,
    asking: slot !== undefined && failure === undefined,
  }
}

function viewOf(asked: string | undefined): CalendarAddress['view'] {
  if (asked === 'day' || asked === 'week') return asked
  return matchMedia('(min-width: 769px)').matches ? 'week' : 'day'
}
