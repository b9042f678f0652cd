import { Columns, Container, PageTitle } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useNavigate } from 'react-router-dom'
import { useLanguage } from '../language/LanguageContext.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { LoginSteps } from './LoginSteps.tsx'
import { useUser } from './useUser.ts'

/** The login as a page: where the header's link leads when it is opened in a tab of its own. */
export function SignInPage() {
  const intl = useIntl()
  const home = `/${useLanguage()}`
  const navigate = useNavigate()
  if (useUser()) return <Navigate to={home} replace />
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'login.title' })} />
      <PageTitle title={<FormattedMessage id="login.title" />} />
      <Container>
        <Columns split="6/6" from="desktop">
          <LoginSteps onSignedIn={() => void navigate(home, { replace: true })} />
        </Columns>
      </Container>
    </>
  )
}
