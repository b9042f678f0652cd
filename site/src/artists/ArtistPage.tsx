import { pictureProps, useLanguage } from '@gallery/client'
import type { Artist } from '@gallery/contract'
import { artistHref, authoritiesOf, translated } from '@gallery/contract/plain'
import {
  Columns,
  Container,
  Inline,
  Link,
  PageTitle,
  Photo,
  ResultList,
  RichText,
  Section,
  Stack,
  Text,
} from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { yearsCovered } from '../archives/yearsCovered.ts'
import { CiteLink } from '../citing/CiteLink.tsx'
import { useEventResult } from '../events/useEventResult.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { plainText } from '../language/plainText.ts'
import { DetailPage } from '../layout/DetailPage.tsx'
import { EditLink } from '../layout/EditLink.tsx'
import { WorksOnTheWay } from '../lists/WorksOnTheWay.tsx'
import { headImage } from '../pictures/headImage.ts'
import { useQuery } from '../routing/useQuery.ts'
import { artistData } from '../structuredData/artistData.ts'
import { breadcrumbData } from '../structuredData/breadcrumbData.ts'
import { ArtistLife } from './ArtistLife.tsx'
import { ArtistWorks } from './ArtistWorks.tsx'
import { artistKey } from './artistKey.ts'
import { artistWorksQuery, isOfArtist } from './artistWorksQuery.ts'

/**
 * An artist: picture, biography, public works, events, archives. The later pages of their works, and some of them,
 * stand right under the name.
 */
export function ArtistPage() {
  const { id } = useParams()
  return (
    <DetailPage read={artistKey(id)} section="artists" loading={<WorksOnTheWay />}>
      {({ data }) => <ArtistDetail artist={data} />}
    </DetailPage>
  )
}

function ArtistDetail({ artist }: { artist: Artist }) {
  const intl = useIntl()
  const language = useLanguage()
  const result = useEventResult()
  const bio = translated(artist, 'bio', language)
  const dates = translated(artist, 'dates', language)
  const caption = translated(artist, 'image_caption', language)
  const href = artistHref(artist, language)
  const known = authoritiesOf(artist)
  const isWhole = isOfArtist(artistWorksQuery(useQuery()))
  const steps = [
    { label: intl.formatMessage({ id: 'nav.artists' }), href: `/${language}/artists` },
    { label: artist.display },
  ]
  return (
    <>
      <PageHead
        title={artist.display}
        description={plainText(bio.text)}
        paths={{ es: artistHref(artist, 'es'), en: artistHref(artist, 'en') }}
        {...headImage('artists', artist.image, artist.picture)}
        data={[artistData(artist, href), breadcrumbData(steps)]}
      />
      <PageTitle
        title={artist.display}
        breadcrumb={steps}
        breadcrumbEnd={<EditLink path={`artists/${artist.id}`} />}
        {...(dates.text ? { lead: <span lang={dates.lang}>{dates.text}</span> } : {})}
      />
      {isWhole && (bio.text || artist.image) ? (
        <Container>
          <Columns split={artist.image && artist.picture ? '4/8' : '8/4'} space="wide">
            {artist.image && artist.picture ? (
              <Photo
                picture={{
                  ...pictureProps('artists', artist.image, artist.picture, artist.display),
                  sizes: '(min-width: 769px) 30vw, 92vw',
                  priority: true,
                }}
                caption={caption.text}
                captionLang={caption.lang}
              />
            ) : null}
            <RichText trustedHtml={bio.text} lang={bio.lang} opening="l" columns={2} />
          </Columns>
        </Container>
      ) : null}
      {isWhole ? <ArtistLife artist={artist} /> : null}
      <ArtistWorks artist={artist} />
      {isWhole && artist.events.length > 0 ? (
        <Section title={<FormattedMessage id="artist.events" />}>
          <ResultList results={artist.events.map(result)} />
        </Section>
      ) : null}
      {isWhole && artist.archives.length > 0 ? (
        <Section title={<FormattedMessage id="artist.archives" />}>
          <ResultList
            results={artist.archives.map((archive) => {
              const title = translated(archive, 'title', language)
              return {
                id: archive.id,
                href: `/${language}/archives/${archive.id}`,
                title: title.text,
                ...(title.lang ? { titleLang: title.lang } : {}),
                note: <FormattedMessage id="artist.archiveItems" values={{ count: archive.count }} />,
                date: yearsCovered(archive),
              }
            })}
          />
        </Section>
      ) : null}
      {isWhole ? (
        <Container>
          <Stack space="s2">
            {known.length > 0 ? (
              <Text as="div" size="s">
                <Inline space="s3">
                  <FormattedMessage id="artist.known" />
                  {known.map(({ name, uri }) => (
                    <Link key={name} href={uri} rel="noreferrer">
                      {name}
                    </Link>
                  ))}
                </Inline>
              </Text>
            ) : null}
            <CiteLink record={{ kind: 'artist', id: artist.id }} />
          </Stack>
        </Container>
      ) : null}
    </>
  )
}
