import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { Button, Dialog, Stack } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { hasPasskeys } from './factors/hasPasskeys.ts'
import { ProofForm } from './factors/ProofForm.tsx'
import { ProofSteps } from './ProofSteps.tsx'

interface ProofDialogProps {
  /** Called once, with whether the visitor has proven who they are; whoever closes the dialog has not. */
  onSettled: (proven: boolean) => void
}

/**
 * "Confirmá que sos vos", over whatever asked for it: by one's passkey or app, or by a mailed code. What was typed there
 * stays.
 */
export function ProofDialog({ onSettled }: ProofDialogProps) {
  const { data } = useGet(urlOf('/auth/proof'))
  const { data: own } = useGet(urlOf('/auth/factors'))
  const [byMail, setByMail] = useState(false)
  const canUseKey = own !== undefined && own.data.passkeys.length > 0 && hasPasskeys()
  const hasFactor = canUseKey || (own !== undefined && own.data.authenticator !== null)
  return (
    <Dialog
      open
      onOpenChange={() => onSettled(false)}
      title={<FormattedMessage id="proof.title" />}
      description={<FormattedMessage id="proof.why" />}
    >
      {hasFactor && !byMail ? (
        <Stack space="s4" align="start">
          <ProofForm onProven={() => onSettled(true)} />
          <Button variant="tertiary" size="s" onClick={() => setByMail(true)}>
            <FormattedMessage id="factors.proof.mail" />
          </Button>
        </Stack>
      ) : data && own ? (
        <ProofSteps
          ways={data.data.ways}
          sendsAtOnce
          onProven={() => onSettled(true)}
          onCancel={() => onSettled(false)}
        />
      ) : null}
    </Dialog>
  )
}
