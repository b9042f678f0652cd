import { useGet, useLoadedSite } from '@gallery/client'
import { type LedgerRow, urlOf, type WorkDetail } from '@gallery/contract'
import { DateText, type Fact, Facts, Text } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** Whose a work is and where it is, when it comes back if it is out, and until when the gallery has it on consignment. */
export function Whereabouts({ work: { id, last_movement } }: { work: WorkDetail }) {
  const intl = useIntl()
  const row = useGet(urlOf('/api/ledger', { work: id })).data?.data[0]
  if (last_movement === null) return null
  const { owner, address } = last_movement
  const items = Object.entries({ owner, address, ...endsOf(row) }).flatMap(([name, value]): Fact[] =>
    value ? [{ term: intl.formatMessage({ id: `admin.works.movement.${name}` }), value }] : []
  )
  return items.length > 0 ? <Facts items={items} /> : null
}

/** What has an end of which a line of the ledger tells the day. */
function endsOf(row: LedgerRow | undefined): Record<'due' | 'ends', ReactNode> {
  const { due, consigned_until } = row ?? {}
  return {
    due: due ? <End day={due} /> : null,
    ends: consigned_until ? (
      <>
        <End day={consigned_until} />{' '}
        <Text as="span" size="s" tone="ink2">
          <FormattedMessage id="admin.works.movement.consignment" />
        </Text>
      </>
    ) : null,
  }
}

/** The day on which something ends; one that is over says so. */
function End({ day }: { day: string }) {
  const { today } = useLoadedSite()
  const text = <DateText value={day} format="D MMM YYYY" />
  if (day >= today) return text
  return (
    <Text as="span" size="s" tone="err" weight="bold">
      <FormattedMessage id="admin.works.movement.overdue" values={{ day: text }} />
    </Text>
  )
}
