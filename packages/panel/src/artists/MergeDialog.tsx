import { reported, useForget, useGet, useReread } from '@gallery/client'
import { type ArtistDetail, urlOf } from '@gallery/contract'
import { Button, Dialog, Inline, Stack, Text } from '@gallery/ui'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { usePicker } from '../fields/usePicker.ts'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { artistPath } from './artistPath.ts'
import { mergeArtists } from './artistWrites.ts'
import { MergeSides } from './MergeSides.tsx'

interface MergeDialogProps {
  artist: ArtistDetail
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when `artist` is the one that went, before the one that stays is opened. */
  onGone: () => void
}

/** Makes one artist of two: chooses the other, shows both side by side, and says what moves, since it is for good. */
export function MergeDialog({ artist, open, onOpenChange, onGone }: MergeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title={<FormattedMessage id="admin.artists.merge.title" />}
      description={<FormattedMessage id="admin.artists.merge.lead" />}
    >
      {open ? <Merge artist={artist} onGone={onGone} onCancel={() => onOpenChange(false)} /> : null}
    </Dialog>
  )
}

interface MergeProps extends Pick<MergeDialogProps, 'artist' | 'onGone'> {
  onCancel: () => void
}

function Merge({ artist, onGone, onCancel }: MergeProps) {
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const reread = useReread()
  const forget = useForget()
  const [otherId, setOtherId] = useState<number | null>(null)
  const [keepsOther, setKeepsOther] = useState(false)
  const [busy, setBusy] = useState(false)
  const { data, failure } = useGet(
    otherId === null ? null : urlOf('/api/artists/:id?showAll=1', { id: otherId })
  )
  const other = data?.data
  const [stays, goes] = keepsOther ? [other, artist] : [artist, other]

  async function merge(): Promise<void> {
    if (!stays || !goes) return
    setBusy(true)
    const done = await reported(async () => {
      await mergeArtists(goes, stays)
      forget(`/api/artists/${goes.id}`)
      if (goes === artist) onGone()
      onCancel()
      void navigate(path(artistPath(stays)))
      await refresh()
    })
    if (!done) setBusy(false)
  }

  return (
    <Stack space="s5">
      <OtherArtist artist={artist} chosen={otherId} onChoose={setOtherId} />
      {otherId !== null && failure && !other ? (
        <ScreenFailure onRetry={() => void reread('/api/artists')} />
      ) : null}
      {stays && goes ? (
        <>
          <MergeSides stays={stays} goes={goes} onSwap={() => setKeepsOther((kept) => !kept)} />
          <Text>
            <FormattedMessage
              id="admin.artists.merge.moves"
              values={{
                from: <strong>{goes.display}</strong>,
                into: <strong>{stays.display}</strong>,
                works: goes.works,
                events: goes.events.length,
                items: goes.items,
                archives: goes.archives.length,
              }}
            />
          </Text>
        </>
      ) : null}
      <Inline>
        <Button variant="danger" disabled={!stays || !goes} busy={busy} onClick={() => void merge()}>
          <FormattedMessage id="admin.artists.merge.yes" />
        </Button>
        <Button variant="tertiary" disabled={busy} onClick={onCancel}>
          <FormattedMessage id="admin.artists.merge.no" />
        </Button>
      </Inline>
    </Stack>
  )
}

interface OtherArtistProps {
  artist: ArtistDetail
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** Finds the other artist by name. */
function OtherArtist({ artist, chosen, onChoose }: OtherArtistProps) {
  const intl = useIntl()
  const { found, search } = usePicker(
    (query) => urlOf('/api/artists?list=1', { query }),
    ({ id }) => id !== artist.id
  )
  const [value, setValue] = useState<Entity | null>(null)
  return (
    <EntityPicker
      name="into"
      label={intl.formatMessage({ id: 'admin.artists.merge.other' })}
      options={found.map(({ id, display }) => ({ id, label: display }))}
      {...search}
      value={chosen === null ? null : value}
      onChange={(entity) => {
        setValue(entity)
        onChoose(entity === null ? null : Number(entity.id))
      }}
    />
  )
}
