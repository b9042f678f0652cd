import { Container, isDay, PageTitle, RichText, Section } from '@gallery/ui'
import { data } from 'react-router'
import { Booking } from '../Booking'
import { book, slotsOf } from '../data/bookings'
import { findExhibition } from '../data/exhibitions'
import { today } from '../data/slipway'
import { Timeline } from '../Timeline'
import type { Route } from './+types/exhibition'

export async function loader({ params, request }: Route.LoaderArgs) {
  const exhibition = findExhibition(params.id)
  const day = new URL(request.url).searchParams.get('day') ?? today
  if (!exhibition || !isDay(day)) throw data(null, 404)
  return { exhibition, day, slots: await slotsOf(exhibition.id, day) }
}

export async function action({ request }: Route.ActionArgs) {
  const answer = await book(await request.json())
  return data(answer, answer.status)
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.exhibition.event.title }]

export default function ExhibitionPage({ loaderData }: Route.ComponentProps) {
  const { exhibition, day, slots } = loaderData
  const { event, text } = exhibition
  return (
    <>
      <PageTitle
        breadcrumb={[{ label: 'Exhibitions', href: '/' }, { label: event.title }]}
        title={event.title}
        byline={event.note}
        lead={event.excerpt}
      />
      <Container>
        <RichText trustedHtml={text} />
      </Container>
      <Container>
        <Timeline exhibitions={[exhibition]} selected={{ event: exhibition.id, day }} />
      </Container>
      <Section title="Visit">
        <Booking key={day} event={event} day={day} slots={slots} />
      </Section>
    </>
  )
}
