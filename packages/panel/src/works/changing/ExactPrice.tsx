import { Price } from '@gallery/ui'
import { useIntl } from 'react-intl'

interface ExactPriceProps {
  /** Null for no price. */
  amount: number | null
  currency: string
}

/**
 * A price to the cent. Elsewhere prices are told in whole units; beside what they differ by, or add up to, rounded ones
 * would not come out.
 */
export function ExactPrice({ amount, currency }: ExactPriceProps) {
  const intl = useIntl()
  if (amount === null) return <Price amount={null} />
  const number = intl.formatNumber(amount, { useGrouping: 'always', maximumFractionDigits: 2 })
  return currency ? `${currency}\u00a0${number}` : number
}
