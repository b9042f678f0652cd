import { useLanguage } from '@gallery/client'
import { type CollectionDetail, roomSwitches } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, DateText, Divider, Heading, Stack, Switch, Text } from '@gallery/ui'
import { ChoiceCards } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useShowing } from './useShowing.ts'

/** What a room tells of its works: of when its prices are, what else, and what no room ever does. */
export function RoomAside({ room }: { room: CollectionDetail }) {
  const change = useShowing(room)
  return (
    <Stack space="s5">
      <Prices room={room} />
      <Divider />
      <Stack space="s2">
        <Heading level={2} size="m">
          <FormattedMessage id="admin.rooms.shows" />
        </Heading>
        <div>
          {roomSwitches.map((name) => (
            <Switch
              key={name}
              label={<FormattedMessage id={`admin.rooms.show.${name}`} />}
              checked={room.shows[name]}
              onCheckedChange={(on) => void change({ shows: { [name]: on } })}
            />
          ))}
        </div>
      </Stack>
      <Divider />
      <Stack space="s2">
        <Heading level={2} size="m">
          <FormattedMessage id="admin.rooms.never" />
        </Heading>
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.rooms.neverText" />
        </Text>
      </Stack>
    </Stack>
  )
}

function Prices({ room }: { room: CollectionDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const change = useShowing(room)
  const { prices, priced_at } = room
  const changed = priced_at === null ? [] : room.works.filter(hasOtherPrice)
  const titles = intl.formatList(changed.map((work) => translated(work, 'title', language).text))
  return (
    <Stack space="s2">
      <ChoiceCards
        legend={<FormattedMessage id="admin.rooms.prices" />}
        value={prices}
        onValueChange={(value) => {
          if (value === 'none' || value === 'now' || value === 'shared') void change({ prices: value })
        }}
        choices={[
          {
            value: 'now',
            label: <FormattedMessage id="admin.rooms.prices.now" />,
            hint: <FormattedMessage id="admin.rooms.prices.nowHint" />,
          },
          {
            value: 'shared',
            label:
              priced_at === null ? (
                <FormattedMessage id="admin.rooms.prices.fixed" />
              ) : (
                <FormattedMessage
                  id="admin.rooms.prices.shared"
                  values={{ day: <DateText value={priced_at} format="D MMM YYYY" /> }}
                />
              ),
            hint: (
              <FormattedMessage
                id="admin.rooms.prices.sharedHint"
                values={{ count: changed.length, titles }}
              />
            ),
          },
          { value: 'none', label: <FormattedMessage id="admin.rooms.prices.none" /> },
        ]}
      />
      {prices === 'shared' && changed.length > 0 ? (
        <div>
          <Button variant="tertiary" size="s" onClick={() => void change({ retake: true })}>
            <FormattedMessage id="admin.rooms.prices.retake" />
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

/** A work whose price of sharing is not the one of now. */
function hasOtherPrice({ price, kept, kept_at }: CollectionDetail['works'][number]): boolean {
  if (kept_at === null) return false
  return price?.amount !== kept?.amount || price?.currency !== kept?.currency
}
