import { errorsIn, type Failure } from '@gallery/client'
import { FieldGrid, Form, SubmitRow, TextField } from '@gallery/ui'
import { ScreenTitle } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useHeldForm } from '../frame/useHeldForm.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { createArchive } from './archiveWrites.ts'

/** A new archive: its titles, then the rest on its own screen. It is hidden until somebody shows it. */
export function ArchiveCreatePage() {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { onInput } = useHeldForm()
  const [errors, setErrors] = useState<Failure['errors']>({})
  useScreenName(intl.formatMessage({ id: 'admin.archives.new' }))

  async function create(values: Record<string, string>) {
    try {
      const { id } = await createArchive({ title_es: values.title_es ?? '', title_en: values.title_en ?? '' })
      await refresh()
      void navigate(path(`archives/${id}`), { replace: true })
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.archives.new" />}
        breadcrumb={[{ label: intl.formatMessage({ id: 'admin.nav.archives' }), href: path('archives') }]}
      />
      <Form errors={errors} onSubmit={create} onInput={onInput}>
        <FieldGrid>
          <TextField
            name="title_es"
            label={<FormattedMessage id="admin.archives.titleEs" />}
            lang="es"
            autoFocus
          />
          <TextField
            name="title_en"
            label={<FormattedMessage id="admin.archives.titleEn" />}
            lang="en"
            optional
          />
        </FieldGrid>
        <SubmitRow onCancel={() => void navigate(path('archives'))}>
          <FormattedMessage id="admin.create" />
        </SubmitRow>
      </Form>
    </>
  )
}
