import { closedDaysOf, useHydrated, useLanguage, useLoadedSite, useNow, useOpening } from '@gallery/client'
import type { Day, Event } from '@gallery/contract'
import { eventHref, urlOf } from '@gallery/contract/plain'
import { Columns, MonthGrid, PartyFilter, Section, Stack, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { BookingModal } from '../home/BookingModal.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { useQuery } from '../routing/useQuery.ts'
import { ChosenDay } from './ChosenDay.tsx'
import { ChosenDaySaid } from './ChosenDaySaid.tsx'
import { bookableDays, daysOfMonth, slotsByDay } from './eventDays.ts'
import { type MonthQuery, monthQuery, monthSearch, type OpenForm } from './monthQuery.ts'
import { monthWindow, nextMonth, previousMonth, shownMonth } from './monthWindow.ts'
import { NextTimes } from './NextTimes.tsx'
import { useInSight } from './useInSight.ts'

/**
 * When an event can be visited by so many people: its month, the times of the chosen day, and the next ones. All of it
 * stands in the address; `slot` in it opens the form for one of them, over the page, and `wait` that of its waiting list.
 * Nothing for an event without slots to come.
 */
export function EventMonth({ event }: { event: Event }) {
  const language = useLanguage()
  const dates = useDates()
  const navigate = useNavigate()
  const { today, options } = useLoadedSite()
  const now = useNow()
  const opening = useOpening(today)
  const query = useQuery()
  const hydrated = useHydrated()
  const path = eventHref(event, language)
  const asked = monthQuery(query, event.largest_party)
  const { people, day } = asked
  // On a phone the times stand below the month, out of the window.
  const times = useInSight(day)
  const asking = { people, now, fewShare: options.fewShare, today }
  const slots = slotsByDay(event, dates.dayOf)
  const lastMonth = [...slots.keys()].at(-1)?.slice(0, 7)
  if (lastMonth === undefined) return null
  const chosen = day && slots.has(day) ? day : undefined
  const ofChosen = (chosen && slots.get(chosen)) || []

  const at = (changes: Partial<MonthQuery> & OpenForm) =>
    `${path}${monthSearch({ ...asked, ...changes })}#visit`
  const thisMonth = today.slice(0, 7)
  const month = shownMonth(asked.month ?? day?.slice(0, 7), today)
  const days = monthWindow(month, today)
  const closed = closedDaysOf(opening, days[0] ?? today, days.length, language)
  const free = bookableDays(slots, asking)
  const open = event.places.find(({ id }) => String(id) === query.get('slot'))
  const waits = query.has('wait')
  const openDay = open ? dates.dayOf(open.start) : waits ? chosen : undefined

  /** The form for a slot. Without scripts nothing opens over this page: the day's own has the form. */
  function formOf(slot: number, ofDay: Day): string {
    return hydrated ? at({ slot }) : onItsDay(ofDay, { slot })
  }

  /** The form to wait for a slot; without one the times of the day, each with the way to its own. */
  function waitingOf(ofDay: Day, slot?: number): string {
    return hydrated
      ? at({ day: ofDay, slot, wait: true })
      : onItsDay(ofDay, slot === undefined ? {} : { slot, wait: true })
  }

  function onItsDay(ofDay: Day, { slot, wait }: OpenForm): string {
    const opened = {
      day: ofDay,
      event: String(event.id),
      ...(slot === undefined ? {} : { slot: String(slot) }),
      ...(wait ? { wait: '1' } : {}),
      people: String(people),
    }
    return `/${language}?${new URLSearchParams(opened)}`
  }

  return (
    <>
      <Section
        ruled
        id="visit"
        data-screen=""
        title={<FormattedMessage id="event.bookVisit" />}
        action={
          event.largest_party > 1 ? (
            <PartyFilter
              action={`${path}#visit`}
              query={{ ...(asked.month ? { month: asked.month } : {}), ...(day ? { day } : {}) }}
              people={people}
              max={event.largest_party}
              onPeopleChange={(chosen) =>
                void navigate(at({ people: chosen }), { replace: true, preventScrollReset: true })
              }
            />
          ) : undefined
        }
      >
        <Columns split="8/4" from="desktop" space="wide">
          <MonthGrid
            color={event.color}
            days={daysOfMonth(days, slots, { ...asking, closed }, (each) => at({ day: each, month }))}
            today={today}
            people={people}
            {...(day ? { chosen: day } : {})}
            {...(month > thisMonth ? { previousHref: at({ month: previousMonth(month) }) } : {})}
            {...(month < lastMonth ? { nextHref: at({ month: nextMonth(month) }) } : {})}
          />
          <Stack space="s6" data-event-color={event.color}>
            <ChosenDaySaid day={chosen} slots={ofChosen} asking={asking} />
            {chosen ? (
              <div ref={times}>
                <ChosenDay
                  day={chosen}
                  slots={ofChosen}
                  asking={asking}
                  formOf={formOf}
                  waitingOf={waitingOf}
                />
              </div>
            ) : null}
            <NextTimes
              shown={days}
              free={free}
              slots={slots}
              after={day}
              asking={asking}
              formOf={formOf}
              dayHref={(each) => at({ day: each, month: each.slice(0, 7) })}
            />
            <GalleryTime />
          </Stack>
        </Columns>
      </Section>
      <BookingModal
        {...(openDay
          ? {
              shown: {
                event,
                day: openDay,
                ...(open ? { slot: open.id } : {}),
                ...(waits ? { waits } : {}),
                ...(people > 1 ? { people } : {}),
              },
            }
          : {})}
        window={urlOf('/api/events/:id', { id: event.id })}
        dayHref={(each) => at({ day: each, month: each.slice(0, 7) })}
        onClose={() => void navigate(at({}), { replace: true })}
      />
    </>
  )
}
