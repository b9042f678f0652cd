import { useLanguage } from '@gallery/client'
import type { CollectionDetail } from '@gallery/contract'
import { collectionEditPath, translated } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { RecordActions, ScreenTitle } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { HistoryButton } from '../activity/HistoryButton.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { useRemembered } from '../palette/useRemembered.ts'
import { PaperDialog } from '../paper/PaperDialog.tsx'
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

/** The title of a collection's screen, and what is done with it as a whole: shared, printed, put into the bin. */
export function CollectionHead({ collection, section, workIds }: CollectionHeadProps) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const remove = useDeleteCollection()
  const [sharing, setSharing] = useState(false)
  const [printing, setPrinting] = useState(false)
  const door = collection.public ? 'backshop' : 'collections'
  const list = path(door) + listQuery(useLocation().search)
  const title = translated(collection, 'title', language)
  useScreenName(title.text)
  useRemembered({ path: collectionEditPath(collection), es: collection.title_es, en: collection.title_en })

  async function removeAndLeave(): Promise<void> {
    const gone = await remove([collection])
    if (gone.has(collection.id)) void navigate(list)
  }

  return (
    <>
      <ScreenTitle
        shownBelow
        title={<span lang={title.lang}>{title.text}</span>}
        breadcrumb={[{ label: intl.formatMessage({ id: `admin.nav.${door}` }), href: list }]}
        actions={
          <RecordActions
            steps={<CollectionSteps collection={collection} section={section} />}
            history={<HistoryButton kind="collection" id={collection.id} />}
            view={
              <Button variant="tertiary" size="s" href={new URL(addressOf(collection, language)).pathname}>
                <FormattedMessage id="admin.collections.view" />
              </Button>
            }
            more={[
              { label: intl.formatMessage({ id: 'admin.paper.open' }), onSelect: () => setPrinting(true) },
              {
                label: intl.formatMessage({ id: 'admin.collections.delete' }),
                tone: 'danger',
                onSelect: () => void removeAndLeave(),
              },
            ]}
            primary={
              <Button variant="secondary" size="s" onClick={() => setSharing(true)}>
                <FormattedMessage id="admin.collections.share.open" />
              </Button>
            }
          />
        }
      />
      <PaperDialog collectionId={collection.id} open={printing} onOpenChange={setPrinting} />
      <ShareRoomDialog
        open={sharing}
        onOpenChange={setSharing}
        collectionId={collection.id}
        workIds={workIds}
      />
    </>
  )
}
