import type { ComponentPropsWithRef } from 'react'
import { type LanguageChoice, LanguageMenu } from '../../controls/LanguageMenu/LanguageMenu.tsx'
import { Logo } from '../../controls/Logo/Logo.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import * as styles from './PrivateHeader.css.ts'

export interface PrivateHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The gallery's name, beside the mark. */
  name: string
  /** All languages of the site, each under its own name. */
  languages: readonly LanguageChoice[]
}

/**
 * The head of a page that only who holds its link can see: whose it is, and the other language. Renders `<header>`.
 * It leads nowhere.
 *
 * Use it as the `header` of a `Page` that stands behind a secret link. On the pages of the site use `Header`
 * instead.
 */
export function PrivateHeader({ name, languages, className, ...props }: PrivateHeaderProps) {
  return (
    <header {...props} className={className}>
      <Container className={styles.row}>
        <Logo name={name} />
        <LanguageMenu languages={languages} />
      </Container>
    </header>
  )
}
