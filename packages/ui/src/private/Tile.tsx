import { type ReactNode, use } from 'react'
import { Picture, type PictureProps } from '../pictures/Picture/Picture.tsx'
import { joinClasses } from './joinClasses.ts'
import { TileSpaceContext } from './TileSpaceContext.ts'
import { Travelling } from './Travelling.tsx'
import * as styles from './tile.css.ts'
import { tileBoxes, tileSizes } from './tileSizes.ts'

interface TileProps {
  shape: keyof typeof styles.shapes
  /** What hangs there, side by side; the words beside the tile say what it is. */
  pictures: readonly PictureProps[]
  /** In the corner when nothing hangs there. */
  note?: ReactNode
  dimmed?: boolean
  /** Under which name what hangs there travels to its page. */
  transitionName?: string | undefined
  /** A mark over the picture. */
  children?: ReactNode
}

/**
 * Whole pictures on a ground with air around them. Renders `<span>`, so that it may stand in a link; a picture with which
 * nothing else stands is the tile itself.
 */
export function Tile({ shape, pictures, note, dimmed = false, transitionName, children }: TileProps) {
  const spaces = use(TileSpaceContext)
  const [first, ...others] = pictures
  const hung = (picture: PictureProps, look: Pick<PictureProps, 'className'>) => {
    const {
      sizes = tileSizes(spaces, tileBoxes[shape], picture.width / picture.height, pictures.length),
      ...rest
    } = picture
    return { ...rest, sizes, alt: '', fit: 'contain', ...look } satisfies PictureProps
  }
  const tile = {
    className: joinClasses(styles.tile, styles.shapes[shape]),
    'data-dimmed': dimmed || undefined,
  }
  if (first && others.length === 0 && !children && transitionName === undefined) {
    // Called, not made an element of: a page has hundreds of these, and it has no state that React would keep.
    return Picture(hung(first, { ...tile, className: joinClasses(tile.className, styles.whole) }))
  }
  return (
    <span {...tile}>
      {first === undefined ? (
        note ? (
          <span className={styles.note}>{note}</span>
        ) : null
      ) : others.length === 0 ? (
        <Travelling name={transitionName}>
          <Picture
            {...hung(first, { className: joinClasses(styles.object, styles.alone, styles.insets[shape]) })}
          />
        </Travelling>
      ) : (
        <span className={joinClasses(styles.hung, styles.insets[shape])}>
          {pictures.map((picture) => (
            <Picture key={picture.src} {...hung(picture, { className: styles.object })} />
          ))}
        </span>
      )}
      {children}
    </span>
  )
}
