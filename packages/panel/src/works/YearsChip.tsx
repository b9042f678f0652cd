import { useLoadedSite } from '@gallery/client'
import { ChoiceChip, ToggleChip } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import type { ListAddress } from '../lists/useListAddress.ts'
import { decades, decadesIn, yearsOf } from './decades.ts'
import { narrowingOf } from './worksAddress.ts'

/** Narrows the works to some decades; other years, that an address may name, it shows and drops. */
export function YearsChip({ address }: { address: ListAddress }) {
  const intl = useIntl()
  const now = Number(useLoadedSite().today.slice(0, 4))
  const { from, to } = narrowingOf(address)
  const { set } = address
  const chosen = decadesIn({ from, to }, now)
  if ((from !== undefined || to !== undefined) && chosen.size === 0) {
    const id = `admin.works.years.${from === undefined ? 'to' : to === undefined ? 'from' : 'both'}`
    return (
      <ToggleChip
        pressed
        label={intl.formatMessage({ id }, { from: String(from), to: String(to) })}
        onPressedChange={() => set({ from: null, to: null })}
      />
    )
  }
  return (
    <ChoiceChip
      label={intl.formatMessage({ id: 'admin.works.column.year' })}
      choices={decades(now)
        .reverse()
        .map((decade) => ({ value: String(decade), label: `${decade}–${decade + 9}` }))}
      chosen={chosen}
      onChosenChange={(next) => {
        const years = yearsOf(next)
        set({ from: years.from?.toString() ?? null, to: years.to?.toString() ?? null })
      }}
    />
  )
}
