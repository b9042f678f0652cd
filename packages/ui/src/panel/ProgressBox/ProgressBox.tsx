import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import * as styles from './ProgressBox.css.ts'

export interface ProgressBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** How far it is, in words: "4,120 of 7,033 works". */
  title: ReactNode
  /** What it is about: the name of the file. */
  meta?: ReactNode
  /** What is under way, for screen readers: "Importando obras". */
  label: string
  /** How much of it is done, from 0 to 1. */
  share: number
  /** What to know meanwhile, and the way to end it. */
  children?: ReactNode
}

/**
 * A long piece of work under way. Renders `<div>` around `<progress>`.
 *
 * Use it where somebody may go on with something else meanwhile. Use `LoadingBar` instead while a page is loaded.
 */
export function ProgressBox({ title, meta, label, share, children, className, ...props }: ProgressBoxProps) {
  return (
    <div {...props} className={joinClasses(styles.box, className)}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.meta}>{meta}</span>
      </div>
      <ProgressBar label={label} share={share} />
      {children ? <div className={styles.head}>{children}</div> : null}
    </div>
  )
}
