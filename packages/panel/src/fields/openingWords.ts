import { type Language, Options } from '@gallery/contract'
import { hoursInWords, translated } from '@gallery/contract/plain'

const { openDays, closures } = Options.shape

/**
 * The opening days or closures of the options in words, as conflicts and the history show them: "Lunes a viernes, 14 a
 * 19.30". Undefined for any other value, and for a list of nothing.
 */
export function openingInWords(value: unknown, language: Language): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const days = openDays.safeParse(value)
  if (days.success) return hoursInWords(days.data, language)
  const closed = closures.safeParse(value)
  if (!closed.success) return undefined
  return closed.data
    .map((each) =>
      [
        each.from === each.to ? each.from : `${each.from} – ${each.to}`,
        translated(each, 'reason', language).text,
      ]
        .filter(Boolean)
        .join(': ')
    )
    .join('; ')
}
