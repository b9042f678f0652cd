import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { tag, tones } from './Tag.css.ts'

/**
 * The tones of states. A page that has more of them adds their names here, and a rule for each, `[data-tone="lent"]`:
 *
 *     import '@gallery/ui'
 *
 *     declare module '@gallery/ui' {
 *       interface TagTones { lent: unknown }
 *     }
 *
 * Without an import the file would declare the module anew, and what the kit exports would be gone.
 */
export interface TagTones extends Record<keyof typeof tones, unknown> {}

/** The tone of a state: one of the kit's, or of those that a page adds. */
export type TagTone = keyof TagTones

/** The classes of the kit's own tones. */
export const toneClasses: Readonly<Record<string, string>> = tones

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /**
   * What kind of state it tells: `hidden` (Oculto, with a hatched square), `confirmed`, `unconfirmed`, `success`
   * (on consignment), `neutral` (sold, lent), `held` (reserved), `outline` (inactive), `error`, `event`, in the colour of the event
   * that `data-event-color` names on an element around it, or one that you added to `TagTones`.
   * @default 'neutral'
   */
  tone?: TagTone
}

/**
 * A state in one or two words; the words say it, the colour repeats it. Renders `<span>`.
 *
 * Use it for a state that changes. Use `Text` instead for a kind or a category that does not.
 */
export function Tag({ tone = 'neutral', className, ...props }: TagProps) {
  return <span data-tone={tone} {...props} className={joinClasses(tag, toneClasses[tone], className)} />
}
