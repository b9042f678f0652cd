import type { OutgoingMail } from '@gallery/contract'
import { FormattedMessage } from 'react-intl'
import { AskFirst } from '../frame/AskFirst.tsx'

interface GiveUpDialogProps {
  mail: OutgoingMail
  /** Gives it up. @throws Failure, which the dialog waits for and leaves to whoever reports it */
  onGiveUp: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a mail is tried no more: whoever waits for it will not get it. */
export function GiveUpDialog({ mail, onGiveUp, onClose }: GiveUpDialogProps) {
  return (
    <AskFirst
      title={<FormattedMessage id="admin.mails.giveUpQuestion" values={{ to: mail.to }} />}
      confirmLabel={<FormattedMessage id="admin.mails.giveUp" />}
      busyLabel={<FormattedMessage id="admin.mails.givingUp" />}
      onConfirm={onGiveUp}
      onClose={onClose}
    >
      <FormattedMessage id="admin.mails.giveUpMeans" />
    </AskFirst>
  )
}
