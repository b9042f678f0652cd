import { type Failure, type Key, useGet, useSent } from '@gallery/client'
import type { Slot, SlotsAnswer, Url } from '@gallery/contract'
import { Form, Select, Stack, SubmitRow, Text, useDates } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBookingChange } from './useBookingChange.ts'

interface OtherTimeProps {
  /** The read that shows the booking. */
  booking: Key
  /** The read of the times that can be taken. */
  times: Url<SlotsAnswer>
  /** Takes one of them. */
  take: (place: number) => Promise<unknown>
  /** Where the booking is seen with its new time. */
  landing: string
}

/** Chooses another time of the event for a booking, which keeps the one it has until that is done. */
export function OtherTime({ booking, times, take, landing }: OtherTimeProps) {
  const intl = useIntl()
  const nameOf = useTimeName()
  const typed = useSent()?.values
  const { data, failure } = useGet(times)
  /** What is said where none was chosen: then nothing is sent. */
  const [unchosen, setUnchosen] = useState<Failure['errors']>()
  const { refusal, errors, change } = useBookingChange({
    reads: [booking, times],
    landing,
    done: 'booking.moved',
  })
  if (failure && !data)
    return (
      <Text as="p">
        <FormattedMessage id="booking.noTimes" />
      </Text>
    )
  if (!data) return null
  if (data.data.length === 0)
    return (
      <Text as="p">
        <FormattedMessage id="booking.noOtherTime" />
      </Text>
    )

  function move(place: string): Promise<void> | undefined {
    setUnchosen(place ? undefined : { place: [intl.formatMessage({ id: 'booking.noneChosen' })] })
    return place ? change(() => take(Number(place))) : undefined
  }
  return (
    <Form message={refusal} errors={unchosen ?? errors} onSubmit={({ place = '' }) => move(place)}>
      <Stack space="s4">
        <Select
          name="place"
          label={<FormattedMessage id="booking.otherTime" />}
          emptyLabel={intl.formatMessage({ id: 'booking.chooseTime' })}
          options={data.data.map((slot) => ({ value: String(slot.id), label: nameOf(slot) }))}
          defaultValue={typed?.place ?? ''}
        />
        <SubmitRow busyLabel={<FormattedMessage id="booking.moveBusy" />}>
          <FormattedMessage id="booking.move" />
        </SubmitRow>
      </Stack>
    </Form>
  )
}

/** "jueves 19 de noviembre, 15:00 - 15:45 (quedan 7 lugares)". */
function useTimeName(): (slot: Slot) => string {
  const intl = useIntl()
  const dates = useDates()
  return ({ start, end, limit, count }) =>
    intl.formatMessage(
      { id: 'booking.freeTime' },
      {
        day: dates.weekdayDay(dates.dayOf(start), 'long'),
        time: dates.clockRange(start, end),
        free: limit - count,
      }
    )
}
