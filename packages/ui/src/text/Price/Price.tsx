import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { formatPrice } from './formatPrice.ts'
import { priceMessages } from './messages.ts'
import { price } from './Price.css.ts'

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** In units of the currency, shown without decimals; `null` says "no price". */
  amount: number | null
  /**
   * An ISO code, shown before the amount: "USD", "ARS".
   * @default ''
   */
  currency?: string | null
  /**
   * To the cent, where prices are reckoned with: beside what they differ by or add up to, rounded ones would not come out.
   * @default false
   */
  exact?: boolean
}

/**
 * What something costs: "USD 38.000". Renders `<span>`; its figures stand under each other in a column.
 *
 * Use it wherever money is shown. Use `Tag` instead for a state such as "Sold".
 */
export function Price({ amount, currency, exact, className, ...props }: PriceProps) {
  const intl = useIntl()
  return (
    <span
      data-state={amount === null ? 'none' : undefined}
      {...props}
      className={joinClasses(price, className)}
    >
      {amount === null ? (
        <FormattedMessage {...priceMessages.none} />
      ) : (
        formatPrice(amount, currency ?? '', intl.locale, exact)
      )}
    </span>
  )
}
