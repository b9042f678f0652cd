import { useLoadedSite, useUser } from '@gallery/client'
import type { UserRow } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import { type Dates, Inline, Link, Switch, Tag, Text, useDates } from '@gallery/ui'
import { type DataColumn, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { RowSwitch } from '../lists/RowSwitch.tsx'
import type { ListAddress } from '../lists/useListAddress.ts'
import type { Switching } from '../lists/useRowSwitches.ts'

/** A user in the list, with what the switch is doing. */
export type ListedUser = UserRow & { switching: Switching | undefined }

/** The columns of the list of users. */
export function useUserColumns(
  flip: (id: number, to: boolean) => Promise<void>,
  { page, href }: Pick<ListAddress, 'page' | 'href'>
): DataColumn<ListedUser>[] {
  const intl = useIntl()
  const dates = useDates()
  const self = useUser()?.id
  const { today } = useLoadedSite()
  return useMemo(() => {
    const say = (name: string) => intl.formatMessage({ id: `admin.users.${name}` })
    // The list stays where it is behind what is opened.
    const hrefOf = (what: 'bookings' | 'sessions', id: number) =>
      href({ [what]: String(id), p: String(page) })
    return [
      {
        id: 'name',
        header: say('name'),
        main: true,
        cell: ({ first_name, last_name, email }) => (
          <RowTitle title={`${first_name} ${last_name}`.trim() || say('noName')} note={email} />
        ),
      },
      {
        id: 'phone',
        header: say('phone'),
        width: 'fit',
        from: 'wide',
        cell: ({ phone }) => phone || <Nothing words={say('noPhone')} />,
      },
      {
        id: 'appointments',
        header: say('appointments'),
        width: 'fit',
        align: 'end',
        cell: ({ id, display, appointments }) => (
          <Count
            count={appointments}
            href={hrefOf('bookings', id)}
            label={intl.formatMessage(
              { id: 'admin.users.appointmentsOf' },
              { name: display, count: appointments }
            )}
          />
        ),
      },
      {
        id: 'sessions',
        header: say('sessions'),
        width: 'fit',
        align: 'end',
        cell: ({ id, display, sessions }) => (
          <Count
            count={sessions}
            href={hrefOf('sessions', id)}
            label={intl.formatMessage({ id: 'admin.users.sessionsOf' }, { name: display, count: sessions })}
          />
        ),
      },
      {
        id: 'seen',
        header: say('seen'),
        width: 'fit',
        cell: ({ id, last_seen_at }) =>
          id === self ? (
            <Tag tone="confirmed">{say('now')}</Tag>
          ) : (
            (last_seen_at && seenAt(last_seen_at, today, dates, intl)) || <Nothing words={say('never')} />
          ),
      },
      {
        id: 'super',
        header: say('panel'),
        card: 'aside',
        cell: (user) => {
          const label = intl.formatMessage({ id: 'admin.users.panelOf' }, { name: user.display })
          return user.id === self ? (
            <Inline space="s2">
              <Switch hideLabel label={label} checked disabled />
              <FormattedMessage id="admin.users.self" />
            </Inline>
          ) : (
            <RowSwitch
              label={label}
              checked={user.super}
              switching={user.switching}
              onFlip={(to) => void flip(user.id, to)}
            />
          )
        },
      },
    ]
  }, [intl, dates, self, today, flip, page, href])
}

/** Today and yesterday by the hour, other days by the day. */
function seenAt(instant: string, today: string, dates: Dates, intl: IntlShape): string {
  const day = dates.dayOf(instant)
  const time = dates.clock(instant)
  if (day === today) return intl.formatMessage({ id: 'admin.users.today' }, { time })
  if (day === addDays(today, -1)) return intl.formatMessage({ id: 'admin.users.yesterday' }, { time })
  return dates.day(day, 'D MMM YYYY')
}

function Nothing({ words }: { words: string }) {
  return (
    <Text as="span" size="s" tone="ink3">
      {words}
    </Text>
  )
}

/** How many there are, and the way to them; none is no link. */
function Count({ count, href, label }: { count: number; href: string; label: string }) {
  if (count === 0) return <Nothing words="0" />
  return (
    <Link href={href} aria-label={label}>
      {count}
    </Link>
  )
}
