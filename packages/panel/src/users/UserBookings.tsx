import { useGet, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Dialog, Link, Stack, Text, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useSlotHref } from '../appointments/useSlotHref.ts'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'

interface UserBookingsProps {
  /** Of which user. */
  id: number
  onClose: () => void
}

/** What somebody booked, cancelled bookings too, each with the way to its slot. */
export function UserBookings({ id, onClose }: UserBookingsProps) {
  const language = useLanguage()
  const slotHref = useSlotHref()
  const dates = useDates()
  const { data, failure } = useGet(urlOf('/api/users/:id/appointments', { id }))
  return (
    <Dialog open onOpenChange={onClose} title={<FormattedMessage id="admin.users.appointments" />}>
      {failure ? <ScreenFailure missing={failure.status === 404} /> : null}
      <Stack as="ul" space="s3">
        {data?.data.map(({ id: booking, start, place, cancelled_at }) => (
          <li key={booking}>
            <Link href={slotHref({ id: place.id, start })}>{dates.instant(start, 'LLL')}</Link>
            <Text as="p" size="s" tone="ink2">
              {translated(place.event, 'title', language).text}
              {cancelled_at === null ? null : (
                <>
                  , <FormattedMessage id="admin.users.cancelled" />
                </>
              )}
            </Text>
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
