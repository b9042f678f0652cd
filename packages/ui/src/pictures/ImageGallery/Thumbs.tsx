import { useIntl } from 'react-intl'
import { isPlain } from '../../private/isPlain.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageGallery.css.ts'
import { imageGalleryMessages as messages } from './messages.ts'

export interface ThumbsProps {
  images: readonly GalleryImage[]
  index: number
  onChoose: (index: number) => void
}

/** The pictures, small, each of which goes to the stage. */
export function Thumbs({ images, index, onChoose }: ThumbsProps) {
  const intl = useIntl()
  return (
    <ul data-screen="" className={styles.thumbs}>
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
