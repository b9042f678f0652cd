import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type LanguageChoice, LanguageMenu } from '../../controls/LanguageMenu/LanguageMenu.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import type { NavLink } from '../../controls/Link/navLink.ts'
import { Container } from '../../layout/Container/Container.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { Signature } from '../../private/Signature.tsx'
import * as styles from './Footer.css.ts'
import { footerMessages } from './messages.ts'

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The gallery's name: in the copyright, and what the link home is called. */
  name: string
  /** The gallery's logo: a drawing or a picture. Without it the name stands there in words. */
  logo?: ReactNode
  /** Where the logo leads. */
  homeHref: string
  /** One or two sentences on what the gallery is. */
  tagline: ReactNode
  /** The address, a line each. */
  address: readonly string[]
  /** When the gallery is open. */
  hours: ReactNode
  /** The address for letters. */
  mail: string
  /** Where the newsletter is subscribed to; without it there is no link. */
  newsletterHref?: string
  /** The gallery elsewhere, as words. */
  social: readonly NavLink[]
  /** The visitor's own pages: Tus datos, Tus reservas. */
  links: readonly NavLink[]
  /** All languages of the site. */
  languages: readonly LanguageChoice[]
  /** The first year of the copyright. */
  since: number
  /** The current year, from whoever knows the clock. */
  year: number
  /** At the right end of the last line: the city. */
  place?: string
}

/**
 * The foot of every public page: who, where, how to keep in touch, whose account. Renders `<footer>`.
 *
 * Use it as the `footer` of `Page`. Use `Section` instead for what belongs to one page only.
 */
export function Footer({
  name,
  logo,
  homeHref,
  tagline,
  address,
  hours,
  mail,
  newsletterHref,
  social,
  links,
  languages,
  since,
  year,
  place,
  className,
  ...props
}: FooterProps) {
  const intl = useIntl()
  const newsletter = intl.formatMessage(footerMessages.newsletter)
  const elsewhere = newsletterHref ? [{ href: newsletterHref, label: newsletter }, ...social] : social
  return (
    <footer {...props} className={joinClasses(styles.footer, className)}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.wide}>
            <Link href={homeHref} underline="none" aria-label={name} className={styles.home}>
              <Signature name={name} logo={logo} />
            </Link>
            <p className={styles.tagline}>{tagline}</p>
          </div>
          <div className={joinClasses(styles.wide, styles.small)}>
            <address className={styles.place}>
              {address.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </address>
            <p className={styles.hours}>{hours}</p>
            <Link href={`mailto:${mail}`}>{mail}</Link>
          </div>
          <ul className={joinClasses(styles.list, styles.small)}>
            {elsewhere.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </ul>
          <ul className={joinClasses(styles.list, styles.small)}>
            {links.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
            <li>
              <LanguageMenu languages={languages} />
            </li>
          </ul>
        </div>
        <p className={styles.foot}>
          <span>
            <FormattedMessage
              {...footerMessages.copyright}
              values={{ since: String(since), year: String(year), name }}
            />
          </span>
          {place === undefined ? null : <span>{place}</span>}
        </p>
      </Container>
    </footer>
  )
}

function FooterLink({ href, label, current }: NavLink) {
  return (
    <li>
      <Link href={href} underline="hover" aria-current={current ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  )
}
