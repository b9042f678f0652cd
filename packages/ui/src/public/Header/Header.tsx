import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type LanguageChoice, LanguageMenu } from '../../controls/LanguageMenu/LanguageMenu.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import type { NavLink } from '../../controls/Link/navLink.ts'
import { Container } from '../../layout/Container/Container.tsx'
import { Signature } from '../../private/Signature.tsx'
import * as styles from './Header.css.ts'
import { type HeaderAccount, HeaderAccountTool } from './HeaderAccount.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'
import { headerMessages } from './messages.ts'

/** What the header holds; the sheet that stands for it on narrow screens holds the same. */
export interface HeaderContent {
  /** The gallery's name: what the link home is called, and what it shows where there is no logo. */
  name: string
  /** The gallery's logo: a drawing or a picture, at most 2.5rem high. Without it the name stands there in words. */
  logo?: ReactNode
  /** Where the logo leads. */
  homeHref: string
  /** The parts of the site, in order. */
  nav: readonly NavLink[]
  /** The search page; without it there is no "Search". */
  search?: { href: string; current?: boolean }
  /** All languages of the site, each under its own name. */
  languages: readonly LanguageChoice[]
  /** Who the visitor is; left out while that is not known yet. */
  account?: HeaderAccount
}

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'>, HeaderContent {}

/**
 * The head of every public page. From 1088px on a row of links; below, the word "Menu" opens them as a sheet over
 * the whole window, or, before the scripts are there, under the logo. Renders `<header>`.
 *
 * Use it as the `header` of `Page`. Use `PageTitle` instead for the title of one page.
 */
export function Header({ name, logo, homeHref, nav, search, languages, account, ...props }: HeaderProps) {
  const intl = useIntl()
  return (
    <header {...props}>
      <Container className={styles.header}>
        <Link href={homeHref} underline="none" aria-label={name} className={styles.home}>
          <Signature name={name} logo={logo} />
        </Link>
        <HeaderMenu
          name={name}
          logo={logo}
          homeHref={homeHref}
          nav={nav}
          search={search}
          languages={languages}
          account={account}
        />
        <nav aria-label={intl.formatMessage(headerMessages.main)} className={styles.nav}>
          <ul className={styles.links}>
            {nav.map((link) => (
              <li key={link.href}>
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          {search ? <HeaderLink {...search} label={intl.formatMessage(headerMessages.search)} /> : null}
          <LanguageMenu languages={languages} />
          {account ? <HeaderAccountTool account={account} className={styles.link} /> : null}
        </div>
      </Container>
    </header>
  )
}

function HeaderLink({ href, label, current }: NavLink) {
  return (
    <Link
      href={href}
      underline="none"
      aria-current={current ? 'page' : undefined}
      data-label={label}
      className={styles.link}
    >
      {label}
    </Link>
  )
}
