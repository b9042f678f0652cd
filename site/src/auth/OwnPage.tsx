import { Button, Container, EmptyState, PageTitle, useToast } from '@gallery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { useLogin } from './LoginContext.ts'
import { useUser } from './useUser.ts'

interface OwnPageProps {
  /** The page's title, in the page's language. */
  title: string
  children: ReactNode
}

/** A page of whoever is signed in. Others are asked to sign in, and come to stand on it once they have (spec §8). */
export function OwnPage({ title, children }: OwnPageProps) {
  const intl = useIntl()
  const language = useLanguage()
  const user = useUser()
  const [asks, setAsks] = useState(user === null)
  if (user && asks) setAsks(false)
  return (
    <>
      <PageHead title={title} />
      <PageTitle
        title={title}
        breadcrumb={[
          { label: intl.formatMessage({ id: 'home.title' }), href: `/${language}` },
          { label: title },
        ]}
      />
      {user ? children : <SignedOut asks={asks} />}
    </>
  )
}

/**
 * What a page of one's own shows to who is not signed in. `asks`: with the words and the modal of a refused call; a
 * session that ended while the page was open has brought them already, by the call that found it out.
 */
function SignedOut({ asks }: { asks: boolean }) {
  const intl = useIntl()
  const { open } = useLogin()
  const { show } = useToast()
  const [text] = useState(() => intl.formatMessage({ id: 'failure.notAllowed' }))
  useEffect(() => {
    if (!asks) return
    show({ tone: 'error', text })
    open()
  }, [asks, show, open, text])
  return (
    <Container>
      <EmptyState
        title={<FormattedMessage id="own.signIn" />}
        action={
          <Button onClick={() => open()}>
            <FormattedMessage id="login.title" />
          </Button>
        }
      />
    </Container>
  )
}
