import { useGet, useLanguage } from '@gallery/client'
import { type RoomPerson, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Dialog, Link, Stack, Text, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { roomPeoplePath } from './roomPeoplePath.ts'

interface PersonRoomsDialogProps {
  person: Pick<RoomPerson, 'name' | 'email'>
  onClose: () => void
}

/** All rooms that somebody has a link to, by their address or else by their name, each with how often they came. */
export function PersonRoomsDialog({ person, onClose }: PersonRoomsDialogProps) {
  const language = useLanguage()
  const path = useAdminPath()
  const dates = useDates()
  const whose = person.email === '' ? { name: person.name } : { email: person.email }
  const { data, failure } = useGet(urlOf('/api/rooms/people', whose))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="admin.rooms.allOf" values={{ name: person.name }} />}
    >
      {failure ? <ScreenFailure missing={failure.status === 404} /> : null}
      <Stack as="ul" space="s3">
        {data?.data.map(({ id, room, opened, opened_at, revoked_at }) => (
          <li key={id}>
            <Link href={path(roomPeoplePath(room))}>{translated(room, 'title', language).text}</Link>
            <Text as="p" size="s" tone="ink2">
              <FormattedMessage
                id={revoked_at === null ? 'admin.rooms.came' : 'admin.rooms.cameBefore'}
                values={{
                  times: opened,
                  last: opened_at === null ? '' : dates.instant(opened_at, 'D MMM, HH:mm'),
                }}
              />
            </Text>
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
