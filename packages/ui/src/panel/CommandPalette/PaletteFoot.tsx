import { FormattedMessage } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './CommandPalette.css.ts'
import { commandPaletteMessages as messages } from './messages.ts'

/** The keys of the palette, for who has a keyboard. Screen readers know them from the field's role. */
export function PaletteFoot() {
  return (
    <p aria-hidden className={styles.foot}>
      <span className={styles.keys}>
        <kbd className={styles.key}>↑</kbd>
        <kbd className={styles.key}>↓</kbd>
        <FormattedMessage {...messages.move} />
      </span>
      <span className={styles.keys}>
        <kbd className={styles.key}>Enter</kbd>
        <FormattedMessage {...messages.open} />
      </span>
      <span className={styles.keys}>
        <kbd className={styles.key}>Ctrl Enter</kbd>
        <FormattedMessage {...messages.newTab} />
      </span>
      <span className={joinClasses(styles.keys, styles.last)}>
        <FormattedMessage {...messages.accents} />
      </span>
    </p>
  )
}
