import { isDay } from '@gallery/contract'
import { DateField, FieldGrid } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import type { ListAddress } from '../lists/useListAddress.ts'
import { linesNarrowing } from './linesAddress.ts'

/** The days from and to which something happened, whichever they are; either may stay open. */
export function LineDays({ address }: { address: ListAddress }) {
  const { from, to } = linesNarrowing(address)
  const ask = (name: 'from' | 'to', day: string) => {
    if (day === '' || isDay(day)) address.set({ [name]: day || null }, { replace: true })
  }
  return (
    <FieldGrid>
      <DateField
        name="from"
        label={<FormattedMessage id="admin.ledger.from" />}
        optional
        defaultValue={from ?? ''}
        onChange={({ currentTarget }) => ask('from', currentTarget.value)}
      />
      <DateField
        name="to"
        label={<FormattedMessage id="admin.ledger.until" />}
        optional
        defaultValue={to ?? ''}
        onChange={({ currentTarget }) => ask('to', currentTarget.value)}
      />
    </FieldGrid>
  )
}
