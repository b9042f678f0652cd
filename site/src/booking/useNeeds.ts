import { type AccessNeed, accessNeeds, listed } from '@gallery/contract/plain'
import type { CheckboxOption } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** What somebody may need on a visit, in words: as fields take it, and as a list to be read. */
export function useNeeds() {
  const intl = useIntl()
  const nameOf = (need: AccessNeed) => intl.formatMessage({ id: `need.${need}` })
  return {
    options: (needs: readonly AccessNeed[]): CheckboxOption[] =>
      needs.map((need) => ({ value: need, label: nameOf(need) })),
    inWords: (needs: readonly AccessNeed[]): string => listed(needs.map(nameOf)),
  }
}

/** The needs among what a form sends. */
export function needsIn(values: readonly string[]): AccessNeed[] {
  return accessNeeds.filter((need) => values.includes(need))
}
