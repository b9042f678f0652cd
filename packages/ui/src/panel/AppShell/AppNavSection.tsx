import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import type { AppNavGroup } from './AppNav.tsx'
import * as styles from './appNav.css.ts'
import { appShellMessages as messages } from './messages.ts'

interface AppNavSectionProps extends AppNavGroup {
  /** Called when a link of it was pressed. */
  onLeave?: (() => void) | undefined
}

/** A group of screens under its name; one that folds says on its name what waits behind it. */
export function AppNavSection({ label, links, folds = false, onLeave }: AppNavSectionProps) {
  const id = useId()
  const Link = useLink()
  const isHere = links.some(({ current }) => current)
  const [open, setOpen] = useState(!folds || isHere)
  const [wasHere, setWasHere] = useState(isHere)
  // Whoever comes to one of its screens sees where they are.
  if (isHere !== wasHere) {
    setWasHere(isHere)
    if (isHere) setOpen(true)
  }
  const waiting = links.reduce((sum, link) => sum + (link.waiting ?? 0), 0)
  return (
    <div>
      <h2 className={styles.heading}>
        {folds ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className={styles.fold}
            onClick={() => setOpen(!open)}
          >
            {label}
            <Icon name="chevron-down" className={styles.sign} />
            {open || waiting === 0 ? null : <Waiting count={waiting} />}
          </button>
        ) : (
          label
        )}
      </h2>
      <ul id={id} hidden={!open}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className={styles.link}
              onClick={onLeave}
            >
              {link.label}
              {link.waiting === undefined ? null : <Waiting count={link.waiting} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How many things wait, as a number for the eye and in words for the ear. */
function Waiting({ count }: { count: number }) {
  const intl = useIntl()
  return (
    <>
      <span aria-hidden className={styles.count}>
        {intl.formatNumber(count, { useGrouping: 'always' })}
      </span>
      <span className={hidden}>
        , <FormattedMessage {...messages.waiting} values={{ count }} />
      </span>
    </>
  )
}
