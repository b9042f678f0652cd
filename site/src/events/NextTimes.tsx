import { useHydrated, useLanguage, useNow } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { eventHref, translated, urlOf } from '@gallery/contract/plain'
import { Columns, Heading, Section, SlotList, Stack, Text, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { BookingModal } from '../home/BookingModal.tsx'
import { slotTime } from '../home/slotTime.ts'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { useQuery } from '../routing/useQuery.ts'
import { nextTimes } from './nextTimes.ts'

/**
 * The event's next times with free places. `slot` in the query opens the form for one of them, over the page; nothing
 * is shown for an event without any.
 */
export function NextTimes({ event }: { event: Event }) {
  const language = useLanguage()
  const dates = useDates()
  const now = useNow()
  const navigate = useNavigate()
  const query = useQuery()
  const path = eventHref(event, language)
  const hydrated = useHydrated()
  const days = nextTimes(event, now, dates.dayOf)
  const labels = new Set(
    days.flatMap(({ slots }) => slots.map((slot) => translated(slot, 'label', language).text))
  )
  const [label] = labels.size === 1 ? labels : []
  const open = event.places.find(({ id }) => String(id) === query.get('slot'))

  return (
    <>
      {days.length > 0 ? (
        <Section id="visit" data-screen="" title={<FormattedMessage id="event.nextTimes" />}>
          <Stack space="s6">
            <Stack space="s1">
              {label ? <Text>{label}</Text> : null}
              <GalleryTime />
            </Stack>
            {days.map(({ day, slots }) => (
              <Columns key={day} split="4/8" from="desktop">
                <Heading level={3}>{dates.weekdayDay(day, 'long')}</Heading>
                <SlotList
                  color={event.color}
                  slots={slots.map((slot) => slotTime(slot, language, now))}
                  // Without scripts nothing opens over this page: the day's own has the form.
                  reserveHref={(slot) =>
                    hydrated
                      ? `${path}?slot=${slot}`
                      : `/${language}?${new URLSearchParams({ day, event: String(event.id), slot: String(slot) })}`
                  }
                  // What all of them have in common is said once, over them.
                  withNotes={label === undefined}
                />
              </Columns>
            ))}
          </Stack>
        </Section>
      ) : null}
      <BookingModal
        {...(open ? { shown: { event, day: dates.dayOf(open.start), slot: open.id } } : {})}
        window={urlOf('/api/events/:id', { id: event.id })}
        onClose={() => void navigate(path, { replace: true })}
      />
    </>
  )
}
