import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { breakpoints } from '../../tokens/breakpoints.ts'
import { caption as captionStyle } from '../Photo/Photo.css.ts'
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
  whole: 95,
  leftWide: 55,
  leftHalf: 47,
  leftNarrow: 31,
  rightWide: 55,
  rightHalf: 39,
  rightNarrow: 31,
  middle: 31,
}

/** How wide a plate is drawn: by its columns, and by the window's height where that leaves less. */
function plateSizes(span: PlateSpan, { width, height }: PictureProps): string {
  if (span === 'whole') return `(min-width: ${breakpoints.bleed}px) 100vw, ${columns(span, (size) => size)}`
  const seenWhole = `${Math.round((85 * width) / height)}vh`
  return columns(span, (size) => `min(${size}, ${seenWhole})`)
}

function columns(span: PlateSpan, drawn: (size: string) => string): string {
  const share = shares[span]
  return [
    `(min-width: ${breakpoints.full}px) ${drawn(`${Math.round(share * 14.5)}px`)}`,
    `(min-width: ${breakpoints.tablet}px) ${drawn(`${share}vw`)}`,
    drawn('92vw'),
  ].join(', ')
}

/**
 * Pictures in their own proportions, wide and narrow in turn, as a catalogue lays out its plates; none but one alone
 * is taller than 85 % of the window. One alone that is wide goes from edge to edge of a window of 1920 pixels and
 * more. Renders `<div>`; stands in a `Container`.
 *
 * Use it for views of a hall and pages of a book. Use `ImageGallery` instead for the pictures of one work, and
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
            <Picture sizes={plateSizes(span, picture)} {...picture} />
            {caption ? (
              <figcaption className={captionStyle} lang={captionLang}>
                {caption}
              </figcaption>
            ) : null}
          </figure>
        )
      })}
    </div>
  )
}
