import { useLanguage } from '@gallery/client'
import type { Collection } from '@gallery/contract'
import { collectionEditPath, collectionHref, collectionWorkHref, translated } from '@gallery/contract/plain'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { AskSeveral } from '../asking/AskSeveral.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { pathsOf } from '../language/pathsOf.ts'
import { plainText } from '../language/plainText.ts'
import { DetailPage } from '../layout/DetailPage.tsx'
import { EditLink } from '../layout/EditLink.tsx'
import { WorksOnTheWay } from '../lists/WorksOnTheWay.tsx'
import { headImage } from '../pictures/headImage.ts'
import { breadcrumbData } from '../structuredData/breadcrumbData.ts'
import { collectionData } from '../structuredData/collectionData.ts'
import { CollectionSheet } from './CollectionSheet.tsx'
import { collectionKey } from './collectionsKey.ts'

/** A public collection of the back room. */
export function CollectionPage() {
  return (
    <DetailPage read={collectionKey(useParams().hash)} section="collections" loading={<WorksOnTheWay />}>
      {({ data }) => <CollectionDetail collection={data} />}
    </DetailPage>
  )
}

function CollectionDetail({ collection }: { collection: Collection }) {
  const intl = useIntl()
  const language = useLanguage()
  const { text: title, lang } = translated(collection, 'title', language)
  const [cover] = collection.covers
  const steps = [
    { label: intl.formatMessage({ id: 'nav.collections' }), href: `/${language}/collections` },
    { label: title, labelLang: lang },
  ]
  return (
    <>
      <PageHead
        title={title}
        description={plainText(translated(collection, 'description', language).text)}
        paths={pathsOf(collection, 'title', language, (each) => collectionHref(collection, each))}
        {...(collection.image
          ? headImage('collections', collection.image, collection.picture)
          : headImage('images', cover?.file ?? null, cover?.picture ?? null))}
        data={[
          collectionData(collection, collectionHref(collection, language), language),
          breadcrumbData(steps),
        ]}
      />
      <CollectionSheet
        collection={collection}
        breadcrumb={steps}
        breadcrumbEnd={<EditLink path={collectionEditPath(collection)} />}
        workHref={(work) => collectionWorkHref(collection.link, work, language)}
      />
      <AskSeveral works={collection.works} path={`/${language}/ask`} refOf={({ id }) => id} />
    </>
  )
}
