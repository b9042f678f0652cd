import { useLanguage, useLoadedSite } from '@gallery/client'
import type { Artist } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { type LifeLane, LifeLine, Section } from '@gallery/ui'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { yearsCovered } from '../archives/yearsCovered.ts'
import { artistLife, yearsOf } from './artistLife.ts'

/** The years of an artist: their life, their works, what is kept of them, when they were shown here. */
export function ArtistLife({ artist }: { artist: Artist }) {
  const intl = useIntl()
  const language = useLanguage()
  const { today } = useLoadedSite()
  const dates = translated(artist, 'dates', language)
  const life = artistLife(artist, dates.text, Number(today.slice(0, 4)))
  if (!life) return null

  const notes: Record<keyof typeof life, LifeLane['note']> = {
    life: <span lang={dates.lang}>{dates.text}</span>,
    works: intl.formatMessage(
      { id: 'artist.life.worksIn' },
      { count: artist.public_works_meta.total, years: yearsOf(life.works) }
    ),
    archives: intl.formatList(
      artist.archives.map((archive) => {
        const title = translated(archive, 'title', language)
        const years = yearsCovered(archive)
        return (
          <Fragment key={archive.id}>
            <span lang={title.lang}>{title.text}</span>
            {title.text && years ? ', ' : null}
            {years}
          </Fragment>
        )
      }),
      { type: 'unit', style: 'long' }
    ),
    events: intl.formatMessage(
      { id: 'artist.life.eventsIn' },
      { count: artist.events.length, years: yearsOf(life.events) }
    ),
  }
  const kinds = (['life', 'works', 'archives', 'events'] as const).filter((kind) => life[kind].length > 0)
  return (
    <Section title={<FormattedMessage id="artist.life.title" />}>
      <LifeLine
        lanes={kinds.map((kind) => ({
          label: intl.formatMessage({ id: `artist.life.${kind}` }),
          note: notes[kind],
          spans: life[kind],
          line: kind === 'life',
        }))}
      />
    </Section>
  )
}
