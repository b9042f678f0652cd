import { createIntl, type IntlShape } from '@formatjs/intl'
import type { Language } from '@gallery/contract'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** The name of a text of the server: a key of `messages/es.json`, which holds the same keys as `messages/en.json`. */
export type MessageId = keyof typeof es

/** What a text's placeholders are filled with. */
export type Values = Readonly<Record<string, string | number>>

const intl: Readonly<Record<Language, IntlShape<string>>> = {
  es: createIntl<string>({ locale: 'es-AR', messages: es }),
  en: createIntl<string>({ locale: 'en', messages: en }),
}

/** A text of the server in a language. */
export function say(language: Language, id: MessageId, values?: Values): string {
  return intl[language].formatMessage({ id }, values)
}

/** As {@link say}, for a text with tags: `<b>…</b>` becomes what the function `b` makes of the text between them. */
export function sayTagged(
  language: Language,
  id: MessageId,
  values: Readonly<Record<string, string | number | ((chunks: string[]) => string)>>
): string {
  return intl[language].formatMessage({ id }, values)
}

/** Whether a text of that name exists: for names that are put together, such as those of field errors. */
export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(es, id)
}
