import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { tag, tones } from './Tag.css.ts'

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /**
   * What kind of state it tells: `hidden` (Oculto, with a hatched square), `confirmed`, `unconfirmed`, `success`
   * (En consignación), `neutral` (Vendida, Prestada), `outline` (Inactivo), `error`, or `event`, in the colour of the
   * event whose class stands on an element around it.
   * @default 'neutral'
   */
  tone?: keyof typeof tones
}

/**
 * A state in one or two words; the words say it, the colour repeats it. Renders `<span>`.
 *
 * Use it for a state that changes. Use `Text` instead for a kind or a category that does not.
 */
export function Tag({ tone = 'neutral', className, ...props }: TagProps) {
  return <span data-tone={tone} {...props} className={joinClasses(tag, tones[tone], className)} />
}
