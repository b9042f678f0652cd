import { useGet, useLoadedSite, useNow, useReread } from '@gallery/client'
import { type Event, urlOf } from '@gallery/contract'
import { daysBetween, mostTogether } from '@gallery/contract/plain'
import { Heading, Inline, Link, Stack, Stepper, Switch, Tag, Text } from '@gallery/ui'
import { NextSlots } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSlotHref } from '../appointments/useSlotHref.ts'
import { NeedsField } from '../fields/NeedsField.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { RecordTrace } from '../record/RecordTrace.tsx'
import { EventActive } from './EventActive.tsx'
import type { EventForm } from './eventForm.ts'
import { sectionPath } from './eventSections.ts'

/** How many slots stand beside the record. */
const shownSlots = 6

/** What decides today of an event: whether it is on and seen, how long, and who comes next. */
export function EventRail({ event, form }: { event: Event; form: EventForm }) {
  const { today } = useLoadedSite()
  const { from, to } = event
  const phase = today < from ? 'next' : today > to ? 'past' : 'now'
  const days = { next: nights(today, from), now: nights(today, to), past: nights(to, today) }
  return (
    <>
      <Stack space="s3">
        <Inline space="s3" justify="between">
          <Tag tone="event">
            <FormattedMessage id={`admin.events.phase.${phase}`} />
          </Tag>
          <EventActive event={event} />
        </Inline>
        <Text size="l">
          <FormattedMessage id={`admin.events.days.${phase}`} values={{ count: days[phase] }} />
        </Text>
      </Stack>
      <ComingSlots event={event} today={today} />
      <Switch
        label={<FormattedMessage id="admin.events.field.requires_registration" />}
        hint={<FormattedMessage id="admin.events.registrationHint" />}
        {...form.flag('requires_registration')}
      />
      {form.values.requires_registration ? (
        <>
          <Stepper
            name="largest_party"
            max={mostTogether}
            label={<FormattedMessage id="admin.events.field.largest_party" />}
            hint={<FormattedMessage id="admin.events.largestPartyHint" />}
            value={form.values.largest_party}
            onValueChange={(people) => form.set('largest_party', people)}
          />
          {/* The rule above each part of the rail would run through the legend of a group that stands in it alone. */}
          <Stack space="s2">
            <NeedsField
              label={<FormattedMessage id="admin.events.field.needs" />}
              hint={<FormattedMessage id="admin.events.needsHint" />}
              value={form.values.needs}
              onChange={(needs) => form.set('needs', needs)}
            />
          </Stack>
          <Switch
            label={<FormattedMessage id="admin.events.field.reminder" />}
            hint={<FormattedMessage id="admin.events.reminderHint" />}
            {...form.flag('reminder')}
          />
        </>
      ) : null}
      <RecordTrace at={event.updated_at} by={event.updated_by} />
    </>
  )
}

/** How many days later one day is than another. */
function nights(from: string, to: string): number {
  return Math.max(0, daysBetween(from, to) - 1)
}

/** The next slots, and the ways to all of them and to new ones. */
function ComingSlots({ event, today }: { event: Event; today: string }) {
  const intl = useIntl()
  const path = useAdminPath()
  const now = useNow()
  const href = useSlotHref(event.id)
  const reread = useReread()
  const agenda = urlOf('/api/places/agenda', { event: event.id, from: today, days: 60 })
  const { data, failure } = useGet(agenda)
  const coming = data?.data.filter(({ end }) => new Date(end) > now)
  const label = intl.formatMessage({ id: 'admin.events.nextSlots' })
  return (
    <Stack space="s2">
      <Inline space="s3" justify="between">
        <Heading level={2} size="m">
          {label}
        </Heading>
        <Link href={path(`appointments/add?event=${event.id}`)}>
          <FormattedMessage id="admin.events.addSlot" />
        </Link>
      </Inline>
      {coming === undefined && failure ? <ScreenFailure onRetry={() => void reread(agenda)} /> : null}
      {coming?.length === 0 ? (
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.events.noNextSlots" />
        </Text>
      ) : null}
      {coming && coming.length > 0 ? (
        <NextSlots
          label={label}
          color={event.color}
          today={today}
          slots={coming.slice(0, shownSlots).map((slot) => ({
            ...slot,
            unconfirmed: slot.unconfirmed_people,
            href: href(slot),
          }))}
        />
      ) : null}
      <Text size="s">
        <Link href={path(sectionPath(event.id, 'slots'))}>
          <FormattedMessage id="admin.events.allSlots" />
        </Link>
      </Text>
    </Stack>
  )
}
