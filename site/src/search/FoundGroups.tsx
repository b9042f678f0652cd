import { useLanguage, workItem } from '@gallery/client'
import type { SearchResults } from '@gallery/contract'
import { artistHref, workHref } from '@gallery/contract/plain'
import {
  ArtistGrid,
  Columns,
  Container,
  Divider,
  Heading,
  Inline,
  Link,
  Marked,
  ResultList,
  Stack,
  Text,
} from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { archiveSearch } from '../archives/archiveQuery.ts'
import { useEventResult } from '../events/useEventResult.tsx'
import { useItemResult } from '../items/useItemResult.tsx'
import { firstFirst } from '../pictures/firstFirst.ts'
import { WorksGrid } from '../works/WorksGrid.tsx'
import { worksSearch } from '../works/worksQuery.ts'

/** The way to all that was found of a kind, where it can be narrowed and ordered. */
interface All {
  href: string
  message: 'search.all' | 'search.allWorks'
}

/** What was found, by kind, people first; a kind of which nothing was found is absent. */
export function FoundGroups({ results, words }: { results: SearchResults; words: string }) {
  const language = useLanguage()
  const { works, events, artists, items } = results
  const eventResult = useEventResult(words)
  const itemResult = useItemResult(words)
  const groups: { id: string; total: number; all?: All; list: ReactNode }[] = [
    {
      id: 'artists',
      total: artists.total,
      list: (
        <ArtistGrid
          artists={artists.data.map((artist) => ({
            id: artist.id,
            href: artistHref(artist, language),
            name: artist.display,
          }))}
        />
      ),
    },
    {
      id: 'works',
      total: works.total,
      all: { href: `/${language}/works${worksSearch({ q: words })}`, message: 'search.allWorks' },
      list: (
        <WorksGrid
          columns={4}
          share={0.73}
          works={firstFirst(
            works.data.map((work) => {
              const item = workItem(work, language, workHref(work, language))
              return { ...item, markedTitle: <Marked text={item.title} words={words} /> }
            }),
            3
          )}
        />
      ),
    },
    {
      id: 'events',
      total: events.total,
      list: <ResultList results={events.data.map(eventResult)} />,
    },
    {
      id: 'items',
      total: items.total,
      all: { href: `/${language}/archive${archiveSearch({ q: words })}`, message: 'search.all' },
      list: <ResultList pictures results={items.data.map(itemResult)} />,
    },
  ]
  return (
    <Container>
      <Stack space="s7">
        {groups
          .filter(({ total }) => total > 0)
          .map(({ list, ...group }, index) => (
            <Stack space="s5" key={group.id}>
              {index > 0 ? <Divider /> : null}
              <Columns split="3/9">
                <GroupHead {...group} />
                {list}
              </Columns>
            </Stack>
          ))}
      </Stack>
    </Container>
  )
}

function GroupHead({ id, total, all }: { id: string; total: number; all?: All }) {
  const intl = useIntl()
  return (
    <Stack space="s1">
      <Heading level={2} size="l">
        {intl.formatMessage({ id: `search.${id}` })}
      </Heading>
      <Inline space="s3">
        <Text as="span" size="s" tone="ink2" numeric>
          {intl.formatNumber(total)}
        </Text>
        {all ? (
          <Text as="span" size="s">
            <Link href={all.href}>
              <FormattedMessage id={all.message} />
            </Link>
          </Text>
        ) : null}
      </Inline>
    </Stack>
  )
}
