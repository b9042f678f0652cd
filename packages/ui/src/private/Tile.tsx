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

/** Whole pictures on a ground with air around them. Renders `<span>`, so that it may stand in a link. */
export function Tile({ shape, pictures, note, dimmed = false, transitionName, children }: TileProps) {
  const spaces = use(TileSpaceContext)
  const [first, ...others] = pictures
  const hung = (picture: PictureProps, className: string) => {
    const ratio = picture.width / picture.height
    const sizes = tileSizes(spaces, tileBoxes[shape], ratio, pictures.length)
    return <Picture key={picture.src} sizes={sizes} {...picture} alt="" fit="contain" className={className} />
  }
  return (
    <span className={joinClasses(styles.tile, styles.shapes[shape])} data-dimmed={dimmed || undefined}>
      {first === undefined ? (
        note ? (
          <span className={styles.note}>{note}</span>
        ) : null
      ) : others.length === 0 ? (
        <Travelling name={transitionName}>
          {hung(first, joinClasses(styles.object, styles.alone, styles.insets[shape]))}
        </Travelling>
      ) : (
        <span className={joinClasses(styles.hung, styles.insets[shape])}>
          {pictures.map((picture) => hung(picture, styles.object))}
        </span>
      )}
      {children}
    </span>
  )
}
