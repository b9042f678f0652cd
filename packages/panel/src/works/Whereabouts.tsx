import { useGet, useLoadedSite } from '@gallery/client'
import { urlOf, type WorkDetail } from '@gallery/contract'
import { DateText, type Fact, Facts, Text } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

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
  const end = (name: string, day: string) =>
    fact(
      name,
      <End late={day < today}>
        <FormattedMessage
          id={`admin.works.movement.${name}${day < today ? 'Late' : 'Until'}`}
          values={{ day: <DateText value={day} format="D MMM YYYY" /> }}
        />
      </End>
    )
  const items = [
    ...(owner ? [fact('owner', owner)] : []),
    ...(address ? [fact('address', address)] : []),
    ...(due ? [end('back', due)] : []),
    ...(consigned_until ? [end('consignment', consigned_until)] : []),
  ]
  return items.length > 0 ? <Facts items={items} /> : null
}

/** A day, which stands out where it is over though something was to happen by then. */
function End({ late, children }: { late: boolean; children: ReactNode }) {
  if (!late) return children
  return (
    <Text as="span" size="s" tone="err" weight="bold">
      {children}
    </Text>
  )
}
