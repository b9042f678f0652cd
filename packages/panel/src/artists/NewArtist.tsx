import { errorsIn } from '@gallery/client'
import { Button, Form, Stack, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { artistPath } from './artistPath.ts'
import { createArtist } from './artistWrites.ts'

/** The button that adds an artist by name, and opens their record. */
export function NewArtist() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.artists.new" />
      </Button>
      <FormDialog open={open} onOpenChange={setOpen} title={<FormattedMessage id="admin.artists.new" />}>
        {open ? <NewArtistForm onCancel={() => setOpen(false)} /> : null}
      </FormDialog>
    </>
  )
}

/** Apart from its dialog: one that is opened again begins anew, without what was refused before. */
function NewArtistForm({ onCancel }: { onCancel: () => void }) {
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [errors, setErrors] = useState({})

  async function create({ display = '', last_name = '' }: Record<string, string>): Promise<void> {
    setErrors({})
    try {
      const artist = await createArtist({ display, last_name })
      await refresh()
      void navigate(path(artistPath(artist)))
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <Form errors={errors} onSubmit={create}>
      <Stack>
        <TextField
          name="display"
          autoComplete="off"
          label={<FormattedMessage id="admin.artists.display" />}
          hint={<FormattedMessage id="admin.artists.displayHint" />}
        />
        <TextField
          name="last_name"
          optional
          autoComplete="off"
          label={<FormattedMessage id="admin.artists.lastName" />}
          hint={<FormattedMessage id="admin.artists.lastNameHint" />}
        />
      </Stack>
      <SubmitRow onCancel={onCancel}>
        <FormattedMessage id="admin.artists.create" />
      </SubmitRow>
    </Form>
  )
}
