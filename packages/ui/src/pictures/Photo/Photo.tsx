import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import * as styles from './Photo.css.ts'

export interface PhotoProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is shown, with how wide it is drawn. */
  picture: PictureProps
  /** What is to be seen on it: "The workshop in Pasco street, 1957." */
  caption?: ReactNode
  /** The caption's language, when it is not the page's. */
  captionLang?: string
  /**
   * Its own proportions, or 16 to 9, cropped: for a house or a hall, never for works.
   * @default 'own'
   */
  ratio?: 'own' | 'wide'
}

/**
 * A photograph as wide as its column, with its caption. Renders `<figure>`.
 *
 * Use it for a person, a house, a studio beside a text. Use `Plates` instead for the views of an exhibition, and
 * `Picture` for a picture without words of its own.
 */
export function Photo({ picture, caption, captionLang, ratio = 'own', className, ...props }: PhotoProps) {
  return (
    <figure {...props} className={joinClasses(styles.photo, className)}>
      <div className={styles.ratios[ratio]}>
        <Picture {...picture} fit={ratio === 'wide' ? 'cover' : 'natural'} />
      </div>
      {caption ? (
        <figcaption className={styles.caption} lang={captionLang}>
          {caption}
        </figcaption>
      ) : null}
    </figure>
  )
}
