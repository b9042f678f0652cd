import { priceRoundings } from '@gallery/contract'
import { Text } from '@gallery/ui'
import { KeepField, PriceChangeField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRightsOptions } from '../../fields/rightsInWords.ts'
import { usualCurrencies } from '../../fields/usualCurrencies.ts'
import { useWorkStatuses } from '../useWorkStatuses.ts'
import type { SettingInput } from './settingOf.ts'

interface SettingFieldsProps {
  value: SettingInput
  onChange: (value: SettingInput) => void
  /** The currencies that the works have already. */
  currencies: readonly string[]
  /** What the percentage or the price is not, once something is written; null while nothing is wrong. */
  wrong: 'noPercent' | 'noAmount' | null
}

/** What several works may get; every field begins at "Sin cambiar". */
export function SettingFields({ value, onChange, currencies, wrong }: SettingFieldsProps) {
  const intl = useIntl()
  const statuses = useWorkStatuses()
  // Words of the gallery's own are written record by record.
  const rights = useRightsOptions(intl.formatMessage({ id: 'admin.rights.above.gallery' })).filter(
    ({ value }) => !value.startsWith('own')
  )
  const say = (name: string) => intl.formatMessage({ id: `admin.works.change.${name}` })
  const field = (name: 'currency' | 'status' | 'owner' | 'address' | 'public' | 'series' | 'rights') => ({
    label: say(name),
    value: value[name],
    onValueChange: (next: string | null) => onChange({ ...value, [name]: next }),
  })
  const known = [...new Set([...usualCurrencies, ...currencies])]
  return (
    <>
      <PriceChangeField
        value={value.price}
        onValueChange={(price) => onChange({ ...value, price })}
        roundings={priceRoundings}
        error={wrong ? say(wrong) : undefined}
      />
      <div>
        <KeepField {...field('currency')} options={known.map((each) => ({ value: each, label: each }))} />
        <KeepField {...field('status')} options={statuses} />
        <KeepField {...field('owner')} />
        <KeepField {...field('address')} />
        <KeepField
          {...field('public')}
          options={[
            { value: 'public', label: say('public.public') },
            { value: 'hidden', label: say('public.hidden') },
          ]}
        />
        <KeepField {...field('series')} />
        <KeepField {...field('rights')} options={rights} />
      </div>
      <Text size="s" tone="ink2">
        <FormattedMessage id="admin.works.change.lead" />
      </Text>
    </>
  )
}
