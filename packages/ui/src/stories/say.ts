import { createIntl, createIntlCache } from 'react-intl'
import en from '../messages/en.json'
import es from '../messages/es.json'

/** The kit's texts by language, as the stories and the tests read them. */
export const catalogues = { es, en } as const

/** An id that both catalogues hold. */
export type MessageId = keyof typeof es & keyof typeof en

/** The languages of the toolbar. */
export type StoryLanguage = keyof typeof catalogues

/** The place whose clock the gallery lives by. */
export const storyTimeZone = 'America/Argentina/Buenos_Aires'

/** The language that the toolbar chose; Spanish when it chose none. */
export function storyLanguage(globals: Readonly<Record<string, unknown>>): StoryLanguage {
  return globals.language === 'en' ? 'en' : 'es'
}

const cache = createIntlCache()

/**
 * A text of the kit in the story's language, for finding it in a play function:
 * `canvas.getByRole('button', { name: say(globals, 'slotList.reserve') })`.
 */
export function say(
  globals: Readonly<Record<string, unknown>>,
  id: MessageId,
  values?: Record<string, string | number | Date>
): string {
  const language = storyLanguage(globals)
  const intl = createIntl(
    { locale: language, messages: catalogues[language], timeZone: storyTimeZone },
    cache
  )
  return intl.formatMessage({ id }, values)
}
