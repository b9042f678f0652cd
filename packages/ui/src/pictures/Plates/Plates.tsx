import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { breakpoints } from '../../tokens/breakpoints.ts'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import * as styles from './Plates.css.ts'
import { type PlateSpan, plateSpan } from './plateSpan.ts'

/** A picture of an exhibition or event with what is to be seen on it. */
export interface Plate {
  id: string | number
  picture: PictureProps
  /** What is to be seen, and where the work is from. */
  caption?: ReactNode
  /** The caption's language, when it is not the page's. */
  captionLang?: string
}

export interface PlatesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The pictures in order, each with its caption. */
  plates: readonly Plate[]
}

/** The share of the window's width that a plate is drawn at from the tablet up, so that no larger file is fetched. */
const shares: Record<PlateSpan, number> = {
  whole: 100,
  alone: 34,
  leftWide: 58,
  leftHalf: 50,
  leftNarrow: 34,
  rightWide: 58,
  rightHalf: 42,
  rightNarrow: 34,
}

/**
 * Pictures in their own proportions, wide and narrow in turn, as a catalogue lays out its plates. Renders `<div>`.
 *
 * Use it for views of a room and pages of a book. Use `ImageGallery` instead for the pictures of one work, and
 * `Carousel` for the news of the home page.
 */
export function Plates({ plates, className, ...props }: PlatesProps) {
  const sizes = plates.map(({ picture }) => picture)
  return (
    <div {...props} className={joinClasses(styles.plates, className)}>
      {plates.map(({ id, picture, caption, captionLang }, index) => {
        const span = plateSpan(sizes, index)
        return (
          <figure key={id} className={joinClasses(styles.plate, styles.spans[span])}>
            <Picture sizes={`(min-width: ${breakpoints.tablet}px) ${shares[span]}vw, 100vw`} {...picture} />
            {caption ? (
              <figcaption className={styles.caption} lang={captionLang}>
                {caption}
              </figcaption>
            ) : null}
          </figure>
        )
      })}
    </div>
  )
}
