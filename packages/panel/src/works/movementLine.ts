import type { WorkDetail } from '@gallery/contract'
import { formatPrice } from '@gallery/ui'

/** A movement in one line: what the work was from then on, whose, and for how much. */
export function movementLine(
  { status, owner, price, currency }: NonNullable<WorkDetail['last_movement']>,
  statuses: readonly { value: string; label: string }[],
  language: string
): string {
  const label = statuses.find(({ value }) => value === status)?.label ?? status
  const cost = price === null ? '' : formatPrice(price, currency, language)
  return [label, owner, cost].filter((part) => part !== '').join(', ')
}
