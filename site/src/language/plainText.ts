import { htmlText } from '@gallery/contract/plain'

/** The words of HTML that the server has cleaned, for a description: at most 200 characters, cut after a word. */
export function plainText(html: string): string {
  const text = htmlText(html)
  return text.length <= 200 ? text : `${text.slice(0, 199).replace(/\s+\S*$/, '')}…`
}
