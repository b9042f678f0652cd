import { reported, useLanguage, useNow } from '@gallery/client'
import type { Room } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, DateText, Inline, Stack, Text, useDates } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { copyText } from './copyText.ts'
import { RenewDialog } from './RenewDialog.tsx'
import { roomHref } from './roomHref.ts'
import { setRoomOptions } from './roomWrites.ts'
import { useIsWatched } from './useIsWatched.ts'

/** One open room: for whom, how often it was opened, until when, and what can be done about it. */
export function OpenRoom({ room }: { room: Room }) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const { offer } = useUndo()
  const now = useNow()
  const [copied, setCopied] = useState<boolean>()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = room.recipient || translated(room, 'title', language).text
  const reread = () => refresh()
  const of = (id: string) =>
    intl.formatMessage({ id: 'admin.collections.rooms.of' }, { action: intl.formatMessage({ id }), name })

  async function doing(act: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    await reported(async () => {
      await act()
      await reread()
    }).finally(() => setBusy(false))
  }
  const copy = async (link: Promise<string>) => setCopied(await copyText(link))
  const renew = () =>
    doing(async () => {
      await copy(setRoomOptions(room.id, { renewLink: true }).then(({ link }) => roomHref(link, language)))
      setAsking(false)
    })
  const close = () =>
    doing(async () => {
      await setRoomOptions(room.id, { open_until: now.toISOString() })
      offer({
        text: intl.formatMessage({ id: 'admin.collections.rooms.closed' }, { name }),
        undo: () => setRoomOptions(room.id, { open_until: room.open_until }).then(reread),
      })
    })

  return (
    <Inline justify="between" space="s3">
      <Stack space="s1">
        <Text weight="bold" size="s">
          {name}
        </Text>
        <Text size="s" tone="ink2">
          <RoomFacts room={room} />
        </Text>
      </Stack>
      <Inline space="s4">
        <Button
          variant="tertiary"
          size="s"
          aria-label={of(copyLabel(copied))}
          onClick={() => void copy(Promise.resolve(roomHref(room.link, language)))}
        >
          <FormattedMessage id={copyLabel(copied)} />
        </Button>
        <Button
          variant="tertiary"
          size="s"
          disabled={busy}
          aria-label={of('admin.collections.renew')}
          onClick={() => setAsking(true)}
        >
          <FormattedMessage id="admin.collections.renew" />
        </Button>
        <Button
          variant="tertiary"
          size="s"
          disabled={busy}
          aria-label={of('admin.collections.rooms.close')}
          onClick={() => void close()}
        >
          <FormattedMessage id="admin.collections.rooms.close" />
        </Button>
      </Inline>
      <RenewDialog open={asking} onOpenChange={setAsking} busy={busy} onRenew={() => void renew()} />
    </Inline>
  )
}

/** What the copying button says: what to do, that it was done, or that the browser does not let it. */
function copyLabel(copied: boolean | undefined): string {
  if (copied === undefined) return 'admin.collections.rooms.copy'
  return copied ? 'admin.collections.rooms.copied' : 'admin.collections.rooms.notCopied'
}

function RoomFacts({ room }: { room: Room }) {
  const dates = useDates()
  const watched = useIsWatched()(room)
  const last = room.opened_at === null ? '' : dates.instant(room.opened_at, 'D MMM, HH:mm')
  return (
    <>
      <FormattedMessage
        id="admin.collections.rooms.opened"
        values={{ times: room.opened, last, count: room.count, watched }}
      />{' '}
      {watched ? null : <FormattedMessage id="admin.collections.unwatched" />}{' '}
      {room.open_until === null ? (
        <FormattedMessage id="admin.collections.rooms.noEnd" />
      ) : (
        <FormattedMessage
          id="admin.collections.rooms.until"
          values={{ day: <DateText value={room.open_until} format="D MMM YYYY" /> }}
        />
      )}
    </>
  )
}
