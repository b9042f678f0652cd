import { useLanguage, workItem } from '@gallery/client'
import type { Collection } from '@gallery/contract'
import type { NamedWork } from '@gallery/contract/plain'
import { translated } from '@gallery/contract/plain'
import { PageTitle, type PageTitleProps, RichText, Section, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useWorksView } from '../works/useWorksView.tsx'

interface CollectionSheetProps extends Pick<PageTitleProps, 'breadcrumb' | 'breadcrumbEnd'> {
  collection: Collection
  workHref: (work: NamedWork) => string
}

/** A public collection as visitors see it: title, description, how much, by whom, the works. */
export function CollectionSheet({ collection, workHref, ...title }: CollectionSheetProps) {
  const intl = useIntl()
  const language = useLanguage()
  const name = translated(collection, 'title', language)
  const description = translated(collection, 'description', language)
  const works = collection.works.map((work) => workItem(work, language, workHref(work)))
  const view = useWorksView(works, { arrangement: 'room', controlled: true, opens: true })
  const artists = collection.artists.map(({ display, last_name }) => last_name || display)
  return (
    <>
      <PageTitle
        title={<span lang={name.lang}>{name.text}</span>}
        {...title}
        aside={
          <>
            {description.text ? <RichText trustedHtml={description.text} lang={description.lang} /> : null}
            {collection.count > 0 ? (
              <Text size="s" tone="ink2">
                <FormattedMessage
                  id="collection.facts"
                  values={{ count: collection.count, artists: intl.formatList(artists, { type: 'unit' }) }}
                />
              </Text>
            ) : null}
          </>
        }
      />
      <Section {...view} />
    </>
  )
}
