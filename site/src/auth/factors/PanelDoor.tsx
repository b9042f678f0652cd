import { get, useHydrated } from '@gallery/client'
import type { Awaited, UserAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { Button, Columns, Container, Inline, PageTitle, Stack, Text } from '@gallery/ui'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '../../head/PageHead.tsx'
import { useArrival } from '../login.ts'
import { AppSetup } from './AppSetup.tsx'
import { hasPasskeys } from './hasPasskeys.ts'
import { ProofForm } from './ProofForm.tsx'
import { RecoverySheet } from './RecoverySheet.tsx'
import { useFactors } from './useFactors.ts'

const nothing = () => undefined

/**
 * What a super user meets before the panel: the question for the second factor that they have, or for one to be added,
 * which can be put off while it is their choice. Who has added one is shown their recovery codes; then the panel opens.
 */
export function PanelDoor({ awaits }: { awaits: Awaited }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: awaits === 'proof' ? 'factors.proof.title' : 'factors.door.title' })
  return (
    <>
      <PageHead title={title} status={403} />
      <PageTitle title={title} />
      <Container>
        <Columns split="6/6" from="desktop">
          {awaits === 'proof' ? (
            <ProofForm intro={<FormattedMessage id="factors.proof.text" />} onProven={nothing} />
          ) : (
            <Adding canWait={awaits === 'choice'} />
          )}
        </Columns>
      </Container>
    </>
  )
}

function Adding({ canWait }: { canWait: boolean }) {
  const intl = useIntl()
  const hydrated = useHydrated()
  const arrive = useArrival()
  const { addPasskey, makeCodes, putOff } = useFactors()
  const [step, setStep] = useState<'choosing' | 'app' | 'busy'>('choosing')
  const [codes, setCodes] = useState<readonly string[]>()
  const back = useCallback(() => setStep('choosing'), [])

  // Who one is is asked again only then: the panel would open over the codes.
  async function open(): Promise<void> {
    const { data } = await get<UserAnswer>(urlOf('/auth/getUser'))
    if (data) await arrive(data)
  }

  async function added(): Promise<void> {
    const made = await makeCodes()
    if (made) setCodes(made)
    else await open()
  }

  async function takePasskey(): Promise<void> {
    setStep('busy')
    if (await addPasskey()) await added()
    else back()
  }

  async function wait(): Promise<void> {
    setStep('busy')
    const user = await putOff()
    if (user) await arrive(user)
    else back()
  }

  if (codes) {
    return (
      <RecoverySheet
        codes={codes}
        doneLabel={intl.formatMessage({ id: 'factors.door.open' })}
        onDone={() => void open()}
      />
    )
  }
  if (step === 'app') return <AppSetup onAdded={() => void added()} onCancel={back} />
  const busy = step === 'busy'
  return (
    <Stack space="s5">
      <Text measure>
        <FormattedMessage id={canWait ? 'factors.door.choice' : 'factors.door.factor'} />
      </Text>
      <Inline space="s4">
        {hydrated && hasPasskeys() ? (
          <Button busy={busy} onClick={() => void takePasskey()}>
            <FormattedMessage id="factors.passkeys.add" />
          </Button>
        ) : null}
        <Button variant="secondary" busy={busy} onClick={() => setStep('app')}>
          <FormattedMessage id="factors.app.add" />
        </Button>
      </Inline>
      {canWait ? (
        <div>
          <Button variant="tertiary" busy={busy} onClick={() => void wait()}>
            <FormattedMessage id="factors.door.later" />
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
