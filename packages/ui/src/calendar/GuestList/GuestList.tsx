import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { RowMenu, type RowMenuItem } from '../../panel-lists/DataTable/RowMenu.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptPlace } from '../../private/useKeptPlace.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './GuestList.css.ts'

const messages = {
  confirmed: { id: 'guestList.confirmed', defaultMessage: 'Confirmado' },
  unconfirmed: { id: 'guestList.unconfirmed', defaultMessage: 'Sin confirmar' },
  offered: { id: 'guestList.offered', defaultMessage: 'Ofrecido' },
  expired: { id: 'guestList.expired', defaultMessage: 'Venció' },
  cancelled: { id: 'guestList.cancelled', defaultMessage: 'Cancelado' },
  people: {
    id: 'guestList.people',
    defaultMessage: '{people, plural, one {# persona} other {# personas}}',
  },
  remove: { id: 'guestList.remove', defaultMessage: 'Borrar la reserva de {name}' },
} as const

/** Somebody who booked. */
export interface Guest {
  id: string | number
  name: string
  /** How many come on the booking, whoever booked among them. */
  people?: number
  /** Which school they are of, where they are a school's group. */
  school?: string
  /** What they need on the visit, in words: "Wheelchair, guide dog". */
  needs?: string
  /** How to reach them: an address, a telephone. */
  contact?: string
  /** What they wrote. */
  comments?: string
  /**
   * `offered`: the place is kept for somebody who waited for one, until they confirm; `expired`: not confirmed in time,
   * the place is free again.
   */
  state: 'confirmed' | 'unconfirmed' | 'offered' | 'expired' | 'cancelled'
}

export interface GuestListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Who booked, in the order in which they stand. */
  guests: readonly Guest[]
  /** What can be done with a booking; asked for when its menu opens. */
  menu: (guest: Guest) => readonly RowMenuItem[]
  /** Deletes a booking that takes a place. */
  onRemove: (guest: Guest) => void
}

/**
 * Who booked a slot, how many come with them, of which school and with what needs, how to reach them, and whether they
 * confirmed. Renders `<ul>`.
 *
 * Use it in the panel, beside a calendar. For visitors' own bookings use `AppointmentList` instead.
 */
export function GuestList({ guests, menu, onRemove, className, ref, ...props }: GuestListProps) {
  const intl = useIntl()
  const kept = useKeptPlace(ref, (list) => [...list.children])
  return (
    <ul {...kept} {...props} className={joinClasses(styles.list, className)}>
      {guests.map((guest) => (
        <li key={guest.id} className={styles.row} data-state={guest.state}>
          <div className={styles.words}>
            <p className={styles.who}>
              <span className={styles.name}>{guest.name}</span>
              {guest.people === undefined ? null : (
                <>
                  {' '}
                  <span className={styles.people}>
                    <FormattedMessage {...messages.people} values={{ people: guest.people }} />
                  </span>
                </>
              )}
            </p>
            {guest.school ? <p className={styles.access}>{guest.school}</p> : null}
            {guest.needs ? <p className={styles.access}>{guest.needs}</p> : null}
            {guest.contact ? <p className={styles.more}>{guest.contact}</p> : null}
            {guest.comments ? <p className={styles.more}>{guest.comments}</p> : null}
          </div>
          <Tag tone={tones[guest.state]}>
            <FormattedMessage {...messages[guest.state]} />
          </Tag>
          {holds.has(guest.state) ? (
            <button
              type="button"
              aria-label={intl.formatMessage(messages.remove, { name: guest.name })}
              className={styles.tool}
              onClick={() => onRemove(guest)}
            >
              <Icon name="trash" size="m" />
            </button>
          ) : (
            <span />
          )}
          <RowMenu name={guest.name} items={() => menu(guest)} />
        </li>
      ))}
    </ul>
  )
}

/** The states in which a booking takes places. */
const holds = new Set<Guest['state']>(['confirmed', 'unconfirmed', 'offered'])

const tones = {
  confirmed: 'confirmed',
  unconfirmed: 'unconfirmed',
  offered: 'outline',
  expired: 'outline',
  cancelled: 'outline',
} as const
