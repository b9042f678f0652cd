import { useGet } from '@gallery/client'
import { type Event, urlOf } from '@gallery/contract'
import { Form } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAttendanceWords } from '../appointments/useAttendanceWords.ts'
import { RecordPart } from '../record/RecordPart.tsx'
import { EventArtists } from './EventArtists.tsx'
import { EventImages } from './EventImages.tsx'
import { EventRelated } from './EventRelated.tsx'
import { EventSlots } from './EventSlots.tsx'
import { EventWorks } from './EventWorks.tsx'
import type { EventForm } from './eventForm.ts'
import type { EventSection, errorsBySection } from './eventSections.ts'

interface EventFoldsProps {
  event: Event
  form: EventForm
  section: EventSection
  /** What was refused in each. */
  errors: ReturnType<typeof errorsBySection<readonly string[]>>
}

/** The long parts of an event's record, each at an address of its own. */
export function EventFolds({ event, form, section, errors }: EventFoldsProps) {
  const intl = useIntl()
  const slots = useGet(urlOf('/api/places', { event: event.id })).data?.data
  const came = useAttendanceWords({ event: event.id })
  const { artists, works, related } = form.values
  const hidden = event.images.filter(({ active }) => !active).length
  const part = (name: EventSection) => ({
    record: `events/${event.id}`,
    part: name,
    open: section,
    label: <FormattedMessage id={`admin.events.section.${name}`} />,
  })
  const listed = (names: readonly string[]) => (names.length > 0 ? intl.formatList(names) : undefined)
  /** A part whose fields are saved with the event. */
  const written = (name: EventSection, fields: ReactNode) => {
    return {
      ...part(name),
      errors: Object.keys(errors[name] ?? {}).length,
      children: (
        <Form errors={errors[name]} onSubmit={form.save}>
          {fields}
        </Form>
      ),
    }
  }
  return (
    <>
      <RecordPart
        {...written('images', <EventImages event={event} form={form} />)}
        count={event.images.length}
        summary={
          event.images.length > 0 ? (
            <FormattedMessage id="admin.record.imagesSummary" values={{ hidden }} />
          ) : undefined
        }
      />
      <RecordPart
        {...written('artists', <EventArtists form={form} />)}
        count={artists.length}
        summary={listed(artists.map(({ display }) => display))}
      />
      <RecordPart
        {...written('works', <EventWorks form={form} />)}
        count={works.length}
        summary={listed(works.map(({ title_es }) => title_es))}
      />
      <RecordPart
        {...written('related', <EventRelated event={event} form={form} />)}
        count={related.length}
        summary={listed(related.map(({ title_es }) => title_es))}
      />
      <RecordPart {...part('slots')} count={slots?.length} summary={came || undefined}>
        <EventSlots event={event} />
      </RecordPart>
    </>
  )
}
