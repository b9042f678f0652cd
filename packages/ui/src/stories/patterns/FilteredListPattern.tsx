import {
  Container,
  FilterBar,
  FilterLinks,
  Footer,
  Header,
  NarrowedList,
  Page,
  PageTitle,
  PaginatedList,
  Stack,
  WorkGrid,
} from '../../index.ts'
import type { StoryLanguage } from '../say.ts'
import { galleryFooter, galleryHeader } from './gallerySite.tsx'
import { galleryWorks } from './galleryWorks.ts'
import { addressOf, askedOf, narrowed, nothingAsked, valuesOf } from './narrowed.ts'
import { useAddress } from './PatternRouter.tsx'

const texts = {
  es: {
    title: 'Obras',
    home: 'Inicio',
    search: 'Título, artista, técnica, año…',
    sort: 'Orden',
    sorts: [
      ['', 'Las primeras antes'],
      ['newest', 'Las últimas antes'],
    ],
    kind: 'Tipo',
    decade: 'Década',
    decadeOf: (decade: string) => decade,
    all: 'Todas',
  },
  en: {
    title: 'Works',
    home: 'Home',
    search: 'Title, artist, technique, year…',
    sort: 'Order',
    sorts: [
      ['', 'Earliest first'],
      ['newest', 'Latest first'],
    ],
    kind: 'Kind',
    decade: 'Decade',
    decadeOf: (decade: string) => `${decade}s`,
    all: 'All',
  },
} as const

/** A collection: words above, filters with their counts beside it, all of it in the address. */
export function FilteredListPattern({ language }: { language: StoryLanguage }) {
  const { query, go } = useAddress()
  const words = texts[language]
  const asked = askedOf(query)
  const all = galleryWorks(language)
  const works = narrowed(all, asked)
  const chosen = [asked.kind, asked.decade && words.decadeOf(asked.decade)].filter(Boolean)
  const isNarrowed = chosen.length > 0 || asked.words !== ''
  return (
    <Page
      header={<Header {...galleryHeader(language, 'works')} />}
      footer={<Footer {...galleryFooter(language)} />}
    >
      <PageTitle
        breadcrumb={[{ label: words.home, href: '#home' }, { label: words.title }]}
        title={words.title}
      />
      <Container>
        <Stack space="s6">
          <FilterBar
            things="works"
            words={asked.words}
            placeholder={words.search}
            onFilter={({ words: typed }) => go(addressOf({ ...asked, words: typed }))}
            chosen={chosen}
            total={all.length}
            {...(isNarrowed ? { found: works.length } : {})}
            clearHref={addressOf(nothingAsked)}
          />
          <NarrowedList
            chosen={chosen.length}
            filters={
              <>
                <FilterLinks
                  shape="rows"
                  label={words.sort}
                  items={words.sorts.map(([sort, label]) => ({
                    label,
                    href: addressOf({ ...asked, sort }),
                    current: asked.sort === sort,
                  }))}
                />
                <FilterLinks
                  shape="rows"
                  label={words.kind}
                  items={valuesOf(all, asked, 'kind', { all: words.all, nameOf: (kind) => kind })}
                />
                <FilterLinks
                  shape="rows"
                  label={words.decade}
                  items={valuesOf(all, asked, 'decade', { all: words.all, nameOf: words.decadeOf })}
                />
              </>
            }
          >
            <PaginatedList
              empty={works.length === 0}
              total={works.length}
              resetHref={addressOf(nothingAsked)}
              page={1}
              lastPage={1}
              pageHref={() => addressOf(asked)}
            >
              <WorkGrid works={works} />
            </PaginatedList>
          </NarrowedList>
        </Stack>
      </Container>
    </Page>
  )
}
