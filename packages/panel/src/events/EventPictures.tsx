import { pictureProps } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { RecordPictures } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { sectionPath } from './eventSections.ts'

/** What an event looks like, beside its title. */
export function EventPictures({ event }: { event: Event }) {
  const intl = useIntl()
  const path = useAdminPath()
  return (
    <RecordPictures
      rooms
      label={intl.formatMessage({ id: 'admin.events.imagesOf' }, { title: event.title_es })}
      pictures={event.images.map(({ id, file, picture }) => ({
        id,
        picture: pictureProps('events', file, picture, ''),
      }))}
      addHref={path(sectionPath(event.id, 'images'))}
      empty={<FormattedMessage id="admin.record.noImages" />}
    />
  )
}
