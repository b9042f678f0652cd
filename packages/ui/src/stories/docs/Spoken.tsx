import { createElement, Fragment } from 'react'
import { spoken } from './docs.css.ts'

/** A sentence of a record: what stands between backticks is code, as in the comments of the sources. */
export function Spoken({ children }: { children: string }) {
  const parts = children
    .split(/`([^`]+)`/)
    .map((part, at) => (at % 2 ? createElement('code', { className: spoken }, part) : part))
  return createElement(Fragment, null, ...parts)
}
