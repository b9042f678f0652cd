import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { wallViewMessages as messages } from './messages.ts'
import * as styles from './WallView.css.ts'

interface WallStepsProps {
  /** How many works there are, and at which one stands, from 0. */
  count: number
  current: number
  onStep: (at: number) => void
}

/** The ways to the work before and to the next one. Renders two `<button>` in a `<span>`. */
export function WallSteps({ count, current, onStep }: WallStepsProps) {
  const intl = useIntl()
  const button = (icon: 'arrow-left' | 'arrow-right', name: 'previous' | 'next', at: number) => (
    <button
      type="button"
      className={styles.step}
      aria-label={intl.formatMessage(messages[name])}
      aria-disabled={at < 0 || at >= count || undefined}
      onClick={() => onStep(at)}
    >
      <Icon name={icon} size="m" />
    </button>
  )
  return (
    <span dir="ltr" className={styles.steps}>
      {button('arrow-left', 'previous', current - 1)}
      {button('arrow-right', 'next', current + 1)}
    </span>
  )
}
