import type { StyleRule } from '@vanilla-extract/css'

/**
 * An ellipsis where the text ends, in whichever script it is: a Latin title on an Arabic page would lose its beginning.
 * It stands at the side that the page is read from all the same.
 */
export const cutAtEnd = {
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule
