import { artistsUrl } from '@gallery/contract'
import { ArtistGrid, Container, PageTitle, Skeleton } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useGet } from '../data/useGet.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { artistHref } from './artistHref.ts'

/** Every artist by name, three to a row (spec §2). */
export function ArtistsPage() {
  const intl = useIntl()
  const language = useLanguage()
  const { data: artists, failure } = useGet(artistsUrl())
  const title = intl.formatMessage({ id: 'nav.artists' })
  const steps = useSectionSteps(title)
  if (failure) return <ErrorPage failure={failure} />
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'artists.description' })} />
      <PageTitle title={title} breadcrumb={steps} />
      <Container>
        {artists ? (
          <ArtistGrid
            artists={artists.data.map((artist) => ({
              id: artist.id,
              href: artistHref(artist, language),
              name: artist.display,
            }))}
          />
        ) : (
          <Skeleton shape="line" labelled />
        )}
      </Container>
    </>
  )
}
