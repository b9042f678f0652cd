import { type RightsChoice, rightsIds, rightsStatements } from '@gallery/contract'
import type { SelectOption } from '@gallery/ui'
import { type IntlShape, useIntl } from 'react-intl'

/** A statement of rights as people call it; words of the gallery's own by what follows from them. */
export function rightsInWords(rights: RightsChoice, intl: IntlShape): string {
  if (rights === '') return ''
  const { uri, es, en } = rightsStatements[rights]
  if (uri === '') return intl.formatMessage({ id: `admin.rights.${rights}` })
  return intl.locale.startsWith('es') ? es : en
}

export function isRights(value: unknown): value is RightsChoice {
  return value === '' || rightsIds.some((id) => id === value)
}

/** What can be stated, after the choice of nothing. @param above what nothing means there */
export function useRightsOptions(above: string): SelectOption[] {
  const intl = useIntl()
  return [
    { value: '', label: above },
    ...rightsIds.map((id) => ({ value: id, label: rightsInWords(id, intl) })),
  ]
}
