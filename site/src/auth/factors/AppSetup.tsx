import { Failure, send, shownByForms } from '@gallery/client'
import type { AuthenticatorSetup } from '@gallery/contract'
import { CodeField, Form, Link, QrCode, Stack, SubmitRow, Text, useToast } from '@gallery/ui'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorsIn } from '../../failures/useErrorsIn.ts'

interface AppSetupProps {
  /** Called once the app is in use. */
  onAdded: () => void
  onCancel: () => void
}

/** Sets an app up that shows codes: its key as a picture, as an address and as text, then its first code. */
export function AppSetup({ onAdded, onCancel }: AppSetupProps) {
  const intl = useIntl()
  const { show } = useToast()
  const errorsIn = useErrorsIn()
  const [setup, setSetup] = useState<AuthenticatorSetup>()
  const [errors, setErrors] = useState<Failure['errors']>({})

  useEffect(() => {
    let isGone = false
    send('POST /auth/authenticator')
      .then(({ data }) => {
        if (!isGone) setSetup(data)
      })
      .catch((error: unknown) => {
        // Reported by the call itself.
        if (!(error instanceof Failure)) throw error
        onCancel()
      })
    return () => {
      isGone = true
    }
  }, [onCancel])

  async function confirm({ code = '' }: Record<string, string>): Promise<void> {
    if (!setup) return
    try {
      const proof = { setup: setup.setup, code }
      const { message } = await send('PUT /auth/authenticator', {}, proof, shownByForms)
      show({ text: message })
      onAdded()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  if (!setup) return null
  return (
    <Form errors={errors} onSubmit={confirm}>
      <Stack space="s3">
        <Text size="s" tone="ink2" measure>
          <FormattedMessage
            id="factors.app.scan"
            values={{ link: (words) => <Link href={setup.address}>{words}</Link> }}
          />
        </Text>
        <QrCode rows={setup.qr} label={intl.formatMessage({ id: 'factors.app.qr' })} />
        <Text size="s" tone="ink2" measure>
          <FormattedMessage id="factors.app.key" />
        </Text>
        <Text weight="bold" numeric>
          {setup.key}
        </Text>
      </Stack>
      <CodeField label={<FormattedMessage id="factors.app.code" />} />
      <SubmitRow onCancel={onCancel} busyLabel={<FormattedMessage id="factors.confirming" />}>
        <FormattedMessage id="factors.confirm" />
      </SubmitRow>
    </Form>
  )
}
