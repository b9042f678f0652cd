import { pictureProps, useLanguage } from '@gallery/client'
import type { ArtistDetail } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { DateRange, Divider, Heading, Link, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordImage } from '../image/RecordImage.tsx'
import { RecordTrace } from '../record/RecordTrace.tsx'
import { deleteArtistImage, restoreArtistImage, uploadArtistImage } from './artistWrites.ts'

/** The portrait of an artist, and what they take part in. */
export function ArtistAside({ artist }: { artist: ArtistDetail }) {
  const intl = useIntl()
  const path = useAdminPath()
  const refresh = useRefresh()
  const { id, image, picture, items, updated_at, updated_by } = artist
  return (
    <Stack space="s4" as="aside">
      <RecordImage
        label={intl.formatMessage({ id: 'admin.artists.image' })}
        image={image}
        picture={image && picture ? pictureProps('artists', image, picture, '') : undefined}
        upload={(file, onProgress) => uploadArtistImage(id, file, onProgress)}
        remove={() => deleteArtistImage(id)}
        restore={(former) => restoreArtistImage(id, former)}
        reread={() => refresh()}
        replaced={<FormattedMessage id="admin.image.replaced" />}
        removed={<FormattedMessage id="admin.image.removed" />}
      />
      <Divider />
      <ArtistEvents artist={artist} />
      <ArtistArchives artist={artist} />
      {items > 0 ? (
        <Text size="s">
          <Link href={path(`items?artist=${id}`)}>
            <FormattedMessage id="admin.artists.items" values={{ count: items }} />
          </Link>
        </Text>
      ) : null}
      <Divider />
      <RecordTrace at={updated_at} by={updated_by} />
    </Stack>
  )
}

function ArtistEvents({ artist: { events } }: { artist: ArtistDetail }) {
  const language = useLanguage()
  const path = useAdminPath()
  return (
    <Stack space="s2">
      <Heading level={2} size="m">
        <FormattedMessage id="admin.artists.events" values={{ count: events.length }} />
      </Heading>
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
      <Heading level={2} size="m">
        <FormattedMessage id="admin.artists.archives" values={{ count: archives.length }} />
      </Heading>
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
