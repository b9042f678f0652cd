import { useLanguage, useSent, useUser } from '@gallery/client'
import { Columns, Container, PageTitle } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { useQuery } from '../routing/useQuery.ts'
import { LoginSteps } from './LoginSteps.tsx'
import { returnPath } from './returnPath.ts'
import { SignedIn } from './SignedIn.tsx'

/**
 * The login as a page: where the header's link leads when it is opened in a tab of its own, and without scripts.
 * `?path=` is where one wanted to be, `?step=code` the second step of what was sent without scripts.
 */
export function SignInPage() {
  const intl = useIntl()
  const home = `/${useLanguage()}`
  const query = useQuery()
  const sent = useSent()
  const navigate = useNavigate()
  const user = useUser()
  const from = returnPath(query.get('path') ?? '', '', home)
  const isCode = query.get('step') === 'code' && Boolean(sent?.values.email)
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'login.title' })} />
      {user && user.awaits !== 'proof' ? (
        <SignedIn user={user} />
      ) : (
        <>
          <PageTitle title={<FormattedMessage id="login.title" />} />
          <Container>
            <Columns split="6/6" from="desktop">
              <LoginSteps
                page={{ href: `${home}/auth`, step: isCode ? 'code' : 'email', from }}
                onSignedIn={() => void navigate(from, { replace: true })}
              />
            </Columns>
          </Container>
        </>
      )}
    </>
  )
}
