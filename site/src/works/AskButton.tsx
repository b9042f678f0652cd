import { useLanguage } from '@gallery/client'
import { Button } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'

/** The way from a work to the gallery: the contact form, its subject filled in. It is the one way out of a private page. */
export function AskButton({ title }: { title: string }) {
  const subject = useIntl().formatMessage({ id: 'share.subject' }, { title })
  return (
    <Button href={`/${useLanguage()}/contact?${new URLSearchParams({ subject })}`}>
      <FormattedMessage id="share.ask" />
    </Button>
  )
}
