import type { TagProps, TimelineEvent } from '@gallery/ui'

// What a page adds to the kit's open sets; its own rules for `data-event-color` and `data-tone` say how they look.
declare module '@gallery/ui/theme' {
  interface EventColors {
    blue: unknown
  }
}
declare module '@gallery/ui' {
  interface TagTones {
    lent: unknown
  }
}

export const color: TimelineEvent['color'] = 'blue'
export const own: TimelineEvent['color'] = 'red'
export const tone: TagProps['tone'] = 'lent'
// @ts-expect-error nobody added this one
export const unknownColor: TimelineEvent['color'] = 'teal'
// @ts-expect-error nor this
export const unknownTone: TagProps['tone'] = 'sold'
