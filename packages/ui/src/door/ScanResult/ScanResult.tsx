import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import * as styles from './ScanResult.css.ts'

export interface ScanResultProps extends ComponentPropsWithRef<'section'> {
  /** Whether whoever shows the code may come in. */
  tone?: 'ok' | 'err'
  /**
   * What the code is worth, in words: "Good for now, 15:00". Without it nothing is shown: keep it there for the first one to
   * be read out, and let it be the same one afterwards.
   */
  verdict?: ReactNode
  /** Which code it is about: the same words about another one are read out again. */
  reading?: string
  /** Whose it is, surname first. */
  name?: string | undefined
  /** How many come. */
  people?: number | undefined
  /** What else is to be known: where, and how many are missing. */
  more?: ReactNode
  /** What can be done. */
  children?: ReactNode
}

/**
 * What a code is worth, read out at once: a tick or a cross, the words and the name; the colour only repeats it. Renders
 * `<section>`.
 *
 * Use it under a `ScanWindow`. Use a `Message` instead for anything that is no answer to a code.
 */
export function ScanResult({
  tone = 'err',
  verdict,
  reading,
  name,
  people,
  more,
  children,
  className,
  'aria-live': live = 'assertive',
  ref,
  ...props
}: ScanResultProps) {
  const kept = useKeptFocus(ref)
  const isSaid = verdict !== undefined
  return (
    <section {...kept} {...props} className={joinClasses(isSaid && styles.result, className)}>
      {/* A region that came with its words would often not be read out. */}
      <div aria-live={live} aria-atomic="true">
        {isSaid ? (
          <Fragment key={reading}>
            <p className={styles.verdict} data-tone={tone}>
              <Icon name={tone === 'ok' ? 'check' : 'close'} size="m" />
              {verdict}
            </p>
            {name ? (
              <div className={styles.head}>
                <h2 className={styles.name}>{name}</h2>
                {people === undefined ? null : <p className={styles.name}>{people}</p>}
              </div>
            ) : null}
            {more ? <p className={styles.more}>{more}</p> : null}
          </Fragment>
        ) : null}
      </div>
      {isSaid && children ? <div className={styles.actions}>{children}</div> : null}
    </section>
  )
}
