import { useGet, useLanguage, workItem } from '@gallery/client'
import type { Artist } from '@gallery/contract'
import { artistHref, workHref } from '@gallery/contract/plain'
import { FilterLinks, PaginatedList, Section, Stack, Text, WorkGrid } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { decadeText } from '../lists/decadeText.ts'
import { useQuery } from '../routing/useQuery.ts'
import { WorksGrid } from '../works/WorksGrid.tsx'
import { artistWorksKey, artistWorksQuery, artistWorksSearch, isOfArtist } from './artistWorksQuery.ts'

/** More series than these stand behind their name. */
const shownSeries = 12

/** The public works of an artist by year; many by pages, and by decade and series, all in the address. */
export function ArtistWorks({ artist }: { artist: Artist }) {
  const language = useLanguage()
  const path = artistHref(artist, language)
  const query = useQuery()
  const asked = artistWorksQuery(query)
  const { data, failure } = useGet(artistWorksKey(String(artist.id), query))
  const first = { data: artist.public_works, meta: artist.public_works_meta }
  const works = isOfArtist(asked) ? first : data

  if (failure) return <ErrorPage part failure={failure} />
  return (
    <Section
      title={<FormattedMessage id="artist.works" />}
      action={
        works && works.meta.total > 0 ? (
          <Text size="s" tone="ink2">
            <FormattedMessage id="artist.count" values={{ count: works.meta.total }} />
          </Text>
        ) : undefined
      }
    >
      {first.meta.total === 0 ? (
        <WorkGrid works={[]} />
      ) : (
        <Stack space="s6">
          {first.meta.last_page > 1 ? (
            <WorkFilters meta={works?.meta ?? first.meta} asked={asked} path={path} />
          ) : null}
          <PaginatedList
            empty={works?.data.length === 0}
            loading={!works}
            total={works?.meta.total}
            resetHref={path}
            page={asked.p}
            lastPage={works?.meta.last_page ?? 1}
            pageHref={(p) => path + artistWorksSearch({ ...asked, p })}
          >
            {works ? (
              <WorksGrid
                works={works.data.map((work) =>
                  workItem(work, language, workHref(work, language), { artist: false })
                )}
              />
            ) : null}
          </PaginatedList>
        </Stack>
      )}
    </Section>
  )
}

interface WorkFiltersProps {
  meta: Artist['public_works_meta']
  asked: ReturnType<typeof artistWorksQuery>
  /** The artist's page. */
  path: string
}

/** The decades and the series that the works can be narrowed to, each with how many there are. */
function WorkFilters({ meta, asked: { decade, series }, path }: WorkFiltersProps) {
  const intl = useIntl()
  const language = useLanguage()
  const all = intl.formatMessage({ id: 'artist.all' })
  const decades = meta.decades.map((each) => ({
    label: decadeText('artist.decade', each.decade, { intl, language }),
    href: path + artistWorksSearch({ decade: each.decade, series }),
    count: each.count,
    current: each.decade === decade,
  }))
  const allSeries = meta.series.map((each) => ({
    label: each.series,
    href: path + artistWorksSearch({ decade, series: each.series }),
    count: each.count,
    current: each.series === series,
  }))
  return (
    <Stack space="s5">
      {decades.length > 1 || decade !== undefined ? (
        <FilterLinks
          label={intl.formatMessage({ id: 'artist.decades' })}
          items={[
            { label: all, href: path + artistWorksSearch({ series }), current: decade === undefined },
            ...decades,
          ]}
        />
      ) : null}
      {allSeries.length > 0 || series ? (
        <FilterLinks
          label={intl.formatMessage({ id: 'artist.series' })}
          folded={allSeries.length > shownSeries}
          items={[
            { label: all, href: path + artistWorksSearch({ decade }), current: series === '' },
            ...allSeries,
          ]}
        />
      ) : null}
    </Stack>
  )
}
