import { errorsIn, type Failure } from '@gallery/client'
import { Language, languages } from '@gallery/contract'
import { Checkbox, FieldGrid, Form, Select, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { invite } from './userWrites.ts'

/** Asks whom to invite, in which language the mail is written, and whether they get the panel. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const refresh = useRefresh()
  const [errors, setErrors] = useState<Failure['errors']>({})

  async function send({ email = '', language, panel }: Record<string, string>): Promise<void> {
    try {
      await invite({ email, language: Language.parse(language), super: panel !== undefined })
      await refresh()
      onClose()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="admin.users.invite" />}
      description={<FormattedMessage id="admin.users.inviteMeans" />}
    >
      <Form errors={errors} onSubmit={send}>
        <FieldGrid>
          <TextField
            wide
            name="email"
            type="email"
            autoComplete="off"
            label={<FormattedMessage id="admin.users.email" />}
          />
          <Select
            wide
            name="language"
            defaultValue={intl.locale.slice(0, 2)}
            label={<FormattedMessage id="admin.users.mailLanguage" />}
            options={languages.map((language) => ({
              value: language,
              label: intl.formatMessage({ id: `admin.users.language.${language}` }),
            }))}
          />
          <Checkbox
            wide
            name="panel"
            label={<FormattedMessage id="admin.users.withPanel" />}
            hint={<FormattedMessage id="admin.users.withPanelMeans" />}
          />
        </FieldGrid>
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.users.inviteYes" />
        </SubmitRow>
      </Form>
    </FormDialog>
  )
}
