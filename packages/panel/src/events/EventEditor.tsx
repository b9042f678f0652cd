import { useLanguage } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { eventHref } from '@gallery/contract/plain'
import { Form } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { EventArtists } from './EventArtists.tsx'
import { EventData } from './EventData.tsx'
import { EventHead } from './EventHead.tsx'
import { EventImages } from './EventImages.tsx'
import { EventRelated } from './EventRelated.tsx'
import { EventSlots } from './EventSlots.tsx'
import { EventTabs } from './EventTabs.tsx'
import { EventTexts } from './EventTexts.tsx'
import { EventWorks } from './EventWorks.tsx'
import { changeOf, fieldsOf, recordOf } from './eventRecord.ts'
import { sectionOf, sectionWith } from './eventSections.ts'
import { saveEvent } from './eventWrites.ts'

/** An event's form of which one section shows; what is typed in the others stays. */
export function EventEditor({ event, section: named }: { event: Event; section: string | undefined }) {
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const labelOf = useEventFieldLabel(event)
  const section = sectionOf(named)
  const form = useRecordForm({
    name: `events/${event.id}`,
    record: recordOf(event),
    fields: fieldsOf(event),
    save: async (changes, updated_at) => {
      const saved = await saveEvent(event.id, { ...changeOf(changes, event), updated_at })
      void refresh()
      return recordOf(saved)
    },
  })

  return (
    <>
      <EventHead event={event} />
      <EventTabs event={event} form={form} section={section} />
      {section === 'slots' ? (
        <EventSlots event={event} />
      ) : (
        <Form errors={form.errors} onSubmit={form.save}>
          {section === 'data' ? <EventData form={form} /> : null}
          {section === 'texts' ? <EventTexts form={form} /> : null}
          {section === 'images' ? <EventImages event={event} form={form} /> : null}
          {section === 'artists' ? <EventArtists form={form} /> : null}
          {section === 'works' ? <EventWorks form={form} /> : null}
          {section === 'related' ? <EventRelated event={event} form={form} /> : null}
        </Form>
      )}
      <RecordBar
        form={form}
        labelOf={labelOf}
        viewHref={eventHref(event, language)}
        onShow={(field) => void navigate(path(`events/${event.id}/${sectionWith(field)}`))}
      />
    </>
  )
}

/** Names a field for people; the description of an image by its place. */
function useEventFieldLabel(event: Event): (field: string) => string {
  const intl = useIntl()
  const labelOf = useFieldLabel('events')
  return (field) => {
    const [, id, language] = /^image_(\d+)_(es|en)$/.exec(field) ?? []
    if (id === undefined) return labelOf(field)
    const position = event.images.findIndex((image) => image.id === Number(id)) + 1
    return intl.formatMessage({ id: 'admin.events.caption' }, { position, language })
  }
}
