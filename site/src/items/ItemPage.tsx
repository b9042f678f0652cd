import { useLanguage } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { itemHref, namedKind, translated } from '@gallery/contract/plain'
import { Button, Inline, RecordSheet, RichText, TagLinks } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { pathsOf } from '../language/pathsOf.ts'
import { plainText } from '../language/plainText.ts'
import { ArtistLinks } from '../layout/ArtistLinks.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { EditLink } from '../layout/EditLink.tsx'
import { ManifestLink } from '../layout/ManifestLink.tsx'
import { searchOf } from '../lists/chosen.ts'
import { headImage } from '../pictures/headImage.ts'
import { breadcrumbData } from '../structuredData/breadcrumbData.ts'
import { itemData } from '../structuredData/itemData.ts'
import { hostOf } from './hostOf.ts'
import { ItemMedia } from './ItemMedia.tsx'
import { itemKey } from './itemKey.ts'
import { useItemFacts } from './useItemFacts.ts'

/** An item of an archive, or of the general one. */
export function ItemPage() {
  return (
    <DetailPage read={itemKey(useParams().item_id)} section="archives" sheet="document">
      {({ data }) => <ItemDetail item={data} />}
    </DetailPage>
  )
}

function ItemDetail({ item }: { item: Item }) {
  const language = useLanguage()
  const title = translated(item, 'subtitle', language)
  const detail = translated(item, 'detail', language)
  const body = translated(item, 'body', language)
  const notes = translated(item, 'public_notes', language)
  const facts = useItemFacts(item)
  const steps = useSteps(item)
  return (
    <>
      <PageHead
        title={title.text}
        description={plainText(body.text) || detail.text}
        paths={pathsOf(item, 'subtitle', language, (each) => itemHref(item, each))}
        {...headImage('images', item.img?.file ?? null, item.img?.picture ?? null)}
        data={[itemData(item, itemHref(item, language), language), breadcrumbData(steps)]}
      />
      <RecordSheet
        breadcrumb={steps}
        breadcrumbEnd={<EditLink path={`items/${item.hash}`} />}
        kind="document"
        media={<ItemMedia item={item} />}
        byline={item.artists.length > 0 ? <ArtistLinks artists={item.artists} /> : null}
        title={<span lang={title.lang}>{title.text}</span>}
        lead={detail.text ? <span lang={detail.lang}>{detail.text}</span> : null}
        facts={facts}
      >
        {body.text ? <RichText trustedHtml={body.text} lang={body.lang} /> : null}
        {notes.text ? <RichText trustedHtml={notes.text} lang={notes.lang} /> : null}
        {item.link ? (
          <Inline>
            <Button variant="secondary" href={item.link} rel="noreferrer">
              <FormattedMessage id="item.link" values={{ host: hostOf(item.link) }} />
            </Button>
          </Inline>
        ) : null}
        {item.tags.length > 0 ? (
          <TagLinks
            tags={item.tags.map(({ content }) => ({
              href: `/${language}/archive?${new URLSearchParams({ q: content })}`,
              label: content,
            }))}
          />
        ) : null}
        {item.images.some(({ picture }) => picture) ? <ManifestLink of="items" name={item.hash} /> : null}
      </RecordSheet>
    </>
  )
}

/** The way here: through the item's archive, or the general one, and what else there is of its kind. */
function useSteps(item: Item) {
  const intl = useIntl()
  const language = useLanguage()
  const { archive } = item
  const kind = namedKind(item.kind)
  const path = archive ? `/${language}/archives/${archive.id}` : `/${language}/archive`
  return [
    { label: intl.formatMessage({ id: 'nav.archives' }), href: `/${language}/archives` },
    {
      label: archive
        ? translated(archive, 'title', language).text
        : intl.formatMessage({ id: 'archive.general' }),
      href: path,
    },
    { label: intl.formatMessage({ id: `item.kind.${kind}` }), href: path + searchOf({ k: kind }) },
    { label: translated(item, 'subtitle', language).text },
  ]
}
