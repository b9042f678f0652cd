import type { Failure } from '@gallery/client'
import { send, shownByForms, useGet } from '@gallery/client'
import type { FactorProof } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { Button, CodeField, Form, Stack, SubmitRow, Text, TextField, useToast } from '@gallery/ui'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorsIn } from '../../failures/useErrorsIn.ts'
import { useArrival } from '../login.ts'
import { hasPasskeys } from './hasPasskeys.ts'
import { provePasskey } from './usePasskeySignIn.ts'

/** Says once more who one is, by what one has beside the mailbox: a passkey, the app's code, or a code from paper. */
export function ProofForm({ intro, onProven }: { intro?: ReactNode; onProven: () => void }) {
  const intl = useIntl()
  const { data } = useGet(urlOf('/auth/factors'))
  const { show } = useToast()
  const arrive = useArrival()
  const errorsIn = useErrorsIn()
  const [byPaper, setByPaper] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Failure['errors']>({})
  const factors = data?.data
  if (!factors) return null
  const hasApp = factors.authenticator !== null
  const hasPasskey = factors.passkeys.length > 0 && hasPasskeys()

  async function prove(proof: FactorProof): Promise<void> {
    try {
      const { data: user } = await send('POST /auth/factors/proof', {}, proof, shownByForms)
      await arrive(user)
      onProven()
    } catch (error) {
      // Of a passkey there is no field that would say it.
      const { passkey: [text] = [], ...fields } = errorsIn(error)
      setErrors(fields)
      if (text !== undefined) show({ tone: 'error', text })
    }
  }

  async function byPasskey(): Promise<void> {
    setBusy(true)
    try {
      const passkey = await provePasskey({ offered: false })
      if (passkey === null) show({ tone: 'error', text: intl.formatMessage({ id: 'factors.noPasskey' }) })
      else await prove({ passkey })
    } catch (error) {
      setErrors(errorsIn(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack space="s4" align="start">
      {intro === undefined ? null : (
        <Text size="s" tone="ink2" measure>
          {intro}
        </Text>
      )}
      {hasPasskey && !byPaper ? (
        <Button variant={hasApp ? 'secondary' : 'primary'} busy={busy} onClick={() => void byPasskey()}>
          <FormattedMessage id="factors.proof.passkey" />
        </Button>
      ) : null}
      {byPaper ? (
        <Form key="paper" errors={errors} onSubmit={({ recovery = '' }) => prove({ recovery })}>
          <TextField
            name="recovery"
            label={<FormattedMessage id="factors.proof.recovery" />}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Confirm />
        </Form>
      ) : hasApp ? (
        <Form key="app" errors={errors} onSubmit={({ code = '' }) => prove({ code })}>
          <CodeField label={<FormattedMessage id="factors.app.code" />} />
          <Confirm />
        </Form>
      ) : null}
      <Button
        variant="tertiary"
        size="s"
        onClick={() => {
          setErrors({})
          setByPaper(!byPaper)
        }}
      >
        <FormattedMessage id={byPaper ? 'factors.proof.back' : 'factors.proof.paper'} />
      </Button>
    </Stack>
  )
}

function Confirm() {
  return (
    <SubmitRow busyLabel={<FormattedMessage id="factors.confirming" />}>
      <FormattedMessage id="factors.confirm" />
    </SubmitRow>
  )
}
