import { FormattedMessage, useIntl } from 'react-intl'
import { wallViewMessages as messages } from './messages.ts'
import * as styles from './WallView.css.ts'

interface WallFactsProps {
  /** Of the wall, in centimetres. */
  length: number
  /** How many works hang there, and how many do not because their size is not known. */
  count: number
  unknown: number
  /** How many pixels a centimetre is; 0 until it is known. */
  unit: number
}

/** That everything is to scale, how long the wall is, and a metre of it. Renders `<p>` and `<svg>`. */
export function WallFacts({ length, count, unknown, unit }: WallFactsProps) {
  const intl = useIntl()
  const metres = intl.formatNumber(length / 100, { maximumFractionDigits: 1 })
  return (
    <>
      <p className={styles.said}>
        <FormattedMessage {...messages.toScale} />
        <span className={styles.facts}>
          <FormattedMessage {...messages.length} values={{ count, metres }} />
        </span>
        {unknown > 0 ? (
          <span className={styles.facts}>
            <FormattedMessage {...messages.unknown} values={{ count: unknown }} />
          </span>
        ) : null}
      </p>
      {unit > 0 ? (
        <svg aria-hidden="true" width={100 * unit} height="28" className={styles.metre}>
          <path d={`M.5 0v8h${100 * unit - 1}v-8`} />
          <text x="50%" y="25" textAnchor="middle">
            {intl.formatMessage(messages.metre)}
          </text>
        </svg>
      ) : null}
    </>
  )
}
