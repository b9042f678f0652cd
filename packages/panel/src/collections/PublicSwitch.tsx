import { reported } from '@gallery/client'
import type { CollectionDetail } from '@gallery/contract'
import { ConfirmDialog, Switch } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { publishCollection } from './collectionWrites.ts'

/** Shows a collection on the site at once; asks before taking it off, because its address is then another for ever. */
export function PublicSwitch({ collection }: { collection: CollectionDetail }) {
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function publish(isPublic: boolean): Promise<void> {
    setBusy(true)
    setFailed(false)
    const done = await reported(async () => {
      await publishCollection(collection.id, isPublic)
      await refresh()
    }).finally(() => {
      setBusy(false)
      setAsking(false)
    })
    setFailed(!done)
  }

  return (
    <>
      <Switch
        label={<FormattedMessage id="admin.collections.public" />}
        checked={collection.public}
        busy={busy}
        hint={
          <FormattedMessage
            id={collection.public ? 'admin.collections.publicHint' : 'admin.collections.privateHint'}
          />
        }
        {...(failed ? { error: <FormattedMessage id="admin.collections.notSaved" /> } : {})}
        onCheckedChange={(to) => {
          if (to) void publish(true)
          else setAsking(true)
        }}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={<FormattedMessage id="admin.collections.hideTitle" />}
        confirmLabel={<FormattedMessage id="admin.collections.hideYes" />}
        busy={busy}
        onConfirm={() => void publish(false)}
      >
        <FormattedMessage id="admin.collections.hideText" />
      </ConfirmDialog>
    </>
  )
}
