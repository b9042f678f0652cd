import { createElement, type HTMLAttributes, type Ref } from 'react'

/** The elements that a layout primitive may be, when the default says too little or too much. */
type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'h2'
  | 'h3'
  | 'p'
  | 'span'

/** What every layout primitive passes on to its root. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /**
   * The element to render.
   * @default 'div'
   */
  as?: BoxElement
  ref?: Ref<HTMLElement>
}

/** An element by name; `createElement` because JSX has no element whose name is a union. */
export function Box({ as = 'div', ...props }: BoxProps) {
  return createElement(as, props)
}
