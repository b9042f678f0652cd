import { languages } from './languages.ts'

const paths = languages.map((language) => `/${language}/admin/door`)

/**
 * The address of the door's page that a path is, or undefined for a path of another page; with a slash at its end a path is
 * that of the same page. That page alone may use the camera, and opens without a connection.
 */
export function doorPath(path: string): string | undefined {
  return paths.find((door) => path === door || path === `${door}/`)
}

/** Under which name a phone keeps what the door needs without a connection: its database, its pages and its mark. */
export const doorKeeping = 'gallery-door'
