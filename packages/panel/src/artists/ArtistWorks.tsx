import { useGet, useLanguage, useReread, workItem } from '@gallery/client'
import { type ArtistDetail, urlOf } from '@gallery/contract'
import { EmptyState, Inline, Link, Stack, WorkGrid } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { CountedHeading } from '../record/CountedHeading.tsx'
import { useTileControls } from '../works/useTileControls.ts'

/** How many of an artist's works stand on their screen; the list of works has them all. */
const shown = 24

/** The works of an artist, hidden ones too, each leading to its own screen, with who sees it under it. */
export function ArtistWorks({ artist }: { artist: ArtistDetail }) {
  const language = useLanguage()
  const path = useAdminPath()
  const reread = useReread()
  const { data, failure } = useGet(urlOf('/api/works?showAll=1', { artist: artist.id, per_page: shown }))
  const works = data?.data ?? []
  const controlsOf = useTileControls(works.map(({ id }) => id))
  const all = path(`works?artist=${artist.id}`)
  return (
    <Stack space="s4" as="section">
      <Inline justify="between" align="baseline">
        <CountedHeading size="l" count={artist.works}>
          <FormattedMessage id="admin.nav.works" />
        </CountedHeading>
        {artist.works > 0 ? (
          <Link href={all}>
            <FormattedMessage id="admin.artists.allWorks" />
          </Link>
        ) : null}
      </Inline>
      {data === undefined && failure ? (
        <ScreenFailure onRetry={() => void reread('/api/works')} />
      ) : (
        <WorkGrid
          columns={4}
          loading={data === undefined}
          works={works.map((work) => ({
            ...workItem(work, language, path(`works/${work.id}`), { artist: false }),
            ...controlsOf(work.id),
          }))}
          empty={<EmptyState title={<FormattedMessage id="admin.artists.noWorks" />} />}
        />
      )}
    </Stack>
  )
}
