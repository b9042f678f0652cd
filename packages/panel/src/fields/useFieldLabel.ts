import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/**
 * Gives the name of a record's field for people: `title_es` is "Título (es)". The names are the texts
 * `admin.field.{field}`, or `admin.{resource}.field.{field}` for what only this resource has.
 */
export function useFieldLabel(resource: string): (field: string) => string {
  const intl = useIntl()
  return useCallback(
    (field) => {
      const [, name = field, language] = /^(.*)_(es|en)$/.exec(field) ?? []
      const own = `admin.${resource}.field.${name}`
      const id = Object.hasOwn(intl.messages, own) ? own : `admin.field.${name}`
      const label = intl.formatMessage({ id })
      return language === undefined ? label : `${label} (${language})`
    },
    [intl, resource]
  )
}
