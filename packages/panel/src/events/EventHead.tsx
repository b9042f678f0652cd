import { Failure, useLanguage } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { eventHref } from '@gallery/contract/plain'
import { Button, Switch } from '@gallery/ui'
import { RecordActions, ScreenTitle } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { HistoryButton } from '../activity/HistoryButton.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRemembered } from '../palette/useRemembered.ts'
import { useActivation } from './useActivation.tsx'
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
  const { activate, question } = useActivation()
  useScreenName(event.title_es)
  useRemembered({ path: `events/${event.id}`, es: event.title_es, en: event.title_en })
  const [turning, setTurning] = useState<boolean | 'failed' | null>(null)

  async function turn(active: boolean) {
    setTurning(active)
    try {
      await activate([{ id: event.id, active }])
      setTurning(null)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setTurning('failed')
    }
  }

  async function removeAndLeave() {
    const gone = await remove([event])
    if (gone.has(event.id)) void navigate(path('events'))
  }

  return (
    <>
      <ScreenTitle
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
            state={
              <Switch
                label={<FormattedMessage id="admin.events.active" />}
                checked={typeof turning === 'boolean' ? turning : event.active}
                busy={typeof turning === 'boolean'}
                error={turning === 'failed' ? <FormattedMessage id="admin.list.notSaved" /> : undefined}
                onCheckedChange={(active) => void turn(active)}
              />
            }
          />
        }
      />
      {question}
    </>
  )
}
