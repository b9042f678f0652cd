import { useLanguage, useLoadedSite } from '@gallery/client'
import type { Day, Event, Slot } from '@gallery/contract'
import { type Asking, isBookable, translated } from '@gallery/contract/plain'
import { canWait, FullDay, Heading, Stack, Text, TimeList, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { slotsAt } from '../booking/freeDay.ts'
import { timeOf } from './eventDays.ts'

interface ChosenDayProps {
  event: Event
  day: Day
  /** Its slots, in order. */
  slots: readonly Slot[]
  asking: Asking & { today: Day }
  /** The address of the form for a slot of a day. */
  formOf: (slot: number, day: Day) => string
}

/** The times of a day that was chosen in the month, to book or to wait for; one box where none has places. */
export function ChosenDay({ event, day, slots, asking, formOf }: ChosenDayProps) {
  const dates = useDates()
  const language = useLanguage()
  const { offerHours } = useLoadedSite().options
  const { people, now, today } = asking
  const toCome = slotsAt(slots, now).filter(({ past }) => !past)
  const waitable = toCome.filter((slot) => canWait(slot, people))
  const labels = new Set(toCome.map((slot) => translated(slot, 'label', language).text))
  const [label] = labels.size === 1 ? labels : []

  /** The waiting list of a slot, on the page of its day; of the whole day, its times, each with its own. */
  function waitingFor(slot?: Slot): string {
    const query = new URLSearchParams({ day, event: String(event.id) })
    if (slot) {
      query.set('slot', String(slot.id))
      query.set('wait', '1')
    }
    if (people > 1) query.set('people', String(people))
    return `/${language}?${query}`
  }

  if (!toCome.some((slot) => isBookable(slot, now, people))) {
    return (
      <FullDay
        day={day}
        people={people}
        promise={<FormattedMessage id="waitingDone.promise" values={{ hours: offerHours }} />}
        {...(waitable.length > 0
          ? { waitHref: waitingFor(waitable.length === 1 ? waitable[0] : undefined) }
          : {})}
      />
    )
  }
  return (
    <Stack space="s3">
      <Heading level={3}>{dates.weekdayDay(day, 'long')}</Heading>
      {label ? (
        <Text size="s" tone="ink2">
          {label}
        </Text>
      ) : null}
      <TimeList
        ofOneDay
        today={today}
        people={people}
        times={toCome.map((slot) => {
          const canBook = isBookable(slot, now, people)
          const href = canBook ? formOf(slot.id, day) : waitable.includes(slot) ? waitingFor(slot) : undefined
          return { ...timeOf(slot, asking), ...(href ? { href } : {}) }
        })}
      />
    </Stack>
  )
}
