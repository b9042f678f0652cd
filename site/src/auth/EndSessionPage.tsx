import { useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { MailedButton } from './MailedButton.tsx'

/** Where the link leads of a mail about a new device: its button ends the session there. */
export function EndSessionPage() {
  const { token = '' } = useParams()
  const { mutate } = useSWRConfig()
  const language = useLanguage()
  return (
    <MailedButton
      texts="endSession"
      asks="POST /auth/end/:token"
      token={token}
      onDone={() => mutate(urlOf('/auth/getUser'))}
      onward={() => (
        <Button href={`/${language}/user`} variant="secondary">
          <FormattedMessage id="endSession.others" />
        </Button>
      )}
    />
  )
}
