import type { ImportKind } from '@gallery/contract'
import { useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'

/**
 * Gives the name of what a column can go to: what only imports have, and sizes, whose unit is the file's, are called
 * `admin.imports.field.{target}`; all else is a field of the record, and called as everywhere.
 */
export function useTargetLabel(kind: ImportKind): (target: string) => string {
  const intl = useIntl()
  const fieldLabel = useFieldLabel(kind)
  return (target) => {
    const id = `admin.imports.field.${target}`
    return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : fieldLabel(target)
  }
}
