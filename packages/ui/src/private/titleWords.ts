import { isValidElement, type ReactNode } from 'react'

/** The words in `node`, as far as they can be seen without rendering components. */
export function wordsIn(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? wordsIn(node.props.children) : ''
}

/**
 * Whether a title is set smaller: more than eighty characters would fill the window by themselves, and a word of fifteen
 * letters may be longer than a line, which would break it.
 */
export function isLongTitle(words: string): boolean {
  return /.{81}|\p{L}{15}/su.test(words)
}
