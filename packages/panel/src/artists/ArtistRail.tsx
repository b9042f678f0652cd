import { useLanguage } from '@gallery/client'
import type { ArtistDetail } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { DateRange, Link, Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { CountedHeading } from '../record/CountedHeading.tsx'
import { RecordTrace } from '../record/RecordTrace.tsx'

/** What an artist takes part in, and who changed what is written of them. */
export function ArtistRail({ artist }: { artist: ArtistDetail }) {
  const path = useAdminPath()
  const { id, items, updated_at, updated_by } = artist
  return (
    <>
      <ArtistEvents artist={artist} />
      <ArtistArchives artist={artist} />
      {items > 0 ? (
        <Text size="s">
          <Link href={path(`items?artist=${id}`)}>
            <FormattedMessage id="admin.artists.items" values={{ count: items }} />
          </Link>
        </Text>
      ) : null}
      <RecordTrace at={updated_at} by={updated_by} />
    </>
  )
}

function ArtistEvents({ artist: { events } }: { artist: ArtistDetail }) {
  const language = useLanguage()
  const path = useAdminPath()
  return (
    <Stack space="s2">
      <CountedHeading size="m" count={events.length}>
        <FormattedMessage id="admin.artists.events" />
      </CountedHeading>
      {events.map((event) => {
        const title = translated(event, 'title', language)
        return (
          <Text key={event.id} size="s" tone={event.active ? 'ink' : 'ink3'}>
            <Link href={path(`events/${event.id}`)} lang={title.lang}>
              {title.text}
            </Link>
            <br />
            <DateRange from={event.from} to={event.to} />
          </Text>
        )
      })}
    </Stack>
  )
}

function ArtistArchives({ artist: { archives } }: { artist: ArtistDetail }) {
  const language = useLanguage()
  const path = useAdminPath()
  if (archives.length === 0) return null
  return (
    <Stack space="s2">
      <CountedHeading size="m" count={archives.length}>
        <FormattedMessage id="admin.artists.archives" />
      </CountedHeading>
      {archives.map((archive) => {
        const title = translated(archive, 'title', language)
        return (
          <Text key={archive.id} size="s">
            <Link href={path(`archives/${archive.id}`)} lang={title.lang}>
              {title.text}
            </Link>
          </Text>
        )
      })}
    </Stack>
  )
}
