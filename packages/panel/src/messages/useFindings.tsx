import { pictureProps, useLanguage } from '@gallery/client'
import type { MessageFindings } from '@gallery/contract'
import { translated, yearOf } from '@gallery/contract/plain'
import { useDates } from '@gallery/ui'
import { type Finding, RowTitle } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { useSlotHref } from '../appointments/useSlotHref.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'

/** What a message speaks of as cards: works that it names, and the turns of whoever wrote it. */
export function useFindings(found: MessageFindings | undefined): Finding[] {
  const language = useLanguage()
  const path = useAdminPath()
  const dates = useDates()
  const slotHref = useSlotHref()
  const action = <FormattedMessage id="admin.messages.open" />

  const works = (found?.works ?? []).map((work) => ({
    id: `work-${work.id}`,
    action,
    href: path(`works/${work.id}`),
    content: (
      <RowTitle
        weight="regular"
        title={
          <>
            <em>{translated(work, 'title', language).text}</em>
            {yearOf(work, language) && `, ${yearOf(work, language)}`}
          </>
        }
        note={
          <FormattedMessage
            id="admin.messages.named"
            values={{ work: [work.artist?.display, work.code].filter(Boolean).join(', ') }}
          />
        }
        picture={work.img ? pictureProps('images', work.img.file, work.img.picture, '') : null}
      />
    ),
  }))
  const bookings = (found?.appointments ?? []).map(({ id, start, confirmed, offered, people, place }) => ({
    id: `booking-${id}`,
    action,
    href: slotHref({ id: place.id, start }),
    content: (
      <RowTitle
        title={
          <FormattedMessage
            id="admin.messages.booked"
            values={{ when: `${dates.weekdayDay(dates.dayOf(start), 'long')}, ${dates.clock(start)}` }}
          />
        }
        note={
          <FormattedMessage
            id="admin.messages.bookedOf"
            values={{
              event: translated(place.event, 'title', language).text,
              people,
              state: confirmed ? 'confirmed' : offered ? 'offered' : 'unconfirmed',
            }}
          />
        }
        color={place.event.color}
      />
    ),
  }))
  return [...works, ...bookings]
}
