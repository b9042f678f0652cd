import { useLanguage } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { hasManifest, itemHref, namedKind, translated } from '@gallery/contract/plain'
import { Facts, ReadingTabs, RecordSheet } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { CiteLink } from '../citing/CiteLink.tsx'
import { useCited } from '../citing/useCited.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { pathsOf } from '../language/pathsOf.ts'
import { plainText } from '../language/plainText.ts'
import { ArtistLinks } from '../layout/ArtistLinks.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { EditLink } from '../layout/EditLink.tsx'
import { ManifestLink } from '../layout/ManifestLink.tsx'
import { RecordRights } from '../layout/RecordRights.tsx'
import { searchOf } from '../lists/chosen.ts'
import { headImage } from '../pictures/headImage.ts'
import { breadcrumbData } from '../structuredData/breadcrumbData.ts'
import { ItemBody, ItemNotes } from './ItemBody.tsx'
import { ItemMedia } from './ItemMedia.tsx'
import { ItemTranscription, otherText } from './ItemTranscription.tsx'
import { itemKey } from './itemKey.ts'
import { useItemFacts } from './useItemFacts.ts'
import { useItemReading } from './useItemReading.ts'

/** An item of an archive, or of the general one. */
export function ItemPage() {
  const { item_id } = useParams()
  return (
    <DetailPage read={itemKey(item_id)} section="archives" sheet="document">
      {({ data }) => <ItemDetail item={data} />}
    </DetailPage>
  )
}

function ItemDetail({ item }: { item: Item }) {
  const language = useLanguage()
  const title = translated(item, 'subtitle', language)
  const detail = translated(item, 'detail', language)
  const body = translated(item, 'body', language)
  const facts = useItemFacts(item)
  const steps = useSteps(item)
  const reading = useItemReading(item)
  const [asked, setAsked] = useState(language)
  const isTranscribed = hasText(item)
  const href = itemHref(item, language)
  const cited = useCited({ of: 'items', name: item.hash }, href)
  const known = (
    <>
      <ItemBody item={item} />
      {isTranscribed ? null : <ItemNotes item={item} />}
      {hasManifest(item) ? <ManifestLink of="items" name={item.hash} /> : null}
    </>
  )
  const intl = useIntl()
  const other = otherText(reading, asked, setAsked)
  return (
    <>
      <PageHead
        title={title.text}
        description={plainText(body.text) || detail.text}
        paths={pathsOf(item, 'subtitle', language, (each) => itemHref(item, each))}
        {...headImage('images', item.img?.file ?? null, item.img?.picture ?? null)}
        data={[breadcrumbData(steps)]}
      />
      <RecordSheet
        breadcrumb={steps}
        breadcrumbEnd={<EditLink path={`items/${item.hash}`} />}
        kind="document"
        media={<ItemMedia item={item} reading={reading} />}
        sticks={isTranscribed}
        byline={item.artists.length > 0 ? <ArtistLinks artists={item.artists} /> : null}
        title={<span lang={title.lang}>{title.text}</span>}
        lead={detail.text ? <span lang={detail.lang}>{detail.text}</span> : null}
        facts={isTranscribed ? [] : facts}
        below={{
          start: <CiteLink record={{ kind: 'item', id: item.id }} path={href} box={cited} />,
          end: (
            <RecordRights
              statement={reading.leaves[reading.index]?.rights ?? item.rights_statement}
              source={item.source}
              title={[title.text, item.code].filter(Boolean).join(', ')}
            />
          ),
        }}
      >
        {isTranscribed ? (
          <ReadingTabs
            label={intl.formatMessage({ id: 'item.reading' })}
            {...(other ? { end: { of: 'text', action: other } } : {})}
            tabs={[
              {
                id: 'text',
                label: <FormattedMessage id="item.transcription" />,
                content: (
                  <ItemTranscription reading={reading} asked={asked} notes={<ItemNotes item={item} />} />
                ),
              },
              {
                id: 'facts',
                label: <FormattedMessage id="item.facts" />,
                content: (
                  <>
                    <Facts items={facts} />
                    {known}
                  </>
                ),
              },
            ]}
          />
        ) : (
          known
        )}
      </RecordSheet>
    </>
  )
}

/** Whether something is written on one of its leaves; of a PDF that is told leaf by leaf. */
function hasText({ images }: Item): boolean {
  return images.some(
    ({ transcription_es, transcription_en, leaves, picture }) =>
      leaves.length > 0 || (picture !== null && (transcription_es !== '' || transcription_en !== ''))
  )
}

/** The way here: through the item's archive, or the general one, and what else there is of its kind. */
function useSteps(item: Item) {
  const intl = useIntl()
  const language = useLanguage()
  const { archive } = item
  const around = archive ? translated(archive, 'title', language) : undefined
  const title = translated(item, 'subtitle', language)
  const kind = namedKind(item.kind)
  const path = archive ? `/${language}/archives/${archive.id}` : `/${language}/archive`
  return [
    { label: intl.formatMessage({ id: 'nav.archives' }), href: `/${language}/archives` },
    {
      label: around ? around.text : intl.formatMessage({ id: 'archive.general' }),
      labelLang: around?.lang,
      href: path,
    },
    { label: intl.formatMessage({ id: `item.kind.${kind}` }), href: path + searchOf({ k: kind }) },
    { label: title.text, labelLang: title.lang },
  ]
}
