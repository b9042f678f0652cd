import { type AccessNeed, accessNeeds, listed } from '@gallery/contract/plain'
import type { IntlShape } from 'react-intl'

/** What somebody needs on a visit, as people say it. */
export function needInWords(need: AccessNeed, intl: IntlShape): string {
  return intl.formatMessage({ id: `admin.need.${need}` })
}

/** All that somebody needs, as one line. */
export function needsInWords(needs: readonly AccessNeed[], intl: IntlShape): string {
  return listed(needs.map((need) => needInWords(need, intl)))
}

export function isNeed(value: unknown): value is AccessNeed {
  return accessNeeds.some((need) => need === value)
}
