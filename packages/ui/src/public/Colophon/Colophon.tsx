import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { footerMessages } from '../Footer/messages.ts'
import * as styles from './Colophon.css.ts'

export interface ColophonProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The gallery's name. */
  name: string
  /** The first year of the copyright. */
  since: number
  /** The current year, from whoever knows the clock. */
  year: number
  /** The address in one line. */
  address: string
  /** The address for letters. */
  mail: string
}

/**
 * One line at the foot of a page that leads nowhere else: whose it is, and how to write. Renders `<footer>`.
 *
 * Use it on private pages; on the pages of the site use `Footer` instead.
 */
export function Colophon({ name, since, year, address, mail, className, ...props }: ColophonProps) {
  return (
    <footer {...props} className={joinClasses(styles.foot, className)}>
      <Container className={styles.row}>
        <p>
          <FormattedMessage
            {...footerMessages.copyright}
            values={{ since: String(since), year: String(year), name }}
          />
          {`, ${address}`}
        </p>
        <Link href={`mailto:${mail}`} underline="hover">
          {mail}
        </Link>
      </Container>
    </footer>
  )
}
