import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { type LanguageChoice, LanguageMenu } from '../../controls/LanguageMenu/LanguageMenu.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import type { NavLink } from '../../controls/Link/navLink.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { key } from '../../private/panelMenu.css.ts'
import { AppNavSection } from './AppNavSection.tsx'
import { go, goKeys } from './AppShell.css.ts'
import * as styles from './appNav.css.ts'
import { appShellMessages as messages } from './messages.ts'

/** A screen of the panel. */
export interface AppNavLink extends NavLink {
  /** How many things wait there for somebody. How much a screen holds stands in the screen. */
  waiting?: number
}

/** Screens that belong together. */
export interface AppNavGroup {
  /** "Collection". */
  label: string
  links: readonly AppNavLink[]
  /**
   * Whether they stand behind the group's name until somebody asks for them, or is on one of them.
   * @default false
   */
  folds?: boolean
}

/** What the sidebar holds; the sheet that stands for it on narrow screens holds the same. */
export interface AppNavContent {
  /** The screens, by group. */
  groups: readonly AppNavGroup[]
  /** "Ir a…": opens the palette. Without it there is no such button. */
  onGo?: () => void
  /**
   * The keys that do the same.
   * @default 'Ctrl K'
   */
  goKeysLabel?: string
  /** Who is signed in. */
  user: string
  /** The public site. */
  siteHref: string
  /** All languages of the panel, each under its own name. */
  languages: readonly LanguageChoice[]
  /** "Salir". */
  onSignOut: () => void
}

interface AppNavProps extends AppNavContent {
  /** Called when something of it was pressed: a sheet closes. */
  onLeave?: () => void
}

/** Palette, screens and account, one under the other. */
export function AppNav({
  groups,
  onGo,
  goKeysLabel = 'Ctrl K',
  user,
  siteHref,
  languages,
  onSignOut,
  onLeave,
}: AppNavProps) {
  const intl = useIntl()
  const Link = useLink()
  const leaving = (act?: () => void) => () => {
    onLeave?.()
    act?.()
  }
  return (
    <>
      {onGo ? (
        <button type="button" className={go} onClick={leaving(onGo)}>
          <Icon name="search" />
          <FormattedMessage {...messages.go} />
          <kbd className={joinClasses(key, goKeys)}>{goKeysLabel}</kbd>
        </button>
      ) : null}
      <nav aria-label={intl.formatMessage(messages.nav)} className={styles.groups}>
        {groups.map((group) => (
          <AppNavSection key={group.label} {...group} onLeave={onLeave} />
        ))}
      </nav>
      <div className={styles.foot}>
        <span className={styles.user}>{user}</span>
        <div className={styles.footLinks}>
          <Link href={siteHref} className={styles.footLink}>
            <FormattedMessage {...messages.site} />
          </Link>
          <LanguageMenu languages={languages} className={styles.footLink} />
          <button type="button" className={styles.footLink} onClick={leaving(onSignOut)}>
            <FormattedMessage {...messages.signOut} />
          </button>
        </div>
      </div>
    </>
  )
}
