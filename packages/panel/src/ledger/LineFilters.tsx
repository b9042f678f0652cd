import { useLoadedSite } from '@gallery/client'
import { type LedgerLinesAnswer, lineKinds } from '@gallery/contract'
import { ChoiceChip } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import type { ListAddress } from '../lists/useListAddress.ts'
import { lineKindText } from './ledgerWords.ts'
import { periodNames, periodOf, periodsAround } from './linePeriods.ts'
import { linesNarrowing, whatAddress } from './linesAddress.ts'

interface LineFiltersProps {
  address: ListAddress
  /** How many lines tell what, besides what of that is chosen. */
  counts: LedgerLinesAnswer['counts'] | undefined
  /** Whether days are asked for that are none of the periods. */
  isOther: boolean
  onOtherChange: (isOther: boolean) => void
}

/** What narrows the lines of the ledgers: what they tell, and when it happened. */
export function LineFilters({ address, counts = {}, isOther, onOtherChange }: LineFiltersProps) {
  const intl = useIntl()
  const { today } = useLoadedSite()
  const { set } = address
  const { what, from, to } = linesNarrowing(address)
  const period = isOther ? 'other' : periodOf({ from, to }, today)
  const say = (name: string) => intl.formatMessage({ id: `admin.ledger.${name}` })

  function choose(name: string | undefined): void {
    onOtherChange(name === 'other')
    if (name === 'other') return
    const known = periodNames.find((each) => each === name)
    set(known ? { ...periodsAround(today)[known] } : { from: null, to: null })
  }

  return (
    <>
      <ChoiceChip
        label={say('column.what')}
        choices={lineKinds
          // What no line tells is offered only where it is asked for: it has to be let go somehow.
          .filter((kind) => counts[kind] !== undefined || what.includes(kind))
          .map((kind) => ({
            value: kind,
            label: intl.formatMessage({ id: lineKindText(kind) }),
            count: counts[kind] ?? 0,
          }))}
        chosen={new Set(what)}
        onChosenChange={(chosen) => set({ what: whatAddress(chosen) })}
      />
      <ChoiceChip
        label={say('dates')}
        choices={[...periodNames, 'other'].map((name) => ({ value: name, label: say(`dates.${name}`) }))}
        chosen={new Set(period === undefined ? [] : [period])}
        onChosenChange={(chosen) => choose([...chosen].find((name) => name !== period))}
      />
    </>
  )
}
