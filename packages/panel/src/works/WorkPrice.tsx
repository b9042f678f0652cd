import type { WorkDetail } from '@gallery/contract'
import { Button, DateText, formatPrice, Inline, Price, Text } from '@gallery/ui'
import { PriceInPlace } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { priceHistory } from './priceHistory.ts'
import { usePriceChange } from './usePriceChange.tsx'

type PricedWork = Pick<WorkDetail, 'id' | 'title_es' | 'title_en' | 'movements' | 'last_movement' | 'sold'>

interface WorkPriceProps {
  work: PricedWork
  /** Opens the form of a movement. */
  onDetails: () => void
  /** Whether that form would not begin with what is true by then. */
  busy: boolean
}

/**
 * What a work costs, since when, and what before. It is changed where it stands; what was sold, and what nobody has
 * noted anything of, with the form of a movement.
 */
export function WorkPrice({ work, onDetails, busy }: WorkPriceProps) {
  const intl = useIntl()
  const change = usePriceChange(work)
  const { price = null, currency = '' } = work.last_movement ?? {}
  if (work.last_movement !== null && !work.sold)
    return (
      <PriceInPlace amount={price} currency={currency} onSave={change} note={<PriceNote work={work} />} />
    )
  const shown =
    price === null
      ? intl.formatMessage({ id: 'admin.works.noPrice' })
      : formatPrice(price, currency, intl.locale)
  return (
    <Inline space="s3" justify="between" align="baseline">
      <Text size="l">
        <Price amount={price} currency={currency} />
      </Text>
      <Button
        variant="tertiary"
        size="s"
        aria-label={intl.formatMessage({ id: 'admin.works.changePrice' }, { price: shown })}
        disabled={busy}
        onClick={onDetails}
      >
        <FormattedMessage id="admin.works.change" />
      </Button>
    </Inline>
  )
}

/** Since when a work costs what it does, and what it did before. */
function PriceNote({ work: { movements, last_movement } }: { work: PricedWork }) {
  const intl = useIntl()
  const told = priceHistory(movements)
  if (told === null || last_movement?.price === null) return null
  const { since, before } = told
  // The currency is said again where it was another one.
  const currency = before?.currency === last_movement?.currency ? '' : (before?.currency ?? '')
  return (
    <span>
      <FormattedMessage
        id="admin.works.priceSince"
        values={{ date: <DateText value={since} format="D MMM YYYY" /> }}
      />
      {before === null || before.price === null ? null : (
        <>
          {' '}
          <FormattedMessage
            id="admin.works.priceBefore"
            values={{ price: formatPrice(before.price, currency, intl.locale) }}
          />
        </>
      )}
    </span>
  )
}
