import { useGet, useLanguage } from '@gallery/client'
import { CollectionGrid, Container, PageTitle, PaginatedList, SearchBox } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { listQuery, listSearch } from '../lists/listQuery.ts'
import { useQuery } from '../routing/useQuery.ts'
import { collectionItem } from './collectionItem.ts'
import { collectionsKey } from './collectionsKey.ts'

/** The back room: its public collections, by pages and searchable. */
export function CollectionsPage() {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const path = `/${language}/collections`
  const query = useQuery()
  const { q, p } = listQuery(query)
  const { data: collections, failure } = useGet(collectionsKey(query))
  const title = intl.formatMessage({ id: 'nav.collections' })
  const steps = useSectionSteps(title)

  if (failure) return <ErrorPage failure={failure} />
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'collections.description' })} />
      <PageTitle
        title={title}
        breadcrumb={steps}
        lead={intl.formatMessage({ id: 'collections.description' })}
        action={
          <SearchBox
            action={path}
            defaultValue={q}
            placeholder={intl.formatMessage({ id: 'collections.search' })}
            onSearch={(words) => void navigate(path + listSearch({ q: words }))}
          />
        }
      />
      <Container>
        <PaginatedList
          empty={collections?.data.length === 0}
          loading={!collections}
          total={collections?.meta.total}
          resetHref={path}
          page={p}
          lastPage={collections?.meta.last_page ?? 1}
          pageHref={(page) => path + listSearch({ q, p: page })}
        >
          {collections ? (
            <CollectionGrid
              collections={collections.data.map((each, index) => collectionItem(each, language, index === 0))}
            />
          ) : null}
        </PaginatedList>
      </Container>
    </>
  )
}
