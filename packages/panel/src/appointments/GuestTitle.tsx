import { type Guest, RowTitle } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'

/** Who booked, in a row of a list: the name, under it how many come and how to reach them. */
export function GuestTitle({ name, people = 1, contact }: Guest) {
  const intl = useIntl()
  const party = intl.formatMessage({ id: 'admin.appointments.peopleCount' }, { people })
  return <RowTitle title={name} note={[party, contact].filter(Boolean).join(', ')} />
}
