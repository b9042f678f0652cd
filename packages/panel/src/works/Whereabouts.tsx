import { useGet, useLoadedSite } from '@gallery/client'
import { urlOf, type WorkDetail } from '@gallery/contract'
import { DateText, type Fact, Facts, Text } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** Whose a work is and where it is, when it comes back if it is out, and until when the gallery has it on consignment. */
export function Whereabouts({ work: { id, last_movement } }: { work: WorkDetail }) {
  const intl = useIntl()
  const { today } = useLoadedSite()
  const { due, consigned_until } = useGet(urlOf('/api/ledger', { work: id })).data?.data[0] ?? {}
  if (last_movement === null) return null
  const { owner, address } = last_movement
  const fact = (name: string, value: Fact['value']): Fact => ({
    term: intl.formatMessage({ id: `admin.works.movement.${name}` }),
    value,
  })
  const end = (day: string, [ahead, past]: readonly [ahead: string, past: string]) =>
    day < today ? fact(past, <Late day={day} />) : fact(ahead, <DateText value={day} format="D MMM YYYY" />)
  const items = [
    ...(owner ? [fact('owner', owner)] : []),
    ...(address ? [fact('address', address)] : []),
    ...(due ? [end(due, ['due', 'wasDue'])] : []),
    ...(consigned_until ? [end(consigned_until, ['consignedUntil', 'consignmentEnded'])] : []),
  ]
  return items.length > 0 ? <Facts items={items} /> : null
}

/** A day that is over though something was to happen by then. */
function Late({ day }: { day: string }) {
  return (
    <Text as="span" size="s" tone="err" weight="bold">
      <DateText value={day} format="D MMM YYYY" />
    </Text>
  )
}
