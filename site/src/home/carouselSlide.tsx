import { pictureProps, useLoadedSite } from '@gallery/client'
import type { Language, Slide } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { type CarouselProps, useDates } from '@gallery/ui'
import { firstDay, lastDay } from '../dates/eventDays.tsx'
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
    ...(slide.event ? { note: <EventNote event={slide.event} /> } : {}),
    ...(href ? { href } : {}),
  }
}

/** Who shows in the event that a slide leads to, and until when; of what is to come from when, of what is over both. */
function EventNote({ event }: { event: NonNullable<Slide['event']> }) {
  const dates = useDates()
  const { today } = useLoadedSite()
  const artists = event.artists.map(({ display }) => display).join(', ')
  const isOver = event.to < today
  const days = event.from > today ? firstDay(event, today, dates) : lastDay(event, today, dates)
  return (
    <>
      {artists ? <span>{artists}</span> : null}
      {artists ? <br /> : null}
      {isOver ? dates.shortRange(event.from, event.to) : days}
    </>
  )
}
