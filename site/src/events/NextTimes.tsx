import type { Day } from '@gallery/contract'
import { type Asking, isBookable } from '@gallery/contract/plain'
import { Heading, Link, Stack, Text, TimeList, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { type SlotsByDay, timeOf } from './eventDays.ts'

/** How many of the next times are shown. */
const offered = 4

interface NextTimesProps {
  /** The days that the month shows. */
  shown: readonly Day[]
  /** The days on which who asks can book, in order. */
  free: readonly Day[]
  slots: SlotsByDay
  /** The chosen day: what comes after it is next. */
  after: Day | undefined
  asking: Asking & { today: Day }
  /** The address of the form for a slot of a day. */
  formOf: (slot: number, day: Day) => string
  /** The address of another day of the month. */
  dayHref: (day: Day) => string
}

/** The next times that so many can book, and until when there are none in a month that has none. */
export function NextTimes({ shown, free, slots, after, asking, formOf, dayHref }: NextTimesProps) {
  const { people, now, today } = asking
  const later = after === undefined ? free : free.filter((day) => day > after)
  const days = later.length > 0 ? later : free
  const times = days.flatMap((day) =>
    (slots.get(day) ?? [])
      .filter((slot) => isBookable(slot, now, people))
      .map((slot) => ({ ...timeOf(slot, asking), href: formOf(slot.id, day) }))
  )
  return (
    <Stack space="s3">
      <Heading level={3}>
        <FormattedMessage id="event.nextTimes" values={{ people }} />
      </Heading>
      <NoneShown shown={shown} free={free} people={people} dayHref={dayHref} />
      {times.length > 0 ? <TimeList today={today} people={people} times={times.slice(0, offered)} /> : null}
    </Stack>
  )
}

/** That no day of the month that is shown has places, and which the first is that has. */
function NoneShown({
  shown,
  free,
  people,
  dayHref,
}: Pick<NextTimesProps, 'shown' | 'free' | 'dayHref'> & { people: number }) {
  const dates = useDates()
  const last = shown.at(-1) ?? ''
  if (free.length > 0 && free.some((day) => shown.includes(day))) return null
  const next = free.find((day) => day > last)
  if (next === undefined && free.length > 0) return null
  return (
    <Text>
      {next ? (
        <FormattedMessage
          id="event.noneUntil"
          values={{ people, day: <Link href={dayHref(next)}>{dates.dayBeside(next, last)}</Link> }}
        />
      ) : (
        <FormattedMessage id="event.noneFor" values={{ people }} />
      )}
    </Text>
  )
}
