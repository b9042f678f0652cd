import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { Picture } from '../../pictures/Picture/Picture.tsx'
import type { TileSpace } from '../../private/tileSizes.ts'
import { viewFit } from '../../private/viewFit.ts'
import type { EventListItem } from './EventCard.tsx'

interface PartProps {
  event: Pick<EventListItem, 'href' | 'title' | 'titleLang' | 'picture' | 'excerpt' | 'excerptLang'>
  className: string
}

/** An event's picture. The title is the link that is read out; the picture repeats it for the pointer. */
export function EventPicture({
  event: { href, picture },
  spaces,
  className,
}: PartProps & { spaces: readonly TileSpace[] }) {
  const Link = useLink()
  return (
    <Link href={href} tabIndex={-1} aria-hidden className={className}>
      {picture ? <Picture {...viewFit(picture, spaces)} {...picture} alt="" /> : null}
    </Link>
  )
}

interface EventTitleProps extends PartProps {
  level: 2 | 3
  linkClassName: string
}

/** An event's title, which leads to it. */
export function EventTitle({ event, level, className, linkClassName }: EventTitleProps) {
  const Link = useLink()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Title className={className} lang={event.titleLang}>
      <Link href={event.href} className={linkClassName}>
        {event.title}
      </Link>
    </Title>
  )
}

/** What an event is about, if something is said. */
export function EventExcerpt({ event: { excerpt, excerptLang }, className }: PartProps) {
  return excerpt ? (
    <p className={className} lang={excerptLang}>
      {excerpt}
    </p>
  ) : null
}
