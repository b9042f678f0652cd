import type { OutgoingMail } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import { type DataColumn, RowLines, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActingButton } from '../frame/ActingButton.tsx'

/** The columns of the outbox: to whom and what about, how it went, when, and the way to send it now. */
export function useMailColumns(
  onSend: (mail: OutgoingMail) => Promise<unknown>
): readonly DataColumn<OutgoingMail>[] {
  const intl = useIntl()
  const dates = useDates()
  return useMemo(() => {
    const say = (id: string) => intl.formatMessage({ id: `admin.mails.${id}` })
    const when = ({ state, due_at, sent_at, failed_at }: OutgoingMail) => {
      const [said, instant] =
        state === 'waiting' ? ['leaves', due_at] : state === 'sent' ? ['left', sent_at] : ['ended', failed_at]
      return <RowLines note={instant && dates.instant(instant, 'LLL')}>{say(said)}</RowLines>
    }
    return [
      {
        id: 'to',
        header: say('to'),
        main: true,
        cell: ({ to, kind, subject }) => <RowTitle title={to} note={`${say(`kind.${kind}`)}: ${subject}`} />,
      },
      {
        id: 'reason',
        header: say('reason'),
        card: 'below',
        cell: ({ attempts, last_error, state }) =>
          last_error === null ? (
            state === 'failed' && say('byUs')
          ) : (
            <RowLines note={<FormattedMessage id="admin.mails.tries" values={{ count: attempts }} />}>
              {last_error}
            </RowLines>
          ),
      },
      { id: 'when', header: say('when'), width: 'fit', card: 'below', cell: when },
      {
        id: 'send',
        header: say('send'),
        hideHeader: true,
        width: 'fit',
        card: 'aside',
        cell: (mail) =>
          mail.sendable && (
            <ActingButton
              variant="tertiary"
              size="s"
              aria-label={`${say('send')}: ${mail.to}`}
              onAct={() => onSend(mail)}
            >
              {say('send')}
            </ActingButton>
          ),
      },
    ]
  }, [intl, dates, onSend])
}
