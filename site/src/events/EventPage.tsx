import type { Event } from '@gallery/contract'
import {
  Button,
  Columns,
  Container,
  MetaBar,
  PageTitle,
  Plates,
  Prose,
  RelatedList,
  Section,
  Stack,
  Text,
  VisuallyHidden,
} from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useGet } from '../data/useGet.ts'
import { useLoadedSite } from '../data/useSite.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { translated } from '../language/translated.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { EventDates } from './EventDates.tsx'
import { eventKey } from './eventKey.ts'
import { eventPlates } from './eventPlates.ts'
import { firstVisit } from './firstVisit.ts'
import { useRelatedItem } from './useRelatedItem.tsx'

/** One exhibition or other event (spec §2, event detail). */
export function EventPage() {
  const intl = useIntl()
  const key = eventKey(useParams().id)
  const { data, failure } = useGet(key)
  if (key === null || failure?.status === 404) return <NotFoundPage />
  if (failure) return <ErrorPage />
  if (data) return <EventDetail event={data.data} />
  const loading = intl.formatMessage({ id: 'detail.loading' })
  return (
    <>
      <PageHead title={loading} />
      <PageTitle title={loading} pending breadcrumb={[]} />
    </>
  )
}

function EventDetail({ event }: { event: Event }) {
  const intl = useIntl()
  const language = useLanguage()
  const { today } = useLoadedSite()
  const related = useRelatedItem()
  const section = event.kind === 'exhibition' ? 'exhibitions' : 'events'
  const title = translated(event, 'title', language)
  const excerpt = translated(event, 'excerpt', language)
  const body = translated(event, 'body', language)
  const artists = event.artists.map(({ display }) => display).join(', ')
  const { opening, plates } = eventPlates(event, language)
  const visit = firstVisit(event, today)

  return (
    <>
      <PageHead title={title.text} description={excerpt.text} />
      <PageTitle
        title={<span lang={title.lang}>{title.text}</span>}
        breadcrumb={[
          { label: intl.formatMessage({ id: `nav.${section}` }), href: `/${language}/${section}` },
          { label: title.text },
        ]}
        {...(artists ? { byline: artists } : {})}
      />
      <Container>
        <Stack space="s7">
          <Stack space="s5">
            <MetaBar
              facts={[
                {
                  term: <FormattedMessage id="event.when" />,
                  value: <EventDates from={event.from} to={event.to} />,
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
                visit ? (
                  <Button href={`/${language}?day=${visit}&event=${event.id}`}>
                    <FormattedMessage id="event.seeDays" />
                  </Button>
                ) : undefined
              }
            />
            {opening ? <Plates plates={[opening]} /> : null}
          </Stack>
          {excerpt.text || body.text ? (
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
                <Prose html={body.text} lang={body.lang} />
              </Columns>
            </section>
          ) : null}
        </Stack>
      </Container>
      {plates.length > 0 ? (
        <Container>
          <Plates plates={plates} />
        </Container>
      ) : null}
      {event.related.length > 0 ? (
        <Section title={<FormattedMessage id="event.related" />}>
          <RelatedList items={event.related.map(related)} />
        </Section>
      ) : null}
    </>
  )
}
