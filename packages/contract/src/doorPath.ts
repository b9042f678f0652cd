import { languages } from './languages.ts'

/** The door's page, by language. It alone may use the camera, and opens without a connection. */
export const doorPaths: readonly string[] = languages.map((language) => `/${language}/admin/door`)

/** Under which name a phone keeps what the door needs without a connection: its database, its pages and its mark. */
export const doorKeeping = 'gallery-door'
