import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { Container } from '../../layout/Container/Container.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useFocusAfterwards } from '../../private/useFocusAfterwards.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import * as styles from './Message.css.ts'

export interface MessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's `h1`: what happened, or what is asked. */
  title: ReactNode
  /**
   * How it went, as an edge beside the words, which must say it too.
   * @default 'neutral'
   */
  tone?: keyof typeof styles.tones
  /** The `Button`s under the text, the primary first. */
  actions?: ReactNode
}

/**
 * A page that says one thing, in the middle of the window: confirm or cancel a booking, sign in, a link that no
 * longer works. Renders `<div>`. When it says another thing after its button was pressed, the focus goes to the title.
 *
 * Use it when nothing else is on the page. Use `ConfirmDialog` instead for a question on top of a page, and
 * `EmptyState` for a list without results.
 */
export function Message({ title, tone = 'neutral', actions, className, children, ...props }: MessageProps) {
  const { tones } = styles
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterwards(heading)
  return (
    <div data-tone={tone} {...props} className={joinClasses(styles.place, className)}>
      <Container width="form">
        <div className={joinClasses(styles.box, tones[tone])}>
          <Heading level={1} ref={heading} tabIndex={-1} className={styles.heading}>
            {title}
          </Heading>
          {children === undefined ? null : <div className={styles.body}>{children}</div>}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      </Container>
    </div>
  )
}
