import type { IntlShape } from 'react-intl'

/** A text of the catalogue. */
interface Text {
  id: string
  defaultMessage: string
}

type Format = ReturnType<IntlShape['formatters']['getMessageFormat']>

const kept = new WeakMap<IntlShape, Map<string, Format>>()

function formatOf(intl: IntlShape, id: string): Format | undefined {
  const formats = kept.get(intl) ?? new Map<string, Format>()
  kept.set(intl, formats)
  const message = intl.messages[id]
  const format = formats.get(id) ?? (message && intl.formatters.getMessageFormat(message, intl.locale))
  if (!format) return undefined
  formats.set(id, format)
  return format
}

/**
 * A text with its values, for what a list says in each of its rows; none of them a date. `intl.formatMessage` finds a
 * parsed text by a key that it makes of the text and of all formats, each time anew, which takes forty times as long.
 */
export function fill(intl: IntlShape, text: Text, values: Record<string, string | number>): string {
  try {
    const words = formatOf(intl, text.id)?.format(values)
    if (typeof words === 'string') return words
  } catch {
    // What is wrong with the text is reported in the usual way.
  }
  return intl.formatMessage(text, values)
}
