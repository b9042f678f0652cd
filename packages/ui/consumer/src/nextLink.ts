import type { ComponentPropsWithRef, ReactElement } from 'react'

/** Enough of a framework's link for the README's sample: its own types are checked with `examples/next`. */
export default function NextLink(props: ComponentPropsWithRef<'a'> & { href: string }): ReactElement {
  throw new Error(`Nobody renders ${props.href} here.`)
}
