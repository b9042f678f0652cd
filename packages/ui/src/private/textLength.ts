import { isValidElement, type ReactNode } from 'react'

/** How many characters the words in `node` have, as far as they can be seen without rendering components. */
export function textLength(node: ReactNode): number {
  if (typeof node === 'string' || typeof node === 'number') return String(node).length
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + textLength(each), 0)
  return isValidElement<{ children?: ReactNode }>(node) ? textLength(node.props.children) : 0
}

/** The first character of the words in `node`, as far as they can be seen without rendering components. */
export function firstLetter(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node).trim().charAt(0)
  if (Array.isArray(node)) return node.reduce<string>((found, each) => found || firstLetter(each), '')
  return isValidElement<{ children?: ReactNode }>(node) ? firstLetter(node.props.children) : ''
}

/** From how many characters on a title is set smaller, so that it does not fill the window by itself. */
export const longTitle = 80
