import { useGet, useLanguage } from '@gallery/client'
import type { SearchResults } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { Container, EmptyState, Inline, Link, SearchHead } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { listQuery } from '../lists/listQuery.ts'
import { useQuery } from '../routing/useQuery.ts'
import { FoundGroups } from './FoundGroups.tsx'

/** The whole site by words, as they are typed: works, events, artists and the archive, in groups. */
export function SearchPage() {
  const intl = useIntl()
  const language = useLanguage()
  const [, setQuery] = useSearchParams()
  const { q } = listQuery(useQuery())
  const { data, failure } = useGet(q ? urlOf('/api/search', { q }) : null, { keep: true })
  const results = q ? data?.data : undefined
  const instead = q ? data?.meta.instead : undefined
  const title = intl.formatMessage({ id: 'search.title' })
  return (
    <>
      <PageHead title={q ? `${title}: ${q}` : title} />
      <SearchHead
        action={`/${language}/search`}
        words={q}
        {...(results ? { found: totalOf(results) } : {})}
        {...(instead ? { instead } : {})}
        // A letter typed is no step of the way: back leads to the page before the search.
        onQuery={(words) => setQuery(words ? { q: words } : {}, { replace: true, preventScrollReset: true })}
      />
      {failure ? (
        <ErrorPage part failure={failure} />
      ) : results ? (
        <Found results={results} words={instead ?? q} />
      ) : q ? null : (
        <Browsing />
      )}
    </>
  )
}

/** Nothing is searched for: the ways to everything that can be found, to be narrowed without words. */
function Browsing() {
  const language = useLanguage()
  return (
    <Container>
      <Inline space="s5">
        <Link href={`/${language}/works`}>
          <FormattedMessage id="search.everyWork" />
        </Link>
        <Link href={`/${language}/archive`}>
          <FormattedMessage id="archive.general" />
        </Link>
      </Inline>
    </Container>
  )
}

/** What was found, or that nothing was, with the ways into the site beside searching. */
function Found({ results, words }: { results: SearchResults; words: string }) {
  const language = useLanguage()
  if (totalOf(results) > 0) return <FoundGroups results={results} words={words} />
  return (
    <Container>
      <EmptyState
        title={<FormattedMessage id="search.none" values={{ words }} />}
        action={
          <Inline space="s5">
            {(['exhibitions', 'artists', 'archives'] as const).map((section) => (
              <Link key={section} href={`/${language}/${section}`}>
                <FormattedMessage id={`nav.${section}`} />
              </Link>
            ))}
          </Inline>
        }
      />
    </Container>
  )
}

function totalOf(results: SearchResults): number {
  return Object.values(results).reduce((sum, group) => sum + group.total, 0)
}
