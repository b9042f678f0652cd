import { useGet, useReread } from '@gallery/client'
import { superUrlOf, urlOf } from '@gallery/contract'
import { Stack } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { OpenRooms } from './OpenRooms.tsx'
import { ShareRoomForm } from './ShareRoomForm.tsx'

export interface ShareRoomDialogProps {
  /** The works that the room shows, in order; without them all of the collection's. */
  workIds?: readonly number[] | undefined
  /** The collection that the works are of: the room gets its title and text. */
  collectionId?: number | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the address of each room that is made, once it is in the clipboard or shown to be copied. */
  onShared?: ((link: string) => void) | undefined
}

/** Makes a private page of some works and copies its address in one press; under it, who can see them already. */
export function ShareRoomDialog({
  workIds,
  collectionId,
  open,
  onOpenChange,
  onShared,
}: ShareRoomDialogProps) {
  const detail =
    open && collectionId !== undefined ? superUrlOf('/api/collections/:key', { key: collectionId }) : null
  const reread = useReread()
  const { data, failure } = useGet(detail)
  const collection = data?.data
  const works = workIds ?? collection?.works.map(({ id }) => id)
  const isUnread = detail !== null && failure !== undefined && collection === undefined
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="admin.collections.share.title" />}
      description={isUnread ? undefined : <Lead count={works?.length} />}
    >
      {isUnread ? <ScreenFailure onRetry={() => void reread(detail)} /> : null}
      {works && works.length > 0 && (collection || collectionId === undefined) ? (
        <Stack space="s6">
          <ShareRoomForm workIds={works} collection={collection} onShared={onShared} />
          <OpenRooms level={3} url={urlOf('/api/rooms', { works })} />
        </Stack>
      ) : null}
    </FormDialog>
  )
}

/** What the page will be; that there is nothing to share where there is not. */
function Lead({ count }: { count: number | undefined }) {
  if (count === undefined) return <FormattedMessage id="admin.loading" />
  if (count === 0) return <FormattedMessage id="admin.collections.share.nothing" />
  return <FormattedMessage id="admin.collections.share.lead" values={{ count }} />
}
