import type { RoomPerson } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** How they are reached, when they were written to or lost their link and, where visits are `noted`, when they came. */
export function PersonFacts({ person, noted }: { person: RoomPerson; noted: boolean }) {
  const dates = useDates()
  const when = (instant: string | null) => (instant === null ? '' : dates.instant(instant, 'D MMM, HH:mm'))
  const { revoked_at, opened, sent_at, reminded_at } = person
  const id =
    revoked_at !== null ? 'revoked' : opened > 0 ? 'came' : sent_at === null ? 'notSent' : 'notOpened'
  return (
    <>
      {person.email === '' ? null : <>{person.email} · </>}
      <FormattedMessage
        id={`admin.rooms.facts.${id}`}
        values={{
          times: opened,
          last: when(person.opened_at),
          noted: noted ? 'yes' : 'no',
          sent: when(reminded_at ?? sent_at),
          reminded: reminded_at === null ? 'no' : 'yes',
          revoked: when(revoked_at),
          by: person.revoked_by ?? '',
          known: person.revoked_by === null ? 'no' : 'yes',
        }}
      />
    </>
  )
}
