import { errorsIn } from '@gallery/client'
import { collectionEditPath } from '@gallery/contract/plain'
import { Button, Form, Stack, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { createCollection } from './collectionWrites.ts'

/** The button that makes a collection of no works yet, hidden until somebody shows it, and opens it. */
export function NewCollection({ isPublic }: { isPublic: boolean }) {
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [open, setOpen] = useState(false)
  const [errors, setErrors] = useState({})
  const label = (
    <FormattedMessage id={isPublic ? 'admin.collections.newPublic' : 'admin.collections.newPrivate'} />
  )

  async function create({ title_es = '', title_en = '' }: Record<string, string>): Promise<void> {
    setErrors({})
    try {
      const collection = await createCollection({ title_es, title_en, public: false })
      await refresh()
      void navigate(path(collectionEditPath(collection)))
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        description={isPublic ? <FormattedMessage id="admin.collections.bornHidden" /> : undefined}
      >
        <Form errors={errors} onSubmit={create}>
          <Stack>
            <TextField
              name="title_es"
              lang="es"
              label={<FormattedMessage id="admin.collections.titleEs" />}
            />
            <TextField
              name="title_en"
              lang="en"
              optional
              label={<FormattedMessage id="admin.collections.titleEn" />}
            />
          </Stack>
          <SubmitRow onCancel={() => setOpen(false)}>
            <FormattedMessage id="admin.collections.create" />
          </SubmitRow>
        </Form>
      </FormDialog>
    </>
  )
}
