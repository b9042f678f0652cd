import { useLanguage } from '@gallery/client'
import type { Archive } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Container, Inline, PageTitle, RichText, Tag } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { CiteLink } from '../citing/CiteLink.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { pathsOf } from '../language/pathsOf.ts'
import { plainText } from '../language/plainText.ts'
import { DetailPage } from '../layout/DetailPage.tsx'
import { EditLink } from '../layout/EditLink.tsx'
import { headImage } from '../pictures/headImage.ts'
import { archiveData } from '../structuredData/archiveData.ts'
import { breadcrumbData } from '../structuredData/breadcrumbData.ts'
import { archiveKey } from './archivesKey.ts'
import { FilteredItems } from './FilteredItems.tsx'

/** One archive with its items. */
export function ArchivePage() {
  const { id } = useParams()
  return (
    <DetailPage read={archiveKey(id)} section="archives">
      {({ data }) => <ArchiveDetail archive={data} />}
    </DetailPage>
  )
}

function ArchiveDetail({ archive }: { archive: Archive }) {
  const intl = useIntl()
  const language = useLanguage()
  const title = translated(archive, 'title', language)
  const description = translated(archive, 'description', language)
  const [cover] = archive.images
  const steps = [
    { label: intl.formatMessage({ id: 'nav.archives' }), href: `/${language}/archives` },
    { label: title.text, labelLang: title.lang },
  ]
  return (
    <>
      <PageHead
        title={title.text}
        description={plainText(description.text)}
        paths={pathsOf(archive, 'title', language, (each) => `/${each}/archives/${archive.id}`)}
        {...headImage('images', cover?.file ?? null, cover?.picture ?? null)}
        data={[archiveData(archive, `/${language}/archives/${archive.id}`, language), breadcrumbData(steps)]}
      />
      <PageTitle
        title={
          <Inline as="span" space="s3">
            <span lang={title.lang}>{title.text}</span>
            {archive.public ? null : (
              <Tag tone="hidden">
                <FormattedMessage id="archive.hidden" />
              </Tag>
            )}
          </Inline>
        }
        breadcrumb={steps}
        breadcrumbEnd={<EditLink path={`archives/${archive.id}`} />}
        {...(description.text
          ? { aside: <RichText trustedHtml={description.text} lang={description.lang} /> }
          : {})}
      />
      <FilteredItems
        archive={archive.id}
        total={archive.count}
        path={`/${language}/archives/${archive.id}`}
      />
      {archive.public ? (
        <Container>
          <CiteLink record={{ kind: 'archive', id: archive.id }} />
        </Container>
      ) : null}
    </>
  )
}
