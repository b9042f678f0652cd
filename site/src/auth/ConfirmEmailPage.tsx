import { accountUrl, emailLinkUrl, userUrl } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useLanguage } from '../language/LanguageContext.ts'
import { MailedButton } from './MailedButton.tsx'

/** Where the link leads that was mailed to a new address. */
export function ConfirmEmailPage() {
  const { token = '' } = useParams()
  const { mutate } = useSWRConfig()
  const language = useLanguage()
  return (
    <MailedButton
      texts="confirmEmail"
      url={emailLinkUrl(token)}
      onDone={() => Promise.all([mutate(userUrl()), mutate(accountUrl(), undefined)])}
      onward={(isDone) => (
        <Button href={`/${language}/user`} variant={isDone ? 'primary' : 'secondary'}>
          <FormattedMessage id="nav.user" />
        </Button>
      )}
    />
  )
}
