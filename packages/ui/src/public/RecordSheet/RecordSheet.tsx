import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Container } from '../../layout/Container/Container.tsx'
import { type Fact, Facts } from '../../layout/Facts/Facts.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { Travelling } from '../../private/Travelling.tsx'
import { isLongTitle, wordsIn } from '../../private/titleWords.ts'
import { Breadcrumb, type BreadcrumbProps } from '../../text/Breadcrumb/Breadcrumb.tsx'
import * as styles from './RecordSheet.css.ts'

export interface RecordSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The way here, above it all; a private page has none. */
  breadcrumb?: BreadcrumbProps['items']
  /** At the right end of the breadcrumb: a super user's "Editar". */
  breadcrumbEnd?: ReactNode
  /** What there is to see: an `ImageGallery`, a `VideoEmbed`, a `FileList` under them. */
  media: ReactNode
  /** Over the title: who made it. */
  byline?: ReactNode
  /** The page's `h1`. */
  title: ReactNode
  /** Under which name the title travels here (`workTransitions`). */
  transitionName?: string
  /** A work's title is slanted, a document's bold. */
  kind: 'work' | 'document'
  /** Under the title. */
  lead?: ReactNode
  /** What is known, a term and its value each. */
  facts: readonly Fact[]
  /** What follows the facts: drawing, text, links. */
  children?: ReactNode
  /**
   * What there is to see stays in sight while what there is to read goes by, where they stand side by side.
   * @default false
   */
  sticks?: boolean
  /** Below it all, in the columns of the two above: how it is cited, and whose it is. */
  below?: { start?: ReactNode; end?: ReactNode }
}

/**
 * One work or document: what there is to see beside what there is to know, one under the other below 1088px.
 * Renders `<div>`.
 *
 * Use it for the page of a work or of an item of the archive. For an event, which is about a time and not a thing,
 * use `PageTitle` with `MetaBar` instead.
 */
export function RecordSheet({
  breadcrumb,
  breadcrumbEnd,
  media,
  byline,
  title,
  kind,
  transitionName,
  lead,
  facts,
  sticks = false,
  below,
  className,
  children,
  ...props
}: RecordSheetProps) {
  return (
    <Container {...props} className={joinClasses(styles.root, className)}>
      {breadcrumb ? <Breadcrumb items={breadcrumb} end={breadcrumbEnd} /> : null}
      <div className={joinClasses(styles.sheet, styles.splits[kind])}>
        <div className={styles.media} data-sticks={sticks ? '' : undefined}>
          {media}
        </div>
        <div className={styles.words}>
          <div className={styles.names}>
            {byline ? <p className={styles.byline}>{byline}</p> : null}
            <Travelling name={transitionName}>
              <h1
                data-long={isLongTitle(wordsIn(title)) || undefined}
                className={joinClasses(styles.title, styles.titles[kind])}
              >
                {title}
              </h1>
            </Travelling>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {facts.length > 0 ? <Facts items={facts} /> : null}
          {children}
        </div>
      </div>
      {below ? (
        <div data-screen="" className={joinClasses(styles.sheet, styles.splits[kind], styles.below)}>
          <div className={styles.part}>{below.start}</div>
          <div className={styles.part}>{below.end}</div>
        </div>
      ) : null}
    </Container>
  )
}
