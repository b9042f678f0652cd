import { isGallerist } from '@gallery/client'
import type { CurrentUser } from '@gallery/contract'
import { Form, Inline, Link, Message, SubmitRow } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ownSections, superSections } from '../navigation/navigation.ts'
import { useNavLinks } from '../navigation/useNavLinks.ts'
import { useSignOut } from './useSignOut.ts'

/** The sign-in page of somebody who is in: what the account's menu holds, for who has no scripts to open it. */
export function SignedIn({ user }: { user: CurrentUser }) {
  const links = useNavLinks(isGallerist(user) ? superSections : ownSections)
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
      <Inline space="s5">
        {links.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </Inline>
    </Message>
  )
}
