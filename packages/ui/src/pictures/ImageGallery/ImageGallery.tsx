import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isPlain } from '../../private/isPlain.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { Travelling } from '../../private/Travelling.tsx'
import { Picture } from '../Picture/Picture.tsx'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageGallery.css.ts'
import { imageGalleryMessages as messages } from './messages.ts'

/** Only who looks closer loads what it takes. */
const ImageZoom = lazy(() => import('./ImageZoom.tsx'))

export interface ImageGalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In order; the first is on the stage at first. Without any, the stage says so. */
  images: readonly GalleryImage[]
  /** Whose work it is, for the zoom: artist, title and year, and below them what it is made of. */
  label?: ReactNode
  /** Under which name the first picture travels to the stage (`workTransitions`). */
  transitionName?: string
  /** How wide the stage is drawn, as in `<img sizes>`, for pictures that do not say it themselves. */
  sizes?: string
}

/**
 * The pictures of one work or item: one on the stage, the others as thumbs, and each full-screen on demand. Renders
 * `<div>`. Without scripts stage and thumbs are links to the picture itself.
 *
 * Use it for the pictures of one work, which are never cropped. Use `Plates` instead for installation views, and
 * `Carousel` for the news of the home page.
 */
export function ImageGallery({ images, label, transitionName, sizes, ...props }: ImageGalleryProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState(0)
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')
  // A list that grew shorter.
  const index = Math.min(chosen, images.length - 1)
  const current = images[index]

  if (!current) {
    return (
      <div {...props}>
        <p className={joinClasses(styles.stage, styles.none)}>
          <FormattedMessage {...messages.none} />
        </p>
      </div>
    )
  }
  const { alt } = current.picture
  return (
    <div {...props}>
      <a
        href={(current.large ?? current.picture).src}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage(alt ? messages.enlargeOf : messages.enlarge, { alt })}
        className={styles.stage}
        onClick={(click) => {
          if (!isPlain(click)) return
          click.preventDefault()
          setZoom('open')
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
      {images.length > 1 ? <Thumbs images={images} index={index} onChoose={setChosen} /> : null}
      <div aria-live="polite" lang={current.descriptionLang}>
        {current.description ? <p className={styles.caption}>{current.description}</p> : null}
      </div>
      {zoom === 'never' ? null : (
        <Suspense fallback={null}>
          <ImageZoom
            images={images}
            label={label}
            index={index}
            onIndexChange={setChosen}
            open={zoom === 'open'}
            onOpenChange={(open) => setZoom(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  )
}

interface ThumbsProps {
  images: readonly GalleryImage[]
  index: number
  onChoose: (index: number) => void
}

function Thumbs({ images, index, onChoose }: ThumbsProps) {
  const intl = useIntl()
  return (
    <ul className={styles.thumbs}>
      {images.map(({ id, picture }, at) => {
        const values = { index: at + 1, total: images.length, alt: picture.alt }
        return (
          <li key={id}>
            <a
              href={picture.src}
              aria-current={at === index || undefined}
              aria-label={intl.formatMessage(picture.alt ? messages.thumbOf : messages.thumb, values)}
              className={styles.thumb}
              onClick={(click) => {
                if (!isPlain(click)) return
                click.preventDefault()
                onChoose(at)
              }}
            >
              <span className={styles.onThumb}>
                <Picture {...picture} alt="" sizes="6rem" fit="contain" />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
