import { freePlaces } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import type { RowMenuItem } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import type { Waited } from './useWaiters.ts'
import type { useWaitingActions } from './useWaitingActions.tsx'

/** Gives what can be done with somebody who waits, or was offered a place; `moves` are the ways up and down. */
export function useWaitingMenu(
  actions: ReturnType<typeof useWaitingActions>
): (waited: Waited | undefined, moves: readonly RowMenuItem[]) => RowMenuItem[] {
  const intl = useIntl()
  const dates = useDates()

  return (waited, moves) => {
    if (!waited) return []
    const { detail, places } = waited
    const { offer, email, phone } = detail
    const say = (id: string, values = {}) => intl.formatMessage({ id }, values)
    const reach: RowMenuItem[] = [
      ...(email ? [link(say('admin.appointments.mail'), `mailto:${email}`)] : []),
      ...(phone ? [link(say('admin.appointments.call'), `tel:${phone.replace(/[^\d+]/g, '')}`)] : []),
    ]
    if (offer) {
      const { appointment } = offer
      return [
        action(say('admin.appointments.confirm'), () => void actions.confirm(detail, appointment)),
        ...reach,
        danger(say('admin.waiting.withdraw'), () => void actions.withdraw(detail, appointment)),
      ]
    }
    return [
      ...places.map((place) => {
        const values = { time: dates.clock(place.start), left: freePlaces(place) }
        return action(say('admin.waiting.offerIn', values), () => void actions.offer(detail, place))
      }),
      ...moves,
      ...reach,
      danger(say('admin.waiting.takeOff'), () => void actions.takeOff(detail)),
    ]
  }
}

const action = (label: string, onSelect: () => void): RowMenuItem => ({ kind: 'action', label, onSelect })
const danger = (label: string, onSelect: () => void): RowMenuItem => ({
  kind: 'action',
  tone: 'danger',
  label,
  onSelect,
})
const link = (label: string, href: string): RowMenuItem => ({ kind: 'link', label, href })
