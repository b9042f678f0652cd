import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Container } from '../../layout/Container/Container.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './ReferenceLists.css.ts'

/** Where a work was reproduced, shown or cited. */
export interface ReferenceGroup {
  title: ReactNode
  /** A list, as HTML that a cleaner has been over: it is set as it is. */
  trustedHtml: string
  /** The text's language, when it is not the page's. */
  lang?: string
}

export interface ReferenceListsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Groups without text are left out; without any, nothing is shown. */
  groups: readonly ReferenceGroup[]
}

/**
 * A work's bibliography and exhibitions, up to three lists side by side. Renders `<div>`.
 *
 * Use it under a work that was published or shown. For running text use `RichText` instead.
 */
export function ReferenceLists({ groups, className, ...props }: ReferenceListsProps) {
  const told = groups.filter(({ trustedHtml }) => trustedHtml.trim() !== '')
  if (told.length === 0) return null
  return (
    <Container {...props} className={joinClasses(styles.groups, className)}>
      {told.map(({ title, trustedHtml, lang }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a work never change places.
        <section key={place}>
          <Heading level={2} size="l" className={styles.heading}>
            {title}
          </Heading>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its name says that nobody cleans it here */}
          <div lang={lang} className={styles.list} dangerouslySetInnerHTML={{ __html: trustedHtml }} />
        </section>
      ))}
    </Container>
  )
}
