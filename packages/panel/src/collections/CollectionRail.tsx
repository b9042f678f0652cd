import { useGet, useLoadedSite, useNow } from '@gallery/client'
import { type CollectionDetail, dayOf, urlOf } from '@gallery/contract'
import { collectionEditPath, daysBetween } from '@gallery/contract/plain'
import { Button, type Fact, Facts, Link, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { RecordTrace } from '../record/RecordTrace.tsx'
import { CollectionLink } from './CollectionLink.tsx'
import { sectionPath } from './collectionSections.ts'
import { PublicSwitch } from './PublicSwitch.tsx'

interface CollectionRailProps {
  collection: CollectionDetail
  /** How many works stand in the form. */
  count: number
}

/** What decides today of a collection: who sees it, how long, under which address, and in which rooms its works hang. */
export function CollectionRail({ collection, count }: CollectionRailProps) {
  return (
    <>
      <Stack space="s3">
        <PublicSwitch collection={collection} />
        {collection.public ? null : (
          <Text size="l">
            <OpenFor until={collection.open_until} />
          </Text>
        )}
      </Stack>
      <CollectionLink collection={collection} />
      {collection.public ? null : <PeopleLink collection={collection} />}
      <Contents collection={collection} count={count} />
      <RecordTrace at={collection.updated_at} by={collection.updated_by} />
    </>
  )
}

/** The way to who has a link of their own, and to what the room tells. */
function PeopleLink({ collection }: { collection: CollectionDetail }) {
  const path = useAdminPath()
  return (
    <div>
      <Button variant="secondary" size="s" href={path(`${collectionEditPath(collection)}/people`)}>
        <FormattedMessage id="admin.collections.people" values={{ count: collection.people }} />
      </Button>
    </div>
  )
}

/** How long a room is open yet. */
function OpenFor({ until }: { until: string | null }) {
  const { today, timeZone } = useLoadedSite()
  const now = useNow()
  if (until === null) return <FormattedMessage id="admin.collections.open.always" />
  if (new Date(until) <= now) return <FormattedMessage id="admin.collections.open.over" />
  const count = daysBetween(today, dayOf(new Date(until), timeZone)) - 1
  return <FormattedMessage id="admin.collections.open.days" values={{ count }} />
}

/** How many works, and in how many rooms they hang. */
function Contents({ collection, count }: CollectionRailProps) {
  const intl = useIntl()
  const path = useAdminPath()
  const query = listQuery(useLocation().search)
  const rooms = useGet(urlOf('/api/rooms', { collection: collection.id })).data?.data.length
  const say = (name: string) => intl.formatMessage({ id: `admin.collections.${name}` })
  const items: Fact[] = [
    { term: say('part.works'), value: intl.formatNumber(count) },
    ...(rooms === undefined
      ? []
      : [
          {
            term: say('part.rooms'),
            value: (
              <Link href={path(sectionPath(collection, 'rooms')) + query}>
                <FormattedMessage id="admin.collections.rooms.open" values={{ count: rooms }} />
              </Link>
            ),
          },
        ]),
  ]
  return <Facts items={items} />
}
