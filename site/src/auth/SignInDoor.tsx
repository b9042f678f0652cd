import { useLanguage } from '@gallery/client'
import { Button, Columns, Container, EmptyState, PageTitle, Stack, Text } from '@gallery/ui'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { useLogin } from './LoginContext.ts'
import { LoginSteps } from './LoginSteps.tsx'

const nothing = () => undefined

/**
 * Stands at the address of a page that is not for everybody, until somebody signs in who may see it; then the page is
 * there. It asks with the modal a refused call opens, over a page that says why; without scripts it is the form itself.
 */
export function SignInDoor() {
  const intl = useIntl()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { open } = useLogin()
  const form = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(false)
  const text = intl.formatMessage({ id: 'failure.notAllowed' })
  useEffect(() => {
    // Whoever has begun to type before the scripts arrived goes on where they are.
    if (form.current?.contains(document.activeElement)) return
    setAsked(true)
    open()
  }, [open])
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'login.title' })} status={403} />
      <PageTitle title={<FormattedMessage id="login.title" />} />
      <Container>
        {asked ? (
          <EmptyState
            title={text}
            action={
              <Button onClick={() => open()}>
                <FormattedMessage id="login.title" />
              </Button>
            }
          />
        ) : (
          <Columns split="6/6" from="desktop">
            <Stack space="s5" ref={form}>
              <Text>{text}</Text>
              <LoginSteps
                page={{ href: `/${language}/auth`, step: 'email', from: pathname }}
                onSignedIn={nothing}
              />
            </Stack>
          </Columns>
        )}
      </Container>
    </>
  )
}
