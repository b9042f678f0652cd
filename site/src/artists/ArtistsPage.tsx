import { useGet, useLanguage } from '@gallery/client'
import type { ArtistsAnswer } from '@gallery/contract'
import { artistHref, otherSigns } from '@gallery/contract/plain'
import {
  ArtistGrid,
  Container,
  FilterLinks,
  PageTitle,
  PaginatedList,
  SearchBox,
  Skeleton,
  Stack,
} from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { useQuery } from '../routing/useQuery.ts'
import { artistsKey, artistsQuery, artistsSearch } from './artistsQuery.ts'

/** The artists by name, three to a row: all on one page or, of very many, by pages, by initial and by words. */
export function ArtistsPage() {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const path = `/${language}/artists`
  const query = useQuery()
  const asked = artistsQuery(query)
  const { data: artists, failure } = useGet(artistsKey(query))
  const title = intl.formatMessage({ id: 'nav.artists' })
  const steps = useSectionSteps(title)
  const letters = artists?.meta.letters
  const isNarrowed = asked.q !== '' || asked.letter !== ''

  if (failure) return <ErrorPage failure={failure} />
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'artists.description' })} />
      <PageTitle
        title={title}
        breadcrumb={steps}
        {...(letters || isNarrowed
          ? {
              action: (
                <SearchBox
                  action={path}
                  defaultValue={asked.q}
                  placeholder={intl.formatMessage({ id: 'artists.search' })}
                  onSearch={(q) => void navigate(path + artistsSearch({ q }))}
                />
              ),
            }
          : {})}
      />
      <Container>
        {artists ? (
          <Stack space="s6">
            {letters ? (
              <Letters letters={letters} current={asked.q ? undefined : asked.letter} path={path} />
            ) : null}
            {artists.meta.total === 0 && !isNarrowed ? (
              <ArtistGrid artists={[]} />
            ) : (
              <PaginatedList
                empty={artists.data.length === 0}
                total={artists.meta.total}
                {...(artists.meta.instead ? { instead: artists.meta.instead } : {})}
                resetHref={path}
                page={asked.p}
                lastPage={artists.meta.last_page}
                pageHref={(p) => path + artistsSearch({ ...asked, p })}
              >
                <ArtistGrid
                  artists={artists.data.map((artist) => ({
                    id: artist.id,
                    href: artistHref(artist, language),
                    name: artist.display,
                  }))}
                />
              </PaginatedList>
            )}
          </Stack>
        ) : (
          <Skeleton shape="line" labelled />
        )}
      </Container>
    </>
  )
}

const latin = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

interface LettersProps {
  letters: NonNullable<ArtistsAnswer['meta']['letters']>
  /** The one whose artists are shown; empty when all are, undefined when words are searched. */
  current: string | undefined
  path: string
}

/** The way to the artists under each letter: the Latin ones, whether or not somebody stands there, then the others. */
function Letters({ letters, current, path }: LettersProps) {
  const intl = useIntl()
  const there = new Set(letters.map(({ letter }) => letter))
  const others = letters.map(({ letter }) => letter).filter((letter) => !latin.includes(letter))
  return (
    <FilterLinks
      shape="letters"
      label={intl.formatMessage({ id: 'artists.letters' })}
      items={[
        { label: intl.formatMessage({ id: 'artists.all' }), href: path, current: current === '' },
        ...[...latin, ...others].map((letter) => ({
          label: letter === otherSigns ? intl.formatMessage({ id: 'artists.otherSigns' }) : letter,
          ...(there.has(letter) ? { href: path + artistsSearch({ letter }) } : {}),
          current: letter.toLowerCase() === current?.toLowerCase(),
        })),
      ]}
    />
  )
}
