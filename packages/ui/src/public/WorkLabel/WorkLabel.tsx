import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { Travelling } from '../../private/Travelling.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import { formatSize, type WorkSize } from './formatSize.ts'
import * as styles from './WorkLabel.css.ts'

const messages = { reserved: { id: 'workLabel.reserved', defaultMessage: 'Reservada' } }

/** A work as the label beside it on the wall names it. */
export interface LabelledWork extends WorkSize {
  /** Left out where the page is the artist's. */
  artist?: string
  /** What the work is called. */
  title: string
  /**
   * The title with the words marked that were searched.
   * @default the title as it is
   */
  markedTitle?: ReactNode
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** A number, or in words: "ca. 1950". */
  year?: number | string | null
  /** What it is made of and how. */
  technique?: string | null
  /** The technique's language, when it is not the page's. */
  techniqueLang?: string
  /** The sizes in words, said in place of height × width × depth: "30 cm (diameter)". */
  size?: string | null
  /**
   * It is held for somebody, and says so.
   * @default false
   */
  reserved?: boolean
  /** The last line: what it costs, or how it stands. In a link, so that nothing in it may be pressed. */
  end?: ReactNode
}

export interface WorkLabelProps
  extends LabelledWork,
    Omit<ComponentPropsWithRef<'span'>, keyof LabelledWork> {
  /** Under which name the title travels to the work's page (`workTransitions`). */
  transitionName?: string
}

/**
 * The wall label, always in this order: artist; title in italics, year; technique; height × width × depth in
 * centimetres, or the sizes in words. What is not known is left out. Renders `<span>`, so that it may stand in a link.
 *
 * Use it beside a work in a layout of yours. Use `WorkThumb` instead when the picture comes with it.
 */
export function WorkLabel({
  artist,
  title,
  markedTitle = title,
  titleLang,
  year,
  technique,
  techniqueLang,
  height,
  width,
  depth,
  size,
  reserved = false,
  end,
  transitionName,
  className,
  ...props
}: WorkLabelProps) {
  const measured = formatSize({ height, width, depth }, useIntl().locale)
  const told = size || measured
  return (
    <span {...props} className={joinClasses(styles.label, className)}>
      {artist ? <span className={styles.artist}>{artist}</span> : null}
      <span className={styles.line}>
        <Travelling name={transitionName}>
          <cite className={styles.title} lang={titleLang}>
            {markedTitle}
          </cite>
        </Travelling>
        {year ? `, ${year}` : null}
      </span>
      {technique ? (
        <span className={styles.fact} lang={techniqueLang}>
          {technique}
        </span>
      ) : null}
      {told ? <span className={styles.fact}>{told}</span> : null}
      {reserved ? (
        <span className={styles.fact}>
          <Tag tone="held">
            <FormattedMessage {...messages.reserved} />
          </Tag>
        </span>
      ) : null}
      {end ? <span className={styles.line}>{end}</span> : null}
    </span>
  )
}
