import { isValidElement, type ReactNode } from 'react'

/** How many characters the words in `node` have, as far as they can be seen without rendering components. */
export function textLength(node: ReactNode): number {
  if (typeof node === 'string' || typeof node === 'number') return String(node).length
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + textLength(each), 0)
  return isValidElement<{ children?: ReactNode }>(node) ? textLength(node.props.children) : 0
}

/** From how many characters on a title is set smaller, so that it does not fill the window by itself. */
export const longTitle = 80
