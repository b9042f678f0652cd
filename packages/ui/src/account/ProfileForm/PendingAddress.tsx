import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { profileFormMessages as messages } from './messages.ts'
import * as styles from './ProfileForm.css.ts'

interface PendingAddressProps {
  /** The address that waits. */
  email: string
  onResend?: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

/** That a new address waits for its confirmation, and what can be done about it. Renders `<div>`. */
export function PendingAddress({ email, onResend, onDiscard }: PendingAddressProps) {
  return (
    <div className={styles.pending}>
      <div className={styles.words}>
        <p>
          <FormattedMessage
            {...messages.pending}
            values={{ email: <b className={styles.newAddress}>{email}</b> }}
          />
        </p>
        <div className={styles.ways}>
          {onResend ? (
            <Button variant="tertiary" onClick={onResend}>
              <FormattedMessage {...messages.resend} />
            </Button>
          ) : null}
          {onDiscard ? (
            <Button variant="tertiary" onClick={onDiscard}>
              <FormattedMessage {...messages.discard} />
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}
