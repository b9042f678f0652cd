import { useLanguage } from '@gallery/client'
import { PageTitle } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { PageHead } from '../head/PageHead.tsx'
import { FilteredItems } from './FilteredItems.tsx'

/** Every item of every archive, where the tags of items lead (`/archive?q={tag}`). */
export function GeneralArchivePage() {
  const intl = useIntl()
  const language = useLanguage()
  const title = intl.formatMessage({ id: 'archive.general' })
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'archives.description' })} />
      <PageTitle
        title={title}
        breadcrumb={[
          { label: intl.formatMessage({ id: 'nav.archives' }), href: `/${language}/archives` },
          { label: title },
        ]}
      />
      <FilteredItems path={`/${language}/archive`} />
    </>
  )
}
