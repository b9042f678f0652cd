import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import * as styles from './Carousel.css.ts'
import { messages } from './messages.ts'
import { slideSizes } from './slideSizes.ts'

/** A picture of the carousel with its caption. */
export interface Slide {
  id: string | number
  /** Where picture and caption lead; without it they are no link. */
  href?: string
  /** The bold line. */
  title: ReactNode
  /** The line under it. */
  note?: ReactNode
  /** The first slide's loads first; `sizes` is reckoned from its proportions. */
  picture: PictureProps
}

interface CarouselSlideProps {
  slide: Slide
  /** Whether it is the one that the page opens with. */
  first: boolean
  /** "1 of 4". */
  position: string
}

/** One cell of the track. Renders `<div role="group">` around `<figure>`. */
export function CarouselSlide({ slide, first, position }: CarouselSlideProps) {
  const intl = useIntl()
  const Link = useLink()
  const { picture } = slide
  const content = (
    <>
      <Picture
        sizes={slideSizes(picture.width, picture.height)}
        priority={first}
        {...picture}
        className={styles.picture}
      />
      <span className={styles.caption}>
        <b className={styles.title}>{slide.title}</b>
        {slide.note === undefined ? null : <span className={styles.note}>{slide.note}</span>}
      </span>
    </>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset.
    <div
      role="group"
      aria-roledescription={intl.formatMessage(messages.slide)}
      aria-label={position}
      className={styles.slide}
    >
      {slide.href === undefined ? (
        content
      ) : (
        <Link href={slide.href} className={styles.link} draggable={false}>
          {content}
        </Link>
      )}
    </div>
  )
}
