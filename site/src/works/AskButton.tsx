import { Button } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** The way from a work to the page that asks the gallery about it. It is the one way out of a private page. */
export function AskButton({ href }: { href: string }) {
  return (
    <Button href={href}>
      <FormattedMessage id="share.ask" />
    </Button>
  )
}
