import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { LoadingBar } from '../../feedback/LoadingBar/LoadingBar.tsx'
import { skip } from '../../layout/Page/Page.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { LetterKeysContext } from '../../private/LetterKeysContext.ts'
import { Signature } from '../../private/Signature.tsx'
import { AppNav, type AppNavContent } from './AppNav.tsx'
import { AppSheet } from './AppSheet.tsx'
import * as styles from './AppShell.css.ts'
import { appShellMessages as messages } from './messages.ts'
import { useLinkInSight } from './useLinkInSight.ts'

export interface AppShellProps extends ComponentPropsWithRef<'div'>, AppNavContent {
  /** The gallery's name: what the link to the first screen is called, and what it shows where there is no logo. */
  name: string
  /** The gallery's logo: a drawing or a picture, at most 2.5rem high. Without it the name stands there in words. */
  logo?: ReactNode
  /** The panel's first screen. */
  homeHref: string
  /**
   * Whether data is on its way: a bar at the top of the window, once it takes a while.
   * @default false
   */
  loading?: boolean
  /**
   * Whether keys of one letter do something in what is inside: `j`, `k`, `x`, `/`. Let each person turn them off, who may be
   * speaking to the machine: a word that is said would be pressed letter by letter.
   * @default true
   */
  letterKeys?: boolean
  /** The screen: `ScreenTitle`, what it is about, and last, as a child of its own, a `SaveBar`, `BulkBar` or `FootBar`. */
  children: ReactNode
}

/**
 * The frame of every screen of the panel: sidebar and column, below 1088px a bar with "Menu" over the column. The
 * column is as high as the window at least, so that a bar at its foot is at the window's. Renders `<div>`.
 *
 * Use it once, around every screen of the panel. For the public's pages use `Page` with `Header` and `Footer`
 * instead.
 */
export function AppShell({
  name,
  logo,
  homeHref,
  groups,
  onGo,
  goKeysLabel,
  user,
  siteHref,
  languages,
  onSignOut,
  loading = false,
  letterKeys = true,
  className,
  children,
  ...props
}: AppShellProps) {
  const nav = { groups, onGo, goKeysLabel, user, siteHref, languages, onSignOut }
  const sidebar = useLinkInSight(groups)
  const home = (
    <Link href={homeHref} underline="none" aria-label={name} className={styles.home}>
      <Signature name={name} logo={logo} />
    </Link>
  )
  return (
    <div {...props} className={joinClasses(styles.shell, className)}>
      <a href="#main" className={skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      <LoadingBar active={loading} />
      <header ref={sidebar} className={styles.sidebar}>
        {home}
        <AppNav {...nav} />
      </header>
      <header className={styles.topBar}>
        {home}
        <AppSheet {...nav} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <LetterKeysContext value={letterKeys}>{children}</LetterKeysContext>
      </main>
    </div>
  )
}
