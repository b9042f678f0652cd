import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isPlain } from '../../private/isPlain.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { Travelling } from '../../private/Travelling.tsx'
import { useLoaded } from '../../private/useLoaded.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageGallery.css.ts'
import { LeafBar } from './LeafBar.tsx'
import { imageGalleryMessages as messages } from './messages.ts'
import { Thumbs } from './Thumbs.tsx'
import { useZoomAddress } from './useZoomAddress.ts'

/** Only who looks closer loads what it takes. */
const load = () => import('./ImageZoom.tsx')

export interface ImageGalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In order; the first is on the stage at first. Without any, the stage says so. */
  images: readonly GalleryImage[]
  /** Whose work it is, for the zoom: artist, title and year, and below them what it is made of. */
  label?: ReactNode
  /** Under which name the first picture travels to the stage (`workTransitions`). */
  transitionName?: string
  /** How wide the stage is drawn, as in `<img sizes>`, for pictures that do not say it themselves. */
  sizes?: string
  /** Which picture is on the stage, by its place from 0, when its owner decides. */
  index?: number
  /** Called with the place of the picture that is to be on the stage. */
  onIndexChange?: (index: number) => void
  /**
   * The pictures are the leaves of one document: their place is told, and arrows turn them, on the page and on the keyboard.
   * @default false
   */
  leaves?: boolean
  /** Under the place of a leaf: "29.7 × 21 cm". */
  leafNote?: ReactNode
  /**
   * Under which name the page's address says what is full-screen, by the ids of the pictures (`?zoom=3`, or `?zoom=3,5` for
   * two), for who keeps it or sends it to somebody: such an address opens it. One gallery of a page takes a name. Without
   * one the address is neither read nor written.
   */
  addressKey?: string
}

/**
 * The pictures of one work or item: one on the stage, the others as thumbs, and each full-screen on demand. Renders
 * `<div>`. Without scripts stage and thumbs are links to the picture itself.
 *
 * Use it for the pictures of one work, which are never cropped. Use `Plates` instead for installation views, and
 * `Carousel` for the news of the home page.
 */
export function ImageGallery({
  images,
  label,
  transitionName,
  sizes,
  index: placed,
  onIndexChange,
  leaves = false,
  leafNote,
  addressKey,
  ...props
}: ImageGalleryProps) {
  const intl = useIntl()
  const [own, setOwn] = useState(0)
  const [ImageZoom, zoomed, setZoomed] = useLoaded(load)
  const [beside, setBeside] = useState<number | null>(null)
  // A list that grew shorter.
  const index = Math.min(placed ?? own, images.length - 1)
  const current = images[index]

  useZoomAddress(addressKey, images, (at, other) => {
    setChosen(at)
    setBeside(other)
    setZoomed(true)
  })

  function setChosen(next: number) {
    setOwn(next)
    onIndexChange?.(next)
  }

  function enlarge() {
    setBeside(null)
    setZoomed(true)
  }

  if (!current) {
    return (
      <div {...props}>
        <p data-screen="" className={joinClasses(styles.stage, styles.none)}>
          <FormattedMessage {...messages.none} />
        </p>
      </div>
    )
  }
  const { alt, lang } = current.picture
  return (
    <div {...props}>
      <a
        href={(current.large ?? current.picture).src}
        aria-haspopup="dialog"
        // Words of another language are read as the picture's own, in that language's voice.
        aria-label={
          lang ? undefined : intl.formatMessage(alt ? messages.enlargeOf : messages.enlarge, { alt })
        }
        className={styles.stage}
        onClick={(click) => {
          if (!isPlain(click)) return
          click.preventDefault()
          enlarge()
        }}
      >
        <span className={styles.onStage}>
          <Travelling name={index === 0 ? transitionName : undefined}>
            <Picture
              key={current.id}
              sizes={sizes}
              {...current.picture}
              fit="contain"
              priority={index === 0}
            />
          </Travelling>
        </span>
      </a>
      {leaves ? (
        <LeafBar images={images} index={index} note={leafNote} onChoose={setChosen} onEnlarge={enlarge} />
      ) : images.length > 1 ? (
        <Thumbs images={images} index={index} onChoose={setChosen} />
      ) : null}
      <div aria-live="polite" lang={current.descriptionLang}>
        {current.description ? <p className={styles.caption}>{current.description}</p> : null}
      </div>
      {ImageZoom ? (
        <ImageZoom
          images={images}
          label={label}
          index={index}
          onIndexChange={setChosen}
          beside={beside}
          onBesideChange={setBeside}
          addressKey={addressKey}
          open={zoomed}
          onOpenChange={setZoomed}
        />
      ) : null}
    </div>
  )
}
