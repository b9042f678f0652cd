import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '../../controls/Link/Link.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useDetailHeading } from '../SplitView/DetailHeadingContext.ts'
import * as styles from './MessageReader.css.ts'

/** Something of the gallery's own that a message speaks of. */
export interface Finding {
  id: string
  /** What it is: a `RowTitle`. */
  content: ReactNode
  /** Where it is. */
  href: string
  /** "Abrir". */
  action: ReactNode
}

export interface MessageReaderProps extends ComponentPropsWithRef<'article'> {
  /** What it is about. */
  subject: string
  /** Who wrote it. */
  name: string
  /** Their address. */
  email: string
  /** When it came, in words. */
  when: ReactNode
  /** Under it: from where, in which language. */
  note?: ReactNode
  /** What they wrote, its lines as they were. */
  text: string
  /** The language that it is written in. */
  textLanguage?: string
  /** What it speaks of. */
  findings?: readonly Finding[]
  /** Under who wrote it: where it stands, who has it, when it is to be seen to. */
  tools?: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
  /** After what it speaks of: what followed, `MessageThread`, and the form of an answer. */
  children?: ReactNode
}

/**
 * A message, what it speaks of, and what can be done with it. Renders `<article>`.
 *
 * Use it in a `SplitView`, beside `MessageList`. Use `RichText` instead for texts of the gallery.
 */
export function MessageReader({
  subject,
  name,
  email,
  when,
  note,
  text,
  textLanguage,
  findings = [],
  tools,
  actions,
  children,
  className,
  ...props
}: MessageReaderProps) {
  const heading = useDetailHeading()
  return (
    <article {...props} className={joinClasses(styles.root, className)}>
      <h2 {...heading} className={styles.subject}>
        {subject}
      </h2>
      <div className={styles.who}>
        <div>
          <p className={styles.name}>{name}</p>
          <p>
            <Link href={`mailto:${email}`}>{email}</Link>
          </p>
        </div>
        <div className={styles.when}>
          <p>{when}</p>
          {note ? <p>{note}</p> : null}
        </div>
      </div>
      {tools ? <div className={styles.tools}>{tools}</div> : null}
      <p className={styles.text} lang={textLanguage}>
        {text}
      </p>
      {findings.length > 0 ? (
        <ul className={styles.findings}>
          {findings.map(({ id, content, href, action }) => (
            <li key={id} className={styles.finding}>
              {content}
              <Link href={href}>{action}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      {children ? <div className={styles.more}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  )
}
