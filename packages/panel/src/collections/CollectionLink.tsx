import { reported, useLanguage } from '@gallery/client'
import type { CollectionDetail } from '@gallery/contract'
import { Button, Inline, Stack, Text } from '@gallery/ui'
import { LinkField } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { RenewDialog } from './RenewDialog.tsx'
import { addressOf, roomHref } from './roomHref.ts'
import { setRoomOptions } from './roomWrites.ts'
import { useCopyLink } from './useCopyLink.ts'
import { useIsWatched } from './useIsWatched.ts'

/**
 * The address by which others come to a collection; a private one's can be renewed, and tells how often it was opened, or that
 * this is not noted.
 */
export function CollectionLink({ collection }: { collection: CollectionDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const copy = useCopyLink()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const watched = useIsWatched()(collection)
  const address = addressOf(collection, language)

  async function renew(): Promise<void> {
    setBusy(true)
    try {
      await reported(() =>
        copy(setRoomOptions(collection.id, { renewLink: true }).then(({ link }) => roomHref(link, language)))
      )
      await refresh()
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }

  return (
    <Stack space="s2">
      <LinkField
        label={intl.formatMessage({
          id: collection.public ? 'admin.collections.address' : 'admin.collections.secretLink',
        })}
        value={address}
      />
      <Inline>
        <Button variant="tertiary" size="s" href={new URL(address).pathname} target="_blank">
          <FormattedMessage id="admin.collections.openLink" />
        </Button>
        {collection.public ? null : (
          <Button variant="tertiary" size="s" onClick={() => setAsking(true)}>
            <FormattedMessage id="admin.collections.renew" />
          </Button>
        )}
      </Inline>
      {collection.public ? null : (
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.collections.openings" values={{ times: collection.opened, watched }} />{' '}
          {watched ? null : <FormattedMessage id="admin.collections.unwatched" />}
        </Text>
      )}
      <RenewDialog open={asking} onOpenChange={setAsking} busy={busy} onRenew={() => void renew()} />
    </Stack>
  )
}
