import { createIntl, createIntlCache } from 'react-intl'
import adminEn from '../messages/admin/en.json'
import adminEs from '../messages/admin/es.json'
import adminFr from '../messages/admin/fr.json'
import ar from '../messages/ar.json'
import en from '../messages/en.json'
import es from '../messages/es.json'
import fr from '../messages/fr.json'
import { withFallback } from '../messages/withFallback.ts'

const english = { ...en, ...adminEn }
/** A sample without the panel's texts, which are English in it. */
const arabic = withFallback(ar, english)

/** All texts of the kit by language, as the stories and the tests read them. */
export const catalogues = { es: { ...es, ...adminEs }, en: english, fr: { ...fr, ...adminFr }, ar: arabic }

/** An id that the catalogues hold. */
export type MessageId = keyof typeof english

/** The languages of the toolbar. */
export type StoryLocale = keyof typeof catalogues

/** The languages that the samples are written in; what they say stays English under those of the others. */
export type StoryLanguage = 'es' | 'en'

/** The place whose clock the gallery lives by. */
export const storyTimeZone = 'America/Argentina/Buenos_Aires'

type Globals = Readonly<Record<string, unknown>>

/** The language that the toolbar chose; Spanish when it chose none. */
export function storyLocale({ language }: Globals): StoryLocale {
  return language === 'en' || language === 'fr' || language === 'ar' ? language : 'es'
}

/** The language of a story's samples. */
export function storyLanguage(globals: Globals): StoryLanguage {
  return storyLocale(globals) === 'es' ? 'es' : 'en'
}

const cache = createIntlCache()

/**
 * A text of the kit in the story's language, for finding it in a play function:
 * `canvas.getByRole('button', { name: say(globals, 'slotList.reserve') })`.
 */
export function say(
  globals: Globals,
  id: MessageId,
  values?: Record<string, string | number | Date>
): string {
  const locale = storyLocale(globals)
  const intl = createIntl({ locale, messages: catalogues[locale], timeZone: storyTimeZone }, cache)
  return intl.formatMessage({ id }, values)
}
