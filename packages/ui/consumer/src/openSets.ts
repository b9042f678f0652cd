import type { TagProps, TimelineEvent } from '@gallery/ui'

// What the README's sample adds to the kit's open sets.
export const color: TimelineEvent['color'] = 'blue'
export const own: TimelineEvent['color'] = 'red'
export const tone: TagProps['tone'] = 'lent'
// @ts-expect-error nobody added this one
export const unknownColor: TimelineEvent['color'] = 'teal'
// @ts-expect-error nor this
export const unknownTone: TagProps['tone'] = 'sold'
