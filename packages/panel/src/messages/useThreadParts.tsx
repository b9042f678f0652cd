import { reported, send } from '@gallery/client'
import type { Thread, ThreadEntry } from '@gallery/contract'
import { Link, useDates } from '@gallery/ui'
import type { ThreadPart } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActingButton } from '../frame/ActingButton.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'

/** What followed a message, in words: who, when, what went with it, and whether it has left. */
export function useThreadParts(thread: Thread): ThreadPart[] {
  const intl = useIntl()
  const dates = useDates()
  const path = useAdminPath()
  const refresh = useRefresh()
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.messages.${name}` }, values)

  async function sendAgain(id: number) {
    await reported(() => send('POST /api/mails/:id/send', { id }))
    await refresh()
  }

  function footOf({ kind, paper, room, mail }: ThreadEntry) {
    if (kind !== 'answer') return undefined
    return (
      <>
        {paper ? <span>{say(`paper.${paper}`)}</span> : null}
        {room ? (
          <Link href={path(`collections/${room.link}-${room.id}`)}>
            {say('roomSent', { room: room.title_es })}
          </Link>
        ) : null}
        {mail ? (
          <span>
            {mail.state === 'failed'
              ? say('mail.failed', { reason: mail.last_error ?? say('mail.givenUp') })
              : say(
                  mail.state === 'waiting' && mail.last_error !== null ? 'mail.retried' : `mail.${mail.state}`
                )}
          </span>
        ) : null}
        {mail?.state === 'failed' && mail.sendable ? (
          <ActingButton variant="tertiary" size="s" onAct={() => sendAgain(mail.id)}>
            <FormattedMessage id="admin.messages.mail.again" />
          </ActingButton>
        ) : null}
      </>
    )
  }

  return thread.entries.map((entry) => {
    const { id, kind, text, created_at, by } = entry
    const isNoted = kind === 'note' || (kind === 'reply' && by !== null)
    return {
      id,
      kind,
      text,
      name: kind === 'reply' ? thread.name || say('nobody') : (by?.full_name ?? say('somebody')),
      ...(isNoted ? { kindLabel: say(`noted.${kind}`, { name: by?.full_name ?? say('somebody') }) } : {}),
      ...(kind !== 'note' ? { textLanguage: thread.language } : {}),
      when: `${dates.weekdayDay(dates.dayOf(created_at))}, ${dates.clock(created_at)}`,
      foot: footOf(entry),
    }
  })
}
