import { useLanguage } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { eventHref } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { RecordActions, ScreenTitle } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { HistoryButton } from '../activity/HistoryButton.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRemembered } from '../palette/useRemembered.ts'
import { useDeleteEvents } from './useDeleteEvents.tsx'
import { useDuplicateEvent } from './useDuplicateEvent.ts'

/** The title of an event's screen, and what is done to it as a whole and at once. */
export function EventHead({ event }: { event: Event }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const remove = useDeleteEvents()
  const duplicate = useDuplicateEvent()
  useScreenName(event.title_es)
  useRemembered({ path: `events/${event.id}`, es: event.title_es, en: event.title_en })

  async function removeAndLeave() {
    const gone = await remove([event])
    if (gone.has(event.id)) void navigate(path('events'))
  }

  return (
    <ScreenTitle
      shownBelow
      title={<span lang="es">{event.title_es}</span>}
      breadcrumb={[{ label: intl.formatMessage({ id: 'admin.nav.events' }), href: path('events') }]}
      actions={
        <RecordActions
          history={<HistoryButton kind="event" id={event.id} />}
          view={
            <Button variant="tertiary" size="s" href={eventHref(event, language)}>
              <FormattedMessage id="admin.list.view" />
            </Button>
          }
          more={[
            {
              label: intl.formatMessage({ id: 'admin.events.duplicate' }),
              onSelect: () => void duplicate(event.id),
            },
            {
              label: intl.formatMessage({ id: 'admin.list.delete' }),
              tone: 'danger',
              onSelect: () => void removeAndLeave(),
            },
          ]}
        />
      }
    />
  )
}
