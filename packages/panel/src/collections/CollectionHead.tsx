import { useLanguage } from '@gallery/client'
import type { CollectionDetail } from '@gallery/contract'
import { collectionEditPath, translated } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { listQuery } from '../lists/listQuery.ts'
import { PaperDialog } from '../paper/PaperDialog.tsx'
import { RecordHead } from '../record/RecordHead.tsx'
import { CollectionSteps } from './CollectionSteps.tsx'
import type { CollectionSection } from './collectionSections.ts'
import { addressOf } from './roomHref.ts'
import { ShareRoomDialog } from './ShareRoomDialog.tsx'
import { useDeleteCollection } from './useDeleteCollection.tsx'

interface CollectionHeadProps {
  collection: CollectionDetail
  section: CollectionSection | undefined
  /** The works that stand in the form, in order: what is shared is what is seen. */
  workIds: readonly number[]
}

/** The head of a collection's screen, from where it is shared and printed. */
export function CollectionHead({ collection, section, workIds }: CollectionHeadProps) {
  const intl = useIntl()
  const language = useLanguage()
  const query = listQuery(useLocation().search)
  const remove = useDeleteCollection()
  const [sharing, setSharing] = useState(false)
  const [printing, setPrinting] = useState(false)
  const { id, title_es, title_en } = collection
  return (
    <>
      <RecordHead
        kind="collection"
        id={id}
        title={translated(collection, 'title', language)}
        recent={{ path: collectionEditPath(collection), es: title_es, en: title_en }}
        list={collection.public ? 'backshop' : 'collections'}
        query={query}
        steps={<CollectionSteps collection={collection} section={section} />}
        viewHref={new URL(addressOf(collection, language)).pathname}
        more={[{ label: intl.formatMessage({ id: 'admin.paper.open' }), onSelect: () => setPrinting(true) }]}
        onRemove={async () => (await remove([collection])).has(id)}
        primary={
          <Button variant="secondary" size="s" onClick={() => setSharing(true)}>
            <FormattedMessage id="admin.collections.share.open" />
          </Button>
        }
      />
      <PaperDialog collectionId={id} open={printing} onOpenChange={setPrinting} />
      <ShareRoomDialog open={sharing} onOpenChange={setSharing} collectionId={id} workIds={workIds} />
    </>
  )
}
