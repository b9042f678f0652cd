/** Enough of a framework's link for the README's sample; the framework itself would take longer than the rest. */
declare module 'next/link' {
  import type { ComponentPropsWithRef, ReactElement } from 'react'

  export default function NextLink(props: ComponentPropsWithRef<'a'> & { href: string }): ReactElement
}
