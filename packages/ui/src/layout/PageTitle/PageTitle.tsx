import type { ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { Breadcrumb, type BreadcrumbProps } from '../../text/Breadcrumb/Breadcrumb.tsx'
import { Display } from '../../text/Display/Display.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Container, type ContainerProps } from '../Container/Container.tsx'
import * as styles from './PageTitle.css.ts'

export interface PageTitleProps extends Omit<ContainerProps, 'title' | 'width' | 'as'> {
  /** The page's one `h1`. */
  title: ReactNode
  /**
   * Whether the title is still being loaded and `title` says so ("Cargando…").
   * @default false
   */
  pending?: boolean
  /** The way here; the home page has none, and stands a little lower. */
  breadcrumb?: BreadcrumbProps['items']
  /** At the right end of the breadcrumb: a super user's "Editar". */
  breadcrumbEnd?: ReactNode
  /** Under the title, which stands at one height on every page: the artists whose exhibition it is. */
  byline?: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** At the right end of the title's row. */
  action?: ReactNode
  /** Words that introduce what follows: beside the title from 1088px, under it below. */
  aside?: ReactNode
}

/**
 * The block that every page begins with: breadcrumb, title, lead. Renders `<div>`.
 *
 * Use it first on every page. Use `Heading` instead for the title of a part, and `Display` for large words that are
 * not the page's title.
 */
export function PageTitle({
  title,
  pending,
  breadcrumb,
  breadcrumbEnd,
  byline,
  lead,
  action,
  aside,
  className,
  children,
  ...props
}: PageTitleProps) {
  const kind = breadcrumb === undefined ? 'hero' : 'inner'
  const { kinds } = styles
  return (
    <Container
      data-page-title={kind}
      {...props}
      className={joinClasses(styles.title, kinds[kind], className)}
    >
      {breadcrumb === undefined ? null : <Breadcrumb items={breadcrumb} end={breadcrumbEnd} />}
      <div className={aside === undefined ? styles.row : styles.beside}>
        <div className={styles.names}>
          <Display pending={pending}>{title}</Display>
          {byline === undefined ? null : (
            <Text size="l" weight="bold">
              {byline}
            </Text>
          )}
        </div>
        {action}
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      </div>
      {lead === undefined ? null : (
        <Text size="l" tone="ink2" className={styles.lead}>
          {lead}
        </Text>
      )}
      {children}
    </Container>
  )
}
