import type { WorkDetail } from '@gallery/contract'
import type { IntlShape } from 'react-intl'

/** A movement in one line: what the work was from then on, whose, and for how much. */
export function movementLine(
  { status, owner, price, currency }: NonNullable<WorkDetail['last_movement']>,
  statuses: readonly { value: string; label: string }[],
  intl: IntlShape
): string {
  const label = statuses.find(({ value }) => value === status)?.label ?? status
  const cost = price === null ? '' : `${currency} ${intl.formatNumber(price)}`
  return [label, owner, cost].filter((part) => part !== '').join(', ')
}
