import { htmlText } from '@gallery/contract'

/** The text of what was written with the panel's editor: a line for each paragraph. */
export function textOf(html: string): string {
  return htmlText(html, '\n')
}
