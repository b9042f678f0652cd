import { errorsIn, type Failure } from '@gallery/client'
import { ItemKind } from '@gallery/contract'
import { idIn } from '@gallery/contract/plain'
import { FieldGrid, Form, Select, SubmitRow, TextField } from '@gallery/ui'
import { ScreenTitle } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useHeldForm } from '../frame/useHeldForm.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { ArchiveField } from './ArchiveField.tsx'
import { createItem } from './itemWrites.ts'
import { listedKinds } from './useItemList.ts'

/**
 * A new item: what it is and what it is called, then the rest on its own screen. It starts in the archive of the
 * address, `?archive=3`, and is hidden until somebody publishes it.
 */
export function ItemCreatePage() {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [query] = useSearchParams()
  const [archive, setArchive] = useState(idIn(query.get('archive')) ?? null)
  const { onInput } = useHeldForm()
  const [errors, setErrors] = useState<Failure['errors']>({})
  useScreenName(intl.formatMessage({ id: 'admin.items.new' }))

  async function create({ kind, subtitle_es = '', subtitle_en = '' }: Record<string, string>) {
    try {
      const item = { kind: ItemKind.parse(kind), subtitle_es, subtitle_en, archive_id: archive }
      const { id } = await createItem(item)
      await refresh()
      void navigate(path(`items/${id}`), { replace: true })
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.items.new" />}
        breadcrumb={[{ label: intl.formatMessage({ id: 'admin.nav.items' }), href: path('items') }]}
      />
      <Form errors={errors} onSubmit={create} onInput={onInput}>
        <FieldGrid>
          <Select
            name="kind"
            label={<FormattedMessage id="item.kind" />}
            options={listedKinds.map((kind) => ({
              value: kind,
              label: intl.formatMessage({ id: `item.kind.${kind}` }),
            }))}
          />
          <ArchiveField value={archive} onChange={setArchive} />
          <TextField name="subtitle_es" label={<FormattedMessage id="admin.items.titleEs" />} lang="es" />
          <TextField
            name="subtitle_en"
            label={<FormattedMessage id="admin.items.titleEn" />}
            lang="en"
            optional
          />
        </FieldGrid>
        <SubmitRow onCancel={() => void navigate(path('items'))}>
          <FormattedMessage id="admin.create" />
        </SubmitRow>
      </Form>
    </>
  )
}
