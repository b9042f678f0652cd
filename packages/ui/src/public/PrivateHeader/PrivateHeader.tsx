import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type LanguageChoice, LanguageMenu } from '../../controls/LanguageMenu/LanguageMenu.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { Signature } from '../../private/Signature.tsx'
import * as styles from './PrivateHeader.css.ts'

export interface PrivateHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The gallery's name, which is read out for the logo, and stands there in words without one. */
  name: string
  /** The gallery's logo: a drawing or a picture, at most 2.5rem high. */
  logo?: ReactNode
  /** All languages of the site, each under its own name. */
  languages: readonly LanguageChoice[]
}

/**
 * The head of a page that only those who hold its link can see: whose it is, and the other language. Renders `<header>`.
 * It leads nowhere.
 *
 * Use it as the `header` of a `Page` that stands behind a secret link. On the pages of the site use `Header`
 * instead.
 */
export function PrivateHeader({ name, logo, languages, className, ...props }: PrivateHeaderProps) {
  return (
    <header {...props} className={className}>
      <Container className={styles.row}>
        <span {...(logo ? { role: 'img', 'aria-label': name } : {})} className={styles.logo}>
          <Signature name={name} logo={logo} />
        </span>
        <LanguageMenu languages={languages} />
      </Container>
    </header>
  )
}
