import { errorsIn, shownByForms } from '@gallery/client'
import type { ItemRow } from '@gallery/contract'
import { Form, Stack, SubmitRow, Text } from '@gallery/ui'
import { KeepField } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isRights, useRightsOptions } from '../fields/rightsInWords.ts'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { changeItems } from './itemWrites.ts'

interface ItemRightsDialogProps {
  items: readonly Pick<ItemRow, 'id' | 'rights'>[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when the items have what was chosen. */
  onDone: () => void
}

/** States the same of the rights in several items, and offers to take that back. */
export function ItemRightsDialog({ items, open, onOpenChange, onDone }: ItemRightsDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="admin.field.rights" />}
      description={<FormattedMessage id="admin.items.ticked" values={{ count: items.length }} />}
    >
      {open ? <RightsForm items={items} onDone={onDone} onCancel={() => onOpenChange(false)} /> : null}
    </FormDialog>
  )
}

interface RightsFormProps extends Pick<ItemRightsDialogProps, 'items' | 'onDone'> {
  onCancel: () => void
}

function RightsForm({ items, onDone, onCancel }: RightsFormProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const { offer } = useUndo()
  // Words of the gallery's own are written record by record.
  const options = useRightsOptions(intl.formatMessage({ id: 'admin.rights.above.gallery' })).filter(
    ({ value }) => !value.startsWith('own')
  )
  const [rights, setRights] = useState<string | null>(null)
  const [errors, setErrors] = useState({})

  async function state() {
    // "Sin cambiar", as it begins: one press must not wipe what the items state.
    if (!isRights(rights)) return onCancel()
    const before = items.map(({ id, rights }) => ({ id, rights }))
    try {
      await changeItems(
        items.map(({ id }) => ({ id, rights })),
        shownByForms
      )
      await refresh()
      offer({
        text: <FormattedMessage id="admin.items.statedRights" values={{ count: before.length }} />,
        undo: async () => {
          await changeItems(before)
          await refresh()
        },
      })
      onDone()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <Form errors={errors} onSubmit={state}>
      <Stack space="s4">
        <KeepField
          label={intl.formatMessage({ id: 'admin.field.rights' })}
          options={options}
          value={rights}
          onValueChange={setRights}
        />
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.rights.hint" />
        </Text>
        <SubmitRow onCancel={onCancel}>
          <FormattedMessage id="admin.items.stateRights" />
        </SubmitRow>
      </Stack>
    </Form>
  )
}
