import type { ImportDetail } from '@gallery/contract'
import { Link, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListAddress } from '../lists/useListAddress.ts'
import { targetOf } from './mapping.ts'

/** So many columns are named. */
const most = 5

/** Says which columns have data and go nowhere, with the way to where they are sent; nothing where none has. */
export function LeftColumns({ record: { columns, map } }: { record: Pick<ImportDetail, 'columns' | 'map'> }) {
  const intl = useIntl()
  const { href } = useListAddress()
  const left = columns.filter(({ name, filled }) => filled > 0 && targetOf(map, name) === '')
  if (left.length === 0) return null
  const named = left.slice(0, most).map(({ name }) => name)
  const names = named.join(', ') + (left.length > most ? '…' : '')
  return (
    <Text role="status" size="s" tone="warn">
      {intl.formatMessage({ id: 'admin.imports.leftColumns' }, { count: left.length, names })}
      {' · '}
      <Link href={href({ step: 'columns', state: null, reason: null })}>
        <FormattedMessage id="admin.imports.seeColumns" />
      </Link>
    </Text>
  )
}
