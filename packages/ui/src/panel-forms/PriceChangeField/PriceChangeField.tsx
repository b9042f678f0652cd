import { type ComponentPropsWithRef, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { control } from '../../forms/Field/Field.css.ts'
import { select } from '../../forms/Select/Select.css.ts'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { choice, choices } from '../../private/planner.css.ts'
import * as styles from './PriceChangeField.css.ts'

const messages = {
  price: { id: 'priceChangeField.price', defaultMessage: 'Precio' },
  keep: { id: 'priceChangeField.keep', defaultMessage: 'Sin cambiar' },
  percent: { id: 'priceChangeField.percent', defaultMessage: 'Por ciento' },
  amount: { id: 'priceChangeField.amount', defaultMessage: 'Uno nuevo' },
  howMuch: { id: 'priceChangeField.howMuch', defaultMessage: 'Cuánto por ciento: +8 sube, -8 baja' },
  rounding: { id: 'priceChangeField.rounding', defaultMessage: 'Redondeo' },
  exact: { id: 'priceChangeField.exact', defaultMessage: 'Sin redondear' },
  rounded: { id: 'priceChangeField.rounded', defaultMessage: 'Redondeado a {step, number}' },
  newPrice: { id: 'priceChangeField.newPrice', defaultMessage: 'El precio nuevo' },
  noPrice: { id: 'priceChangeField.noPrice', defaultMessage: 'Sin precio' },
} as const

/** How many prices change at once; `percent` and `amount` are what is typed. */
export interface PriceChangeValue {
  way: 'keep' | 'percent' | 'amount'
  /** "+8", "-2,5". */
  percent: string
  /** To what it is rounded, in units of the currency; 0 leaves it at the cent. */
  round: number
  /** "12.500"; nothing takes the price away. */
  amount: string
}

export interface PriceChangeFieldProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** How they change, and what is typed. */
  value: PriceChangeValue
  /** Called with how they are to change. */
  onValueChange: (value: PriceChangeValue) => void
  /** To what one can round. */
  roundings: readonly number[]
  /** What is wrong with the percentage or the amount. */
  error?: string
}

const ways = ['keep', 'percent', 'amount'] as const

/**
 * How the prices of many works change: not at all, by a percentage that is rounded, or to a new one. Renders
 * `<fieldset>`.
 *
 * Use it in a `BulkReview`. Use `TextField` instead for the price of one work.
 */
export function PriceChangeField({
  value,
  onValueChange,
  roundings,
  error,
  className,
  ...props
}: PriceChangeFieldProps) {
  const intl = useIntl()
  const id = useId()
  const set = (change: Partial<PriceChangeValue>) => onValueChange({ ...value, ...change })
  const typed = {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className: control,
  } as const
  return (
    <fieldset {...props} className={joinClasses(styles.root, className)}>
      <legend className={styles.title}>
        <FormattedMessage {...messages.price} />
      </legend>
      <div className={joinClasses(choices, styles.ways)}>
        {ways.map((way) => (
          <label key={way} className={joinClasses(choice, styles.way)}>
            <input
              type="radio"
              name={`${id}-way`}
              checked={value.way === way}
              onChange={() => set({ way })}
              className={hidden}
            />
            <FormattedMessage {...messages[way]} />
          </label>
        ))}
      </div>
      {value.way === 'percent' ? (
        <div className={styles.pair}>
          <span className={styles.percent}>
            <input
              {...typed}
              aria-label={intl.formatMessage(messages.howMuch)}
              inputMode="text"
              value={value.percent}
              onChange={({ currentTarget }) => set({ percent: currentTarget.value })}
            />
            <span aria-hidden className={styles.sign}>
              %
            </span>
          </span>
          <select
            aria-label={intl.formatMessage(messages.rounding)}
            value={value.round}
            onChange={({ currentTarget }) => set({ round: Number(currentTarget.value) })}
            className={joinClasses(control, select)}
          >
            {roundings.map((step) => (
              <option key={step} value={step}>
                {intl.formatMessage(step === 0 ? messages.exact : messages.rounded, { step })}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {value.way === 'amount' ? (
        <div className={styles.amount}>
          <input
            {...typed}
            aria-label={intl.formatMessage(messages.newPrice)}
            placeholder={intl.formatMessage(messages.noPrice)}
            value={value.amount}
            onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
          />
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
