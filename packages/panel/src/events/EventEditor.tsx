import { useLanguage, withinPage } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { eventHref } from '@gallery/contract/plain'
import { DateRange } from '@gallery/ui'
import { BilingualField, RecordSheet } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { withNewArtists } from '../record/newArtists.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { EventFacts } from './EventFacts.tsx'
import { EventFolds } from './EventFolds.tsx'
import { EventHead } from './EventHead.tsx'
import { EventPictures } from './EventPictures.tsx'
import { EventRail } from './EventRail.tsx'
import { EventTexts } from './EventTexts.tsx'
import { changeOf, fieldsOf, recordOf } from './eventRecord.ts'
import { errorsBySection, sectionOf, sectionPath, sectionWith } from './eventSections.ts'
import { saveEvent } from './eventWrites.ts'
import { useEventFieldLabel } from './useEventFieldLabel.ts'

/** The record of an event, written where it stands. */
export function EventEditor({ event, section: named }: { event: Event; section: string | undefined }) {
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const labelOf = useEventFieldLabel(event)
  const intl = useIntl()
  const section = sectionOf(named)
  // The same lists while the event is: a new one of errors is a new answer, which takes the focus.
  const fields = useMemo(() => fieldsOf(event), [event])
  const form = useRecordForm({
    name: `events/${event.id}`,
    record: recordOf(event),
    fields,
    save: async (changes, updated_at) => {
      const send = (known: typeof changes) => saveEvent(event.id, { ...changeOf(known, event), updated_at })
      const saved = changes.artists
        ? await withNewArtists(changes.artists, {
            field: 'artists',
            save: (artists) => send({ ...changes, artists }),
            onTakenBack: refresh,
          })
        : await send(changes)
      void refresh()
      return recordOf(saved)
    },
  })

  const errors = useMemo(() => errorsBySection(form.errors), [form.errors])

  return (
    <>
      <EventHead event={event} />
      <RecordSheet
        color={form.values.color}
        pictures={<EventPictures event={event} />}
        before={<DateRange from={event.from} to={event.to} length="short" />}
        names={
          <BilingualField
            optional={['en']}
            label={intl.formatMessage({ id: 'admin.field.title' })}
            {...form.bilingual('title')}
          />
        }
        facts={<EventFacts form={form} />}
        texts={<EventTexts form={form} />}
        rail={<EventRail event={event} form={form} />}
        railLabel={intl.formatMessage({ id: 'admin.events.rail' })}
        folds={<EventFolds event={event} form={form} section={section} errors={errors} />}
        errors={errors.data}
        changed={form.marked}
        onRestore={form.restore}
        onSubmit={form.save}
      />
      <RecordBar
        form={form}
        labelOf={labelOf}
        viewHref={eventHref(event, language)}
        onShow={(field) => {
          const holder = sectionWith(field)
          // The record's own fields are always there; the page stays where it is, and the focus goes to the field.
          if (holder === 'data') return
          void navigate(path(sectionPath(event.id, holder)), {
            replace: true,
            preventScrollReset: true,
            state: withinPage,
          })
        }}
      />
    </>
  )
}
