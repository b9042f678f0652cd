import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { tabsMessages } from './messages.ts'
import * as styles from './Tabs.css.ts'

/** What a tab says. */
export interface TabText {
  /** One or two words: "Images". */
  label: string
  /** How many are inside. */
  count?: number
  /** How many fields inside have an error; they are told instead of the count. */
  errors?: number
}

/** The words of a tab, its count, or the mark and number of its errors. */
export function TabLabel({ label, count, errors = 0 }: TabText) {
  return (
    <>
      {label}
      {errors > 0 ? (
        <>
          <span className={styles.errors} aria-hidden="true">
            {errors}
          </span>
          <VisuallyHidden>
            <FormattedMessage {...tabsMessages.errors} values={{ count: errors }} />
          </VisuallyHidden>
        </>
      ) : null}
      {errors === 0 && count !== undefined ? <span className={styles.count}>{count}</span> : null}
    </>
  )
}
