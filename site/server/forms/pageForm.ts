import type { Language } from '@gallery/contract'

/** A form as the browser has sent it to its page's address. */
export interface SentForm {
  language: Language
  /** The path of the page. */
  path: string
  /** The named parts of the path. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  /** The text of each field. */
  values: Readonly<Record<string, string>>
}

/** Where a form leads that was taken. */
export interface Landing {
  /** An address of the site. */
  to: string
  /** The address that a code was mailed to: the next step asks for it. */
  asked?: string
}

/** What a form asks of the API. */
export interface Call {
  /** The path of the endpoint; the method is POST. */
  url: string
  body?: Readonly<Record<string, unknown>>
  /** Where the API's answer leads. */
  lands: (answer: unknown) => Landing
}

/** The form of a page: what it asks of the API. Null for what the page has no form for. */
export type PageForm = (sent: SentForm) => Call | null

/** An address with the sentence that is shown there once. */
export function withMessage(path: string, query: URLSearchParams, message: string): string {
  const said = new URLSearchParams(query)
  said.set('msg', message)
  return `${path}?${said}`
}
