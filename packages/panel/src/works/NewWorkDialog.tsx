import { errorsIn, shownByForms } from '@gallery/client'
import { FieldGrid, Form, SubmitRow, TextField } from '@gallery/ui'
import { BilingualField } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { ArtistField } from './ArtistField.tsx'
import { type HeldArtist, withHeldArtist } from './heldArtist.ts'
import { createWork } from './workWrites.ts'

interface NewWorkDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whose work it is at first: the artist to whom the list is narrowed. */
  artist: number | undefined
}

/** What a work must have to exist; everything else is written on its screen, which opens then. */
export function NewWorkDialog({ open, onOpenChange, artist }: NewWorkDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="admin.works.new" />}
      description={<FormattedMessage id="admin.works.newLead" />}
    >
      {open ? <NewWork artist={artist ?? null} onCancel={() => onOpenChange(false)} /> : null}
    </FormDialog>
  )
}

function NewWork({ artist, onCancel }: { artist: number | null; onCancel: () => void }) {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [held, setHeld] = useState<HeldArtist>(artist)
  const [errors, setErrors] = useState({})

  async function create({ title_es = '', title_en, code }: Record<string, string>) {
    try {
      const work = await withHeldArtist(held, {
        save: (artist_id) => createWork({ title_es, title_en, code, artist_id }, shownByForms),
        onTakenBack: refresh,
      })
      await refresh()
      // In place of the list with this form over it: whoever goes back wants the list, not an empty form.
      void navigate(path(`works/${work.id}`), { replace: true })
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <Form errors={errors} onSubmit={create}>
      <BilingualField
        name="title"
        optional={['en']}
        label={intl.formatMessage({ id: 'admin.field.title' })}
      />
      <ArtistField name="artist_id" value={held} onChange={setHeld} />
      <FieldGrid>
        <TextField name="code" label={<FormattedMessage id="admin.works.field.code" />} optional />
      </FieldGrid>
      <SubmitRow onCancel={onCancel}>
        <FormattedMessage id="admin.works.create" />
      </SubmitRow>
    </Form>
  )
}
