import { useGet, useLanguage } from '@gallery/client'
import type { WorkAnswer } from '@gallery/contract'
import { collectionHref, collectionWorkHref, translated, workHref } from '@gallery/contract/plain'
import { PreviousNext } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { pathsOf } from '../language/pathsOf.ts'
import { plainText } from '../language/plainText.ts'
import { ArtistLink } from '../layout/ArtistLink.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { EditLink } from '../layout/EditLink.tsx'
import { headImage } from '../pictures/headImage.ts'
import { neighbours } from '../works/neighbours.ts'
import { WorkSheet } from '../works/WorkSheet.tsx'
import { collectionWorkKey } from '../works/workKey.ts'
import { collectionKey } from './collectionsKey.ts'

/** A work inside a public collection. */
export function CollectionWorkPage() {
  const { hash = '', work } = useParams()
  return (
    <DetailPage read={collectionWorkKey(work, hash)} section="collections" sheet="work">
      {(answer) => <CollectionWork {...answer} link={hash} />}
    </DetailPage>
  )
}

function CollectionWork({ data: work, neighbours: around, link }: WorkAnswer & { link: string }) {
  const intl = useIntl()
  const language = useLanguage()
  const collection = useGet(collectionKey(link)).data?.data
  const name = collection ? translated(collection, 'title', language) : { text: '' }
  const { text: title, lang } = translated(work, 'title', language)
  return (
    <>
      <PageHead
        title={title}
        description={plainText(translated(work, 'description', language).text)}
        paths={pathsOf(work, 'title', language, (each) => collectionWorkHref(link, work, each))}
        canonical={pathsOf(work, 'title', language, (each) => workHref(work, each))}
        {...headImage('images', work.img?.file ?? null, work.img?.picture ?? null)}
      />
      <WorkSheet
        work={work}
        breadcrumb={[
          { label: intl.formatMessage({ id: 'nav.collections' }), href: `/${language}/collections` },
          { label: name.text, labelLang: name.lang, href: collectionHref({ link }, language) },
          { label: title, labelLang: lang },
        ]}
        breadcrumbEnd={<EditLink path={`works/${work.id}`} />}
        byline={work.artist ? <ArtistLink artist={work.artist} /> : null}
      />
      {around ? (
        <PreviousNext
          label={name.text}
          {...neighbours(around, language, (each) => collectionWorkHref(link, each, language))}
        />
      ) : null}
    </>
  )
}
