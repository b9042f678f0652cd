import { useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { MailedButton } from './MailedButton.tsx'

/** Where the link leads that was mailed to a new address. */
export function ConfirmEmailPage() {
  const { token = '' } = useParams()
  const { mutate } = useSWRConfig()
  const language = useLanguage()
  return (
    <MailedButton
      texts="confirmEmail"
      asks="POST /auth/email/:token"
      token={token}
      onDone={() => Promise.all([mutate(urlOf('/auth/getUser')), mutate(urlOf('/auth/account'), undefined)])}
      onward={(isDone) => (
        <Button href={`/${language}/user`} variant={isDone ? 'primary' : 'secondary'}>
          <FormattedMessage id="nav.user" />
        </Button>
      )}
    />
  )
}
