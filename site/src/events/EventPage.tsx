import { useLanguage, useLoadedSite, useNow, workItem } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { eventHref, translated, workHref } from '@gallery/contract/plain'
import {
  Columns,
  Container,
  DateRange,
  Link,
  MetaBar,
  PageTitle,
  Plates,
  RelatedList,
  RichText,
  Section,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useParams } from 'react-router-dom'
import { firstFreeDay } from '../booking/freeDay.ts'
import { CiteLink } from '../citing/CiteLink.tsx'
import { useCited } from '../citing/useCited.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { pathsOf } from '../language/pathsOf.ts'
import { ArtistLinks } from '../layout/ArtistLinks.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { EditLink } from '../layout/EditLink.tsx'
import { RecordRights } from '../layout/RecordRights.tsx'
import { headImage } from '../pictures/headImage.ts'
import { breadcrumbData } from '../structuredData/breadcrumbData.ts'
import { useWorksView } from '../works/useWorksView.tsx'
import { EventMonth } from './EventMonth.tsx'
import { eventKey } from './eventKey.ts'
import { eventPlates } from './eventPlates.ts'
import { useRelatedItem } from './useRelatedItem.tsx'
import { VisitFacts } from './VisitFacts.tsx'

/** One exhibition or other event. */
export function EventPage() {
  const { id } = useParams()
  const [, , section] = useLocation().pathname.split('/')
  return (
    <DetailPage
      read={eventKey(id)}
      section={section === 'exhibitions' ? section : 'events'}
      loading={
        <Container>
          <Skeleton shape="threeTwo" />
        </Container>
      }
    >
      {({ data }) => <EventDetail event={data} />}
    </DetailPage>
  )
}

function EventDetail({ event }: { event: Event }) {
  const intl = useIntl()
  const language = useLanguage()
  const { today, timeZone } = useLoadedSite()
  const now = useNow()
  const related = useRelatedItem()
  const section = event.kind === 'exhibition' ? 'exhibitions' : 'events'
  const title = translated(event, 'title', language)
  const excerpt = translated(event, 'excerpt', language)
  const body = translated(event, 'body', language)
  const cited = useCited({ of: 'events', name: event.id }, eventHref(event, language))
  const { opening, plates } = eventPlates(event, language)
  const free = firstFreeDay(event, now, timeZone)
  const isOver = event.to < today
  const takesBookings = event.active && event.requires_registration && !isOver
  const works = useWorksView(
    event.works.map((work) =>
      workItem(work, language, workHref(work, language), { artist: event.artists.length !== 1 })
    ),
    { controlled: true }
  )
  const steps = [
    { label: intl.formatMessage({ id: `nav.${section}` }), href: `/${language}/${section}` },
    { label: title.text, labelLang: title.lang },
  ]

  const openingPlate = opening ? <Plates plates={[opening]} /> : null
  const facts = isOver ? null : <VisitFacts event={event} />
  const about =
    excerpt.text || body.text ? (
      <section>
        {/* The text's own headings begin at the third level. */}
        <VisuallyHidden as="div">
          <h2>
            <FormattedMessage id="event.about" />
          </h2>
        </VisuallyHidden>
        <Columns split="5/7" from="desktop">
          <Text size="l" lang={excerpt.lang}>
            {excerpt.text}
          </Text>
          <RichText trustedHtml={body.text} lang={body.lang} />
        </Columns>
      </section>
    ) : null

  return (
    <>
      <PageHead
        title={title.text}
        description={excerpt.text}
        paths={pathsOf(event, 'title', language, (each) => eventHref(event, each))}
        {...headImage('events', event.image, event.picture)}
        data={[breadcrumbData(steps)]}
      />
      <PageTitle
        title={<span lang={title.lang}>{title.text}</span>}
        breadcrumb={steps}
        breadcrumbEnd={<EditLink path={`events/${event.id}`} />}
        {...(event.artists.length > 0 ? { byline: <ArtistLinks artists={event.artists} /> } : {})}
      />
      <Container>
        <Stack space="s7">
          <Stack space="s5">
            <MetaBar
              facts={[
                {
                  term: <FormattedMessage id="event.when" />,
                  value: (
                    <Stack space="s1">
                      <span>
                        <DateRange from={event.from} to={event.to} />
                      </span>
                      <span data-screen="">
                        <Link href={`/${language}/events/${event.id}.ics`} download>
                          <FormattedMessage id="event.addToCalendar" />
                        </Link>
                      </span>
                    </Stack>
                  ),
                },
                ...(event.place ? [{ term: <FormattedMessage id="event.where" />, value: event.place }] : []),
                ...(event.requires_registration
                  ? [
                      {
                        term: <FormattedMessage id="event.visit" />,
                        value: <FormattedMessage id="event.requiresRegistration" />,
                      },
                    ]
                  : []),
              ]}
              action={
                takesBookings && !free ? (
                  <Text weight="bold">
                    <FormattedMessage id="event.noFreeDay" />
                  </Text>
                ) : undefined
              }
            />
            {takesBookings ? null : openingPlate}
          </Stack>
          {takesBookings ? null : about}
        </Stack>
      </Container>
      {takesBookings ? (
        <>
          <EventMonth event={event} />
          {facts}
          <Container>
            <Stack space="s7">
              {openingPlate}
              {about}
            </Stack>
          </Container>
        </>
      ) : null}
      {plates.length > 0 ? (
        <Container data-screen="">
          <Plates plates={plates} />
        </Container>
      ) : null}
      {takesBookings ? null : facts}
      {event.works.length > 0 ? (
        <Section title={<FormattedMessage id="event.works" values={{ kind: event.kind }} />} {...works} />
      ) : null}
      {event.rights_statement ? (
        <Container>
          <RecordRights statement={event.rights_statement} title={title.text} />
        </Container>
      ) : null}
      {event.related.length > 0 ? (
        <Section data-screen="" title={<FormattedMessage id="event.related" />}>
          <RelatedList items={event.related.map(related)} />
        </Section>
      ) : null}
      <Container>
        <CiteLink record={{ kind: 'event', id: event.id }} path={eventHref(event, language)} box={cited} />
      </Container>
    </>
  )
}
