import { pictureProps } from '@gallery/client'
import type { Language, Slide } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { CarouselProps } from '@gallery/ui'
import { slideHref } from './slideHref.ts'

/** A slide as the carousel takes it. Its link is a path under the language, or a whole address. */
export function carouselSlide(slide: Slide, language: Language): CarouselProps['slides'][number] {
  const title = translated(slide, 'title', language)
  const href = slideHref(slide.link, language)
  return {
    id: slide.id,
    title: <span lang={title.lang}>{title.text}</span>,
    // The title stands beside the picture, in the same link: said by both it would be read out twice.
    picture: pictureProps('slides', slide.filename, slide.picture, ''),
    ...(href ? { href } : {}),
  }
}
