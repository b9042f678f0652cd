import { useLanguage, useLoadedSite } from '@gallery/client'
import type { Day, Slot } from '@gallery/contract'
import { type Asking, isBookable, translated } from '@gallery/contract/plain'
import { canWait, FullDay, Heading, Stack, Text, TimeList, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { slotsAt } from '../booking/freeDay.ts'
import { timeOf } from './eventDays.ts'

interface ChosenDayProps {
  day: Day
  /** Its slots, in order. */
  slots: readonly Slot[]
  asking: Asking & { today: Day }
  /** The address of the form for a slot of a day. */
  formOf: (slot: number, day: Day) => string
  /** That of the waiting list of a slot; without one, of the times of a day, each with its own. */
  waitingOf: (day: Day, slot?: number) => string
}

/** The times of a day that was chosen in the month, to book or to wait for; one box where none has places. */
export function ChosenDay({ day, slots, asking, formOf, waitingOf }: ChosenDayProps) {
  const dates = useDates()
  const language = useLanguage()
  const { offerHours } = useLoadedSite().options
  const { people, now, today } = asking
  const toCome = slotsAt(slots, now).filter(({ past }) => !past)
  const waitable = toCome.filter((slot) => canWait(slot, people))
  const [label, ...others] = toCome.map((slot) => translated(slot, 'label', language))
  const isShared = others.every(({ text }) => text === label?.text)

  if (!toCome.some((slot) => isBookable(slot, now, people))) {
    return (
      <FullDay
        day={day}
        people={people}
        promise={<FormattedMessage id="waitingDone.promise" values={{ hours: offerHours }} />}
        {...(waitable.length > 0
          ? { waitHref: waitingOf(day, waitable.length === 1 ? waitable[0]?.id : undefined) }
          : {})}
      />
    )
  }
  return (
    <Stack space="s3">
      <Heading level={3}>{dates.weekdayDay(day, 'long')}</Heading>
      {label?.text && isShared ? (
        <Text size="s" tone="ink2" lang={label.lang}>
          {label.text}
        </Text>
      ) : null}
      <TimeList
        ofOneDay
        today={today}
        people={people}
        times={toCome.map((slot) => {
          const canBook = isBookable(slot, now, people)
          const waiting = waitable.includes(slot) ? waitingOf(day, slot.id) : undefined
          const href = canBook ? formOf(slot.id, day) : waiting
          return { ...timeOf(slot, asking), ...(href ? { href } : {}) }
        })}
      />
    </Stack>
  )
}
