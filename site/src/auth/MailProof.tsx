import { Failure, send, useSent } from '@gallery/client'
import type { Proof } from '@gallery/contract'
import { Button, CodeField, Form, Inline, Stack, SubmitRow, Text, useToast } from '@gallery/ui'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useErrorsIn } from '../failures/useErrorsIn.ts'

interface MailProofProps {
  /** The visitor's own address. */
  to: string
  sendsAtOnce?: boolean
  actions?: { ask: string; code: string; isSent: boolean }
  onProven: () => void
  onCancel?: () => void
}

/** Statuses whose sentence stands in the form: a code that is wrong, too many of them. */
const shown = { handles: [422, 429] } as const

/** Proving who one is with a code that is mailed to oneself: asked for, then typed. */
export function MailProof({ to, sendsAtOnce = false, actions, onProven, onCancel }: MailProofProps) {
  const sent = useSent()
  const [isSent, setIsSent] = useState(actions?.isSent ?? sendsAtOnce)
  const [errors, setErrors] = useState<Failure['errors'] | undefined>(sent?.errors)
  const [message, setMessage] = useState(sent?.message ?? '')
  const code = useRef<HTMLInputElement>(null)
  const begun = useRef(false)
  const [busy, setBusy] = useState(false)
  const { show } = useToast()
  const errorsIn = useErrorsIn()

  /** Resolves with the sentence that says that it went; undefined when it was refused. */
  async function ask(): Promise<string | undefined> {
    setBusy(true)
    try {
      const { message } = await send('POST /auth/proof/mail', {}, undefined, shown)
      setIsSent(true)
      // What was said of the code before is not of this one.
      setErrors(undefined)
      setMessage('')
      return message
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setMessage(errorsIn(error)['']?.join() ?? error.message)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  async function askAgain(): Promise<void> {
    const text = await ask()
    if (text !== undefined) show({ text })
  }

  async function prove(typed: string): Promise<void> {
    try {
      const proof: Proof = { way: 'mail', code: typed }
      await send('POST /auth/proof', {}, proof, shown)
    } catch (error) {
      setErrors(errorsIn(error))
      if (error instanceof Failure && error.status === 429) setMessage(error.message)
      return
    }
    onProven()
  }

  useEffect(() => {
    // Once, however often the effect runs: each is a mail.
    if (!sendsAtOnce || begun.current) return
    begun.current = true
    void ask()
  })
  useEffect(() => {
    if (isSent) code.current?.focus()
  }, [isSent])

  const cancel = onCancel ? (
    <Button variant="tertiary" size="s" onClick={onCancel}>
      <FormattedMessage id="proof.cancel" />
    </Button>
  ) : null
  const address = { email: <b>{to}</b> }
  if (!isSent) {
    return (
      <Stack space="s4">
        <Text>
          <FormattedMessage id="proof.willSend" values={address} />
        </Text>
        <Form {...(actions ? { action: actions.ask } : {})} message={message} onSubmit={ask}>
          <SubmitRow busyLabel={<FormattedMessage id="proof.sending" />}>
            <FormattedMessage id="proof.send" />
          </SubmitRow>
        </Form>
        {cancel}
      </Stack>
    )
  }
  return (
    <Stack space="s4">
      <Text role="status">
        <FormattedMessage id="proof.sent" values={address} />
      </Text>
      <Form
        {...(actions ? { action: actions.code } : {})}
        {...(errors ? { errors } : {})}
        message={message}
        onSubmit={(values) => prove(values.code ?? '')}
      >
        <CodeField ref={code} />
        <SubmitRow busyLabel={<FormattedMessage id="proof.proving" />}>
          <FormattedMessage id="proof.prove" />
        </SubmitRow>
        <Inline>
          <Button
            type="submit"
            name="resend"
            value="1"
            variant="tertiary"
            size="s"
            busy={busy}
            onClick={(event) => {
              event.preventDefault()
              void askAgain()
            }}
          >
            <FormattedMessage id="proof.again" />
          </Button>
          {cancel}
        </Inline>
      </Form>
    </Stack>
  )
}
