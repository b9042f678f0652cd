import type { CurrentUser } from '@gallery/contract'
import { Form, Message, SubmitRow } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { OwnLinks } from './OwnLinks.tsx'
import { useSignOut } from './useSignOut.ts'

/** The sign-in page of somebody who is in: what the account's menu holds, for who has no scripts to open it. */
export function SignedIn({ user }: { user: CurrentUser }) {
  const signOut = useSignOut()
  return (
    <Message
      title={<FormattedMessage id="login.signedIn" values={{ name: user.first_name || user.display }} />}
      actions={
        <Form onSubmit={signOut}>
          <input type="hidden" name="out" value="1" />
          <SubmitRow>
            <FormattedMessage id="login.out" />
          </SubmitRow>
        </Form>
      }
    >
      <OwnLinks user={user} />
    </Message>
  )
}
