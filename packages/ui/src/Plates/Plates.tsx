import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import * as styles from './Plates.css.ts'

/** A picture of an exhibition or event with what is to be seen on it. */
export interface Plate {
  id: string | number
  picture: PictureProps
  caption?: ReactNode
  /** The caption's language, when it is not the page's. */
  captionLang?: string
}

export interface PlatesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  plates: readonly Plate[]
}

/** Pictures in their own proportions, wide and narrow in turn, as a catalogue lays out its plates. Renders `<div>`. */
export function Plates({ plates, className, ...props }: PlatesProps) {
  return (
    <div {...props} className={joinClasses(styles.plates, className)}>
      {plates.map(({ id, picture, caption, captionLang }) => (
        <figure key={id} className={styles.plate}>
          <Picture {...picture} />
          {caption ? (
            <figcaption className={styles.caption} lang={captionLang}>
              {caption}
            </figcaption>
          ) : null}
        </figure>
      ))}
    </div>
  )
}
