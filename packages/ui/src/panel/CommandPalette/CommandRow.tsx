import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { Picture } from '../../pictures/Picture/Picture.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { Marked } from '../../text/Marked/Marked.tsx'
import * as styles from './CommandPalette.css.ts'
import type { Command } from './command.ts'

interface CommandRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  command: Command
  query: string
}

/** A line of the palette: picture or sign, name and what tells it apart, how it stands. */
export function CommandRow({ command, query, ...props }: CommandRowProps) {
  const { label, lang, isTitle = false, meta, state, picture, icon } = command
  return (
    <div {...props} className={styles.row}>
      {icon ? (
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
      ) : (
        <span className={styles.thumb}>
          {picture ? <Picture sizes="3rem" {...picture} alt="" fit="contain" /> : null}
        </span>
      )}
      <span>
        <span lang={lang} className={joinClasses(styles.name, isTitle && styles.work)}>
          <Marked text={label} words={query} />
        </span>
        {meta ? (
          <>
            {' '}
            <span className={styles.aside}>
              <Marked text={meta} words={query} />
            </span>
          </>
        ) : null}
      </span>
      <span className={styles.end}>
        {state ? <span className={styles.aside}>{state}</span> : null}
        <kbd aria-hidden className={joinClasses(styles.key, styles.enter)}>
          Enter
        </kbd>
      </span>
    </div>
  )
}
