import { useLanguage, useOwner } from '@gallery/client'
import { type BreadcrumbItem, Container, EmptyState, PageTitle, useToast } from '@gallery/ui'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '../head/PageHead.tsx'
import { useLogin } from './LoginContext.ts'
import { SignInButton } from './SignInButton.tsx'
import { useOtherTabs } from './useOtherTabs.ts'

interface OwnPageProps {
  /** The page's title, in the page's language. */
  title: string
  /** The page above it, beneath the home page. */
  parent?: BreadcrumbItem
  children: ReactNode
}

/**
 * A page of whoever is signed in. Others are asked to sign in, and come to stand on it once they have. When the session
 * ends while the page is open, it stays with all that was typed into it, for the same person to sign in again; what the
 * page shows to somebody else starts anew.
 */
export function OwnPage({ title, parent, children }: OwnPageProps) {
  const intl = useIntl()
  const language = useLanguage()
  const owner = useOwner()
  useOtherTabs()
  return (
    <>
      <PageHead title={title} />
      <PageTitle
        title={title}
        breadcrumb={[
          { label: intl.formatMessage({ id: 'home.title' }), href: `/${language}` },
          ...(parent ? [parent] : []),
          { label: title },
        ]}
      />
      {owner === undefined ? <SignedOut /> : <Fragment key={owner}>{children}</Fragment>}
    </>
  )
}

/** What a page of one's own shows to who is not signed in, with the words and the modal of a refused call. */
function SignedOut() {
  const intl = useIntl()
  const { open } = useLogin()
  const { show } = useToast()
  const [text] = useState(() => intl.formatMessage({ id: 'failure.notAllowed' }))
  useEffect(() => {
    show({ tone: 'error', text })
    open()
  }, [show, open, text])
  return (
    <Container>
      <EmptyState
        title={<FormattedMessage id="own.signIn" />}
        action={
          <SignInButton>
            <FormattedMessage id="login.title" />
          </SignInButton>
        }
      />
    </Container>
  )
}
